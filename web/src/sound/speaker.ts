import { render } from './models.ts';
import type { Cue, Sound } from './sound.ts';
import { RATE } from './synthesis.ts';

interface Speaker {
  readonly context: AudioContext;
  /** Where sounds come together. */
  readonly output: AudioNode;
  readonly takes: Map<string, AudioBuffer>;
  /** Sounds that have not ended. */
  readonly playing: Map<AudioBufferSourceNode, { readonly sound: Sound; readonly start: number }>;
}

/** Each sound is rendered a few times, and each time played a little faster or slower. */
const TAKES = 3;
const DETUNE = 0.04;
/** A step is never quite in time. */
const JITTER_SECONDS = 0.008;
/** The same sound within this time is heard once. */
const TOGETHER_SECONDS = 0.05;
const MOST_AT_ONCE = 12;
/** A sound that waited longer than this for the device is dropped: the motion is over. */
const LATE_MS = 300;
/** The device may turn its speaker off after this much silence. */
const REST_MS = 20_000;

let speaker: Speaker | undefined;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Plays sounds. `volume` from 0 to 1, squared: hearing is logarithmic, so half the slider is a quarter of the amplitude. */
export async function emit(cues: readonly Cue[], volume: number): Promise<void> {
  speaker ??= open();
  const { context } = speaker;
  if (context.state !== 'running' && !(await isAwake(context))) return;
  for (const cue of cues) sound(speaker, cue, volume ** 2);
  clearTimeout(rest);
  rest = setTimeout(() => context.suspend().catch(() => undefined), REST_MS);
}

/** Drops what has not begun. */
export function hush(): void {
  if (speaker === undefined) return;
  for (const [source, { start }] of speaker.playing) {
    if (start <= speaker.context.currentTime) continue;
    source.stop();
    speaker.playing.delete(source);
  }
}

async function isAwake(context: AudioContext): Promise<boolean> {
  const asked = performance.now();
  await context.resume().catch(() => undefined);
  return context.state === 'running' && performance.now() - asked < LATE_MS;
}

function open(): Speaker {
  const context = new AudioContext();
  const limiter = context.createWaveShaper();
  limiter.curve = Float32Array.from({ length: 1025 }, (_, i) => limited(i / 256 - 2));
  const output = context.createGain();
  // The limiter's curve covers -1 to 1: it takes twice as much.
  output.gain.value = 0.5;
  output.connect(limiter).connect(context.destination);
  return { context, output, takes: new Map(), playing: new Map() };
}

/** Unchanged up to 0.7; several sounds together come closer and closer to 1. */
function limited(value: number): number {
  const over = Math.abs(value) - 0.7;
  return over <= 0 ? value : Math.sign(value) * (0.7 + 0.3 * Math.tanh(over / 0.3));
}

function sound({ context, output, takes, playing }: Speaker, { sound, after = 0, side = 0, loud = 1 }: Cue, level: number): void {
  const start = context.currentTime + Math.max(0, after / 1000 + (after > 0 ? vary(JITTER_SECONDS) : 0));
  const isHeard = [...playing.values()].some((other) => other.sound === sound && Math.abs(other.start - start) < TOGETHER_SECONDS);
  if (isHeard || playing.size >= MOST_AT_ONCE) return;
  const source = context.createBufferSource();
  source.buffer = takeOf(context, takes, sound);
  source.playbackRate.value = 1 + vary(DETUNE);
  const volume = context.createGain();
  volume.gain.value = level * loud;
  const place = context.createStereoPanner();
  place.pan.value = side;
  source.connect(volume).connect(place).connect(output);
  playing.set(source, { sound, start });
  source.onended = () => playing.delete(source);
  source.start(start);
}

function takeOf(context: AudioContext, takes: Map<string, AudioBuffer>, sound: Sound): AudioBuffer {
  const key = `${sound} ${Math.floor(Math.random() * TAKES)}`;
  const kept = takes.get(key);
  if (kept) return kept;
  const samples = render(sound, Math.random);
  const buffer = context.createBuffer(1, samples.length, RATE);
  buffer.copyToChannel(samples, 0);
  takes.set(key, buffer);
  return buffer;
}

const vary = (most: number) => (Math.random() * 2 - 1) * most;

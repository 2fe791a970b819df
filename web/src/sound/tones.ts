import type { Sound } from './sound.ts';

/** Synthesized sounds: no audio files. */

interface Tone {
  readonly wave: OscillatorType;
  /** Frequency in hertz, at the start and at the end. */
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
  /** Tremolo, for a bleat. */
  readonly tremble?: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ wave: 'triangle', from: 420, to: 180, at: 0, long: 0.07, loud: 0.25 }],
  step: [{ wave: 'sine', from: 190, to: 110, at: 0, long: 0.06, loud: 0.3 }],
  baa: [{ wave: 'sawtooth', from: 420, to: 310, at: 0, long: 0.5, loud: 0.12, tremble: 13 }],
  home: [
    { wave: 'sine', from: 520, to: 520, at: 0, long: 0.12, loud: 0.2 },
    { wave: 'sine', from: 780, to: 780, at: 0.1, long: 0.2, loud: 0.2 },
  ],
  bell: [
    { wave: 'sine', from: 1180, to: 1170, at: 0, long: 0.7, loud: 0.16 },
    { wave: 'sine', from: 2950, to: 2940, at: 0, long: 0.3, loud: 0.05 },
  ],
  mine: [
    { wave: 'sine', from: 880, to: 878, at: 0, long: 0.5, loud: 0.14 },
    { wave: 'sine', from: 1320, to: 1318, at: 0.12, long: 0.6, loud: 0.12 },
    { wave: 'sine', from: 2640, to: 2636, at: 0.12, long: 0.25, loud: 0.03 },
  ],
  coin: [
    { wave: 'triangle', from: 1568, to: 1568, at: 0, long: 0.05, loud: 0.12 },
    { wave: 'triangle', from: 2093, to: 2093, at: 0.05, long: 0.16, loud: 0.12 },
  ],
  howl: [{ wave: 'sine', from: 240, to: 520, at: 0, long: 1.1, loud: 0.16, tremble: 5 }],
  turn: [{ wave: 'triangle', from: 300, to: 600, at: 0, long: 0.18, loud: 0.15 }],
  won: [523, 659, 784, 1047].map((hertz, i) => ({ wave: 'triangle', from: hertz, to: hertz, at: i * 0.13, long: 0.3, loud: 0.2 })),
  lost: [440, 392, 330].map((hertz, i) => ({ wave: 'triangle', from: hertz, to: hertz * 0.98, at: i * 0.2, long: 0.35, loud: 0.18 })),
};

let audio: AudioContext | undefined;

/** `volume` from 0 to 1, squared: hearing is logarithmic, so half the slider is a quarter of the amplitude. */
export function make(sound: Sound, volume: number): void {
  if (volume === 0) return;
  audio ??= new AudioContext();
  for (const tone of SOUNDS[sound]) sing(audio, { ...tone, loud: tone.loud * volume ** 2 * 2 });
}

function sing(context: AudioContext, { wave, from, to, at, long, loud, tremble }: Tone): void {
  const start = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(context.destination);
  if (tremble !== undefined) {
    const shake = context.createOscillator();
    const depth = context.createGain();
    shake.frequency.value = tremble;
    depth.gain.value = 28;
    shake.connect(depth).connect(voice.frequency);
    shake.start(start);
    shake.stop(start + long);
  }
  voice.start(start);
  voice.stop(start + long + 0.02);
}

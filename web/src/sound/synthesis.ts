/** Building blocks of modeled sounds: samples in, samples out. No browser needed, so tests can listen. */

/** Samples a second. Nothing of ours is above 12 kHz. */
export const RATE = 32_000;

export type Wave = Float32Array<ArrayBuffer>;
/** Every sound begins and ends softly, in seconds. */
const FADE_IN = 0.002;
const FADE_OUT = 0.02;

/** A number from 0 to 1, as `Math.random`. */
export type Chance = () => number;
/** A value over time, in seconds. */
export type Curve = (time: number) => number;

export const between = (chance: Chance, low: number, high: number) => low + chance() * (high - low);

export function wave(seconds: number, at: Curve): Wave {
  return Float32Array.from({ length: Math.ceil(seconds * RATE) }, (_, i) => at(i / RATE));
}

export const silence = (seconds: number): Wave => new Float32Array(Math.ceil(seconds * RATE));
export const noise = (seconds: number, chance: Chance): Wave => wave(seconds, () => chance() * 2 - 1);

/** A smooth line through points `[time, value]`, first to last. */
export function curve(...points: readonly (readonly [time: number, value: number])[]): Curve {
  return (time) => {
    const next = points.findIndex(([at]) => at > time);
    const [after, before] = [points.at(next), points.at(next - 1)];
    if (after === undefined || before === undefined || next < 0) return points.at(-1)?.[1] ?? 0;
    if (next === 0) return after[1];
    const part = (time - before[0]) / (after[0] - before[0]);
    return before[1] + (after[1] - before[1]) * (0.5 - 0.5 * Math.cos(Math.PI * part));
  };
}

/** Adds `part` to `whole`, as far as there is room. */
export function add(whole: Wave, part: Wave, at = 0, gain = 1): Wave {
  const start = Math.round(at * RATE);
  const end = Math.min(part.length, whole.length - start);
  for (let i = 0; i < end; i++) whole[start + i] = (whole[start + i] ?? 0) + (part[i] ?? 0) * gain;
  return whole;
}

export const shaped = (sound: Wave, envelope: Curve): Wave => sound.map((value, i) => value * envelope(i / RATE));

/** How often the coefficients of a filter follow a curve, in samples. */
const STEP = 32;

/** What a cavity or a body lets through: one peak of height 1. Bandwidth in hertz. */
export function resonance(sound: Wave, hertz: number | Curve, bandwidth: number): Wave {
  const radius = Math.exp((-Math.PI * bandwidth) / RATE);
  const gain = (1 - radius ** 2) / 2;
  let [x1, x2, y1, y2, turn] = [0, 0, 0, 0, 0];
  return sound.map((x, i) => {
    if (i % STEP === 0) turn = 2 * radius * Math.cos((2 * Math.PI * (typeof hertz === 'number' ? hertz : hertz(i / RATE))) / RATE);
    const y = gain * (x - x2) + turn * y1 - radius ** 2 * y2;
    [x1, x2, y1, y2] = [x, x1, y, y1];
    return y;
  });
}

/** One pole: 6 dB per octave above this frequency. */
export function lowPass(sound: Wave, hertz: number): Wave {
  const keep = Math.exp((-2 * Math.PI * hertz) / RATE);
  let last = 0;
  return sound.map((value) => {
    last = value + (last - value) * keep;
    return last;
  });
}

export function highPass(sound: Wave, hertz: number): Wave {
  const low = lowPass(sound, hertz);
  return sound.map((value, i) => value - (low[i] ?? 0));
}

/** A way a struck body vibrates. `decay`: the time to fall to 1/e. */
export type Mode = readonly [hertz: number, decay: number, level: number];

/** A body that rings with its modes when a force acts on it. */
export function ring(force: Wave, modes: readonly Mode[], seconds: number): Wave {
  const sound = silence(seconds);
  const fade = FADE_OUT * RATE;
  for (const [hertz, decay, level] of modes) {
    const radius = Math.exp(-1 / (decay * RATE));
    const angle = (2 * Math.PI * hertz) / RATE;
    const [turn, gain] = [2 * radius * Math.cos(angle), level * Math.sin(angle)];
    let [y1, y2] = [0, 0];
    for (let i = 0; i < sound.length; i++) {
      const y = gain * (force[i] ?? 0) + turn * y1 - radius ** 2 * y2;
      [y1, y2] = [y, y1];
      sound[i] = (sound[i] ?? 0) + y * Math.min(1, (sound.length - i) / fade);
    }
  }
  return sound;
}

/** The force of a blow: the longer the contact, the softer the mallet. `rough` adds noise, as from grit. */
export function blow(contact: number, rough: number, chance: Chance): Wave {
  return wave(contact, (time) => (0.5 - 0.5 * Math.cos((2 * Math.PI * time) / contact)) * (1 + rough * (chance() * 2 - 1)));
}

interface Throat {
  readonly seconds: number;
  readonly pitch: Curve;
  /** The part of each cycle in which the vocal folds are open: larger is softer. */
  readonly open: number;
  /** Irregularity from one cycle to the next, as a part of pitch and strength. */
  readonly rough: number;
  /** The level of breath. */
  readonly breath: number;
}

/** The pulses of vocal folds, and the breath between them. */
export function throat({ seconds, pitch, open, rough, breath }: Throat, chance: Chance): Wave {
  let [phase, bend, strength] = [0, 1, 1];
  return wave(seconds, (time) => {
    phase += (pitch(time) * bend) / RATE;
    if (phase >= 1) {
      phase -= 1;
      bend = 1 + rough * (chance() * 2 - 1);
      strength = 1 + 2 * rough * (chance() * 2 - 1);
    }
    const part = phase / open;
    const air = (chance() * 2 - 1) * breath;
    // The derivative of the flow: a slow opening, a sudden closure.
    return part < 1 ? strength * (2 * part - 3 * part ** 2) + air : air * 0.4;
  });
}

export type Formant = readonly [hertz: number | Curve, bandwidth: number, level: number];

/** Shapes a throat's sound by the cavities of a mouth. */
export function mouth(sound: Wave, formants: readonly Formant[]): Wave {
  const voiced: Wave = new Float32Array(sound.length);
  // Neighbors in opposite phase leave no notch between them.
  formants.forEach(([hertz, bandwidth, level], i) => {
    add(voiced, resonance(sound, hertz, bandwidth), 0, i % 2 === 0 ? level : -level);
  });
  return voiced;
}

/** Trees and hills far away send a sound back, duller each time. */
export function echoes(sound: Wave, seconds: number, taps: readonly (readonly [delay: number, gain: number])[], hertz: number): Wave {
  const whole = add(silence(seconds), sound);
  return taps.reduce((all, [delay, gain], i) => add(all, lowPass(sound, hertz / (i + 1)), delay, gain), whole);
}

/** The loudest sample of any sound. */
const PEAK = 0.85;
/** The span over which loudness is measured. */
const SPAN = 0.04;

/** Without rumble, beginning and ending at zero, at this loudness (the level of its loudest 40 ms) or as near as its peak allows. */
export function finished(sound: Wave, loudness: number): Wave {
  const clean = highPass(sound, 40);
  const seconds = clean.length / RATE;
  // The last sample is zero.
  const edge = (time: number) => Math.max(0, Math.min(1, time / FADE_IN, (seconds - time - 1 / RATE) / FADE_OUT));
  const faded = shaped(clean, edge);
  const peak = faded.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  const gain = Math.min(loudness / Math.max(1e-9, loudest(faded)), PEAK / peak);
  return faded.map((value) => value * gain);
}

/** The same sound at this loudness. */
export function levelled(sound: Wave, loudness: number): Wave {
  const gain = loudness / Math.max(1e-9, loudest(sound));
  return sound.map((value) => value * gain);
}

/** The level of the loudest 40 ms. */
export function loudest(sound: Wave): number {
  const span = Math.min(sound.length, SPAN * RATE);
  let most = 0;
  for (let start = 0; start + span <= sound.length; start += span / 2) {
    let sum = 0;
    for (let i = start; i < start + span; i++) sum += (sound[i] ?? 0) ** 2;
    most = Math.max(most, Math.sqrt(sum / span));
  }
  return most;
}

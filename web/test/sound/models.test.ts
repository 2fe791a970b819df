import { FastRandom } from '@bellwether/kernel';
import { describe, expect, it } from 'vitest';
import { render, SOUNDS } from '../../src/sound/models.ts';
import { type Sound, steps } from '../../src/sound/sound.ts';
import { loudest, RATE, type Wave } from '../../src/sound/synthesis.ts';

const take = (sound: Sound, seed: number): Wave => {
  const random = new FastRandom(seed);
  return render(sound, () => random.below(2 ** 24) / 2 ** 24);
};
const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each(SOUNDS)('%s', (sound) => {
  const takes = SEEDS.map((seed) => take(sound, seed));

  it('is short, heard, and never clips', () => {
    for (const wave of takes) {
      expect(wave.length / RATE).toBeGreaterThan(0.1);
      expect(wave.length / RATE).toBeLessThan(2.5);
      expect(wave.every(Number.isFinite)).toBe(true);
      expect(Math.max(...wave.map(Math.abs))).toBeLessThan(0.9);
      expect(loudest(wave)).toBeGreaterThan(0.04);
      // Quiet next to music: nobody jumps.
      expect(loudest(wave)).toBeLessThan(0.2);
    }
  });

  it('starts and ends at zero without a click, and rests on no offset', () => {
    for (const wave of takes) {
      expect([wave[0], wave.at(-1)]).toEqual([0, 0].map(() => expect.closeTo(0, 6)));
      const peak = Math.max(...wave.map(Math.abs));
      expect(Math.abs(wave[1] ?? 1)).toBeLessThan(0.1 * peak);
      expect(Math.max(...wave.slice(-Math.round(0.004 * RATE)).map(Math.abs))).toBeLessThan(0.05 * peak);
      expect(Math.abs(wave.reduce((sum, value) => sum + value, 0) / wave.length)).toBeLessThan(0.002);
    }
  });

  it('has ended when it ends, and begins at once', () => {
    for (const wave of takes) {
      const whole = loudest(wave);
      expect(loudest(wave.slice(0, Math.round(0.2 * RATE)))).toBeGreaterThan(0.2 * whole);
      expect(loudest(wave.slice(-Math.round(0.04 * RATE)))).toBeLessThan(0.35 * whole);
    }
  });

  it('is a little different each time', () => {
    const [one, two] = takes;
    expect(one).not.toEqual(two);
    expect(takes[0]).toEqual(take(sound, 1));
  });
});

/** The pitch around a moment, by autocorrelation. */
function pitchAt(wave: Wave, time: number, low: number, high: number): number {
  const from = Math.round(time * RATE);
  const span = Math.round(0.06 * RATE);
  let best = { lag: 0, sum: Number.NEGATIVE_INFINITY };
  for (let lag = Math.floor(RATE / high); lag <= RATE / low; lag++) {
    let sum = 0;
    for (let i = from; i < from + span; i++) sum += (wave[i] ?? 0) * (wave[i + lag] ?? 0);
    if (sum > best.sum) best = { lag, sum };
  }
  return RATE / best.lag;
}

const BIN_SECONDS = 0.005;

/** How often a second the level of a voice rises and falls: by autocorrelation of its envelope, without slow changes. */
function tremorOf(wave: Wave): number {
  const size = BIN_SECONDS * RATE;
  const levels = Array.from({ length: Math.floor(0.52 / BIN_SECONDS) }, (_, i) => {
    const bin = wave.slice(i * size, (i + 1) * size);
    return bin.reduce((sum, value) => sum + Math.abs(value), 0) / size;
  });
  const mean = (from: number, to: number) => levels.slice(from, to).reduce((sum, level) => sum + level, 0) / (to - from);
  const swings = levels.map((level, i) => level - mean(Math.max(0, i - 11), i + 11)).slice(26, -12);
  const alike = (lag: number) => swings.slice(lag).reduce((sum, value, i) => sum + value * (swings[i] ?? 0), 0) / (swings.length - lag);
  const lags = Array.from({ length: 22 }, (_, i) => 12 + i);
  const [lag = 1] = lags.sort((a, b) => alike(b) - alike(a));
  return 1 / (lag * BIN_SECONDS);
}

describe('voices', () => {
  it('have the pitch of their animals', () => {
    for (const seed of SEEDS) {
      expect(pitchAt(take('bleat', seed), 0.2, 100, 700)).toSatisfy((hertz: number) => hertz > 170 && hertz < 290);
      expect(pitchAt(take('lamb', seed), 0.16, 100, 900)).toSatisfy((hertz: number) => hertz > 300 && hertz < 480);
      expect(pitchAt(take('howl', seed), 0.9, 150, 900)).toSatisfy((hertz: number) => hertz > 440 && hertz < 600);
      expect(pitchAt(take('howl', seed), 0.08, 150, 900)).toBeLessThan(400);
      expect(pitchAt(take('growl', seed), 0.2, 40, 300)).toBeLessThan(120);
    }
  });

  it('a bleat trembles about nine times a second', () => {
    for (const seed of SEEDS) {
      expect(tremorOf(take('bleat', seed))).toSatisfy((rate: number) => rate > 7.5 && rate < 12);
    }
  });

  it('steps are quieter than voices', () => {
    const loud = (sound: Sound) => Math.max(...SEEDS.map((seed) => loudest(take(sound, seed))));
    for (const step of ['paw', 'hoof'] as const) expect(loud(step)).toBeLessThan(0.7 * loud('bleat'));
  });
});

describe('a walk', () => {
  it('has a step for each change of legs, all before its end', () => {
    for (const duration of [430, 780, 1900]) {
      const times = steps('paw', duration).map(({ after = 0 }) => after);
      expect(times.length).toBe(Math.floor(duration / 140));
      expect(times).toEqual([...times].sort((a, b) => a - b));
      expect(times.at(-1)).toBeLessThan(duration);
    }
  });

  it('is two steps where nothing travels', () => {
    expect(steps('hoof', 0)).toHaveLength(2);
  });
});

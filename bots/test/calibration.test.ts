import { FastRandom } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../src/index.ts';
import { type Curve, calibrated, curveOf, EXACT, fittedCurve, odds } from '../src/shared/calibration.ts';
import { sigmoid } from '../src/shared/portable.ts';
import { CURVES as SHEEP_CURVES } from '../src/sheep-and-thief/curves.ts';
import { sheepAndThiefBots } from '../src/sheep-and-thief/game-bots.ts';
import * as sheep from '../src/sheep-and-thief/levels.ts';
import { curveKey as sheepCurveKey } from '../src/sheep-and-thief/search-players.ts';
import { CURVES as WOLF_CURVES } from '../src/wolf-and-hound/curves.ts';
import { wolfAndHoundBots } from '../src/wolf-and-hound/game-bots.ts';
import * as wolf from '../src/wolf-and-hound/levels.ts';
import { curveKey as wolfCurveKey } from '../src/wolf-and-hound/search-players.ts';
import { randomPosition } from './random-position.ts';
import { randomPosition as sheepPosition } from './sheep-and-thief-position.ts';

describe('a curve', () => {
  it('is linear in log odds: 0 and 1 stay, and order is preserved', () => {
    expect(calibrated(0, [1.3, 0.2])).toBe(0);
    expect(calibrated(1, [1.3, 0.2])).toBe(1);
    expect(calibrated(0.7, [1.3, 0.2])).toBeCloseTo(sigmoid(1.3 * odds(0.7) + 0.2), 12);
    const said = [0.0001, 0.05, 0.3, 0.5, 0.51, 0.9, 0.9995];
    for (const curve of [[1.3, 0.2] as const, [0.7, -0.4, 1.6] as const]) {
      const told = said.map((win) => calibrated(win, curve));
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }
  });

  it('may have another slope above even odds', () => {
    expect(calibrated(0.3, [1.3, 0.2, 0.9])).toBeCloseTo(sigmoid(1.3 * odds(0.3) + 0.2), 12);
    expect(calibrated(0.7, [1.3, 0.2, 0.9])).toBeCloseTo(sigmoid(0.9 * odds(0.7) + 0.2), 12);
  });

  it("may be another player's, with a line on top", () => {
    const curves = {
      fox: { 'here 1': [1.3, 0.2, 0.9], 'here missions': [1.2, 0.1], there: [1.1, 0.3] },
      wolf: ['fox', { here: [0.5, -0.1] }, 'missions'],
    } as const;
    const [fox, wolf] = (['fox', 'wolf'] as const).map((player) => curveOf(curves, player, 'here 1')) as [Curve, Curve];
    for (const win of [0.1, 0.4, 0.7, 0.95]) expect(odds(calibrated(win, wolf))).toBeCloseTo(0.5 * odds(calibrated(win, fox)) - 0.1, 12);
    expect(curveOf(curves, 'wolf', 'here missions')).toEqual([1.2, 0.1]);
    expect(curveOf(curves, 'wolf', 'there')).toEqual([1.1, 0.3, 1.1]);
    expect(curveOf(curves, 'wolf', EXACT)).toEqual([1, 0]);
  });

  it.each(LEVELS)('was fitted for %s at every stage of every table, and is increasing', (level) => {
    let fitted = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const wolfKey = wolfCurveKey(randomPosition(seed).view);
      expect(fittedCurve(WOLF_CURVES, level, wolfKey)?.[0], wolfKey).toBeGreaterThan(0);
      const sheepKey = sheepCurveKey(sheepPosition(seed).view);
      if (sheepKey === EXACT) continue;
      const [slope, , above] = fittedCurve(SHEEP_CURVES, level, sheepKey) ?? [];
      expect(slope, sheepKey).toBeGreaterThan(0);
      expect(above, sheepKey).toBeGreaterThan(0);
      fitted++;
    }
    expect(fitted).toBeGreaterThan(350);
  });
});

/** Rounded to nine digits: even without curves, a probability is converted to odds and back. */
const rounded = (considered: readonly { readonly win: number }[]) => considered.map(({ win }) => Math.round(1e9 * win) / 1e9);

describe('reported probabilities are calibrated by the curve of the level', () => {
  it('a choice and a hint of Wolf & Hound', () => {
    const raw = wolf.playersWith({});
    for (let seed = 1; seed <= 20; seed++) {
      const { view, legal } = randomPosition(seed);
      const budget = { iterations: 60, explain: false };
      const curve = curveOf(WOLF_CURVES, 'wolf', wolfCurveKey(view));
      const { considered } = raw.wolf.choose(view, legal, budget, new FastRandom(seed));
      const wins = rounded(considered.map(({ win }) => ({ win: calibrated(win, curve) })));
      expect(rounded(wolfAndHoundBots.players.wolf.choose(view, legal, budget, new FastRandom(seed)).considered)).toEqual(wins);
      const hinted = rounded(wolfAndHoundBots.hint(view, legal, budget, new FastRandom(seed)).moves);
      expect(hinted).toEqual(wins.toSorted((a, b) => b - a));
    }
  });

  it('a choice and a hint of Sheep & Thief', () => {
    const raw = sheep.playersWith({});
    for (let seed = 1; seed <= 8; seed++) {
      const { view, state, seat } = sheepPosition(seed);
      const legal = () => sheepAndThief.legal(state, seat);
      const budget = { iterations: 6, explain: false };
      const curve = curveOf(SHEEP_CURVES, 'wolf', sheepCurveKey(view));
      const { considered } = raw.wolf.choose(view, legal(), budget, new FastRandom(seed));
      const wins = rounded(considered.map(({ win }) => ({ win: calibrated(win, curve) })));
      expect(rounded(sheepAndThiefBots.players.wolf.choose(view, legal(), budget, new FastRandom(seed)).considered)).toEqual(wins);
      expect(rounded(sheepAndThiefBots.hint(view, legal(), budget, new FastRandom(seed)).moves)).toEqual(wins);
    }
  });
});

import type { PlayerName } from './levels.ts';
import { sigmoid } from './portable.ts';

/**
 * A correction for a level's systematically biased win probabilities. It is linear in log odds: `slope` × log odds + `shift`. `above`, if
 * given, replaces the slope where the odds are better than even.
 */
export type Curve = readonly [slope: number, shift: number, above?: number];

/** Clamps win probabilities near 0 or 1, so that log odds stay finite. */
const MAX_CERTAINTY = 0.999;

/** The log odds of a probability. */
export function odds(win: number): number {
  const p = Math.max(1 - MAX_CERTAINTY, Math.min(MAX_CERTAINTY, win));
  return Math.log(p / (1 - p));
}

/** The corrected probability. Maps 0 to 0 and 1 to 1, and preserves order. */
export function calibrated(win: number, [slope, shift, above = slope]: Curve): number {
  if (win <= 0 || win >= 1) return win;
  const said = odds(win);
  return sigmoid((said > 0 ? above : slope) * said + shift);
}

type ByKey = Readonly<Record<string, Curve>>;

/**
 * Another player's curves with a linear correction on top: for `['fox', { 2: [0.9, 0.1] }, 'missions']` the key `2 draft 8` gives Fox's
 * curve of that key, then 0.9 × log odds + 0.1. The first word of the key picks the correction. Keys that contain the word `without` (here
 * `missions`) get the other player's curve unchanged.
 */
export type BorrowedCurves = readonly [player: PlayerName, lines: Readonly<Record<string, OddsLine>>, without: string];
type OddsLine = readonly [slope: number, shift: number];

/** By player, then by key: words that describe the table a curve was fitted for, such as `2 missions draft 8`. */
export type Curves = Readonly<Partial<Record<PlayerName, ByKey | BorrowedCurves>>>;

/** The identity curve. */
const IDENTITY: Curve = [1, 0];
/** The key of positions that a level solves: their probabilities are exact, so no curve is fitted. */
export const EXACT = 'exact';

export function isBorrowed(curves: ByKey | BorrowedCurves | undefined): curves is BorrowedCurves {
  return Array.isArray(curves);
}

/** Undefined if none was fitted. */
export function fittedCurve(curves: Curves, player: PlayerName, key: string): Curve | undefined {
  const own = curves[player];
  if (!isBorrowed(own)) return own?.[key];
  const [other, lines, without] = own;
  const curve = fittedCurve(curves, other, key);
  const words = key.split(' ');
  if (curve === undefined || words.includes(without)) return curve;
  const [slope, shift, above = slope] = curve;
  const [times, more] = lines[words[0] as string] ?? [1, 0];
  return [times * slope, times * shift + more, times * above];
}

export function curveOf(curves: Curves, player: PlayerName, key: string): Curve {
  return fittedCurve(curves, player, key) ?? IDENTITY;
}

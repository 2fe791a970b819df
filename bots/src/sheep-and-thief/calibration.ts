import { sigmoid } from '../frame/evaluator.ts';

/** How much surer than it says a mind may be, by number of players: 1 leaves its figures alone. Found by reliability tables (docs/bots.md). */
export type Curve = Readonly<Record<number, number>>;

/** The value function is a little shy, more so with many at the table; imagined rounds are about as sure as they should be. */
export const PLAIN_CURVE: Curve = { 2: 1.2, 3: 1.35, 4: 1.5 };
export const SEARCH_CURVE: Curve = { 2: 1, 3: 1.15, 4: 1.3 };

const SUREST = 0.999;

/** Stretches the odds away from those of a seat that knows nothing, one of so many. */
export function calibrated(win: number, players: number, curve: Curve): number {
  if (win <= 0 || win >= 1) return win;
  const middle = -Math.log(players - 1);
  const held = Math.max(1 - SUREST, Math.min(SUREST, win));
  return sigmoid(middle + (curve[players] ?? 1) * (Math.log(held / (1 - held)) - middle));
}

import type { Config } from '@bellwether/sheep-and-thief';
import { sigmoid } from '../frame/evaluator.ts';

/** How much surer than it says a mind may be, by number of players: 1 leaves its figures alone. Found by reliability tables (docs/bots.md). */
export type Curve = Readonly<Record<number, number>>;

/** The value function is a little shy, but with secret missions about it should be the shyer. */
export const VALUE_CURVE: Curve = { 2: 1.2, 3: 1.25, 4: 1.35 };
const WITH_MISSIONS = 0.7;

const SUREST = 0.999;

/** Stretches the odds away from those of a seat that knows nothing, one of so many. */
export function calibrated(win: number, { players, missions }: Pick<Config, 'players' | 'missions'>, curve: Curve): number {
  if (win <= 0 || win >= 1) return win;
  const middle = -Math.log(players - 1);
  const held = Math.max(1 - SUREST, Math.min(SUREST, win));
  const stretch = (curve[players] ?? 1) * (missions ? WITH_MISSIONS : 1);
  return sigmoid(middle + stretch * (Math.log(held / (1 - held)) - middle));
}

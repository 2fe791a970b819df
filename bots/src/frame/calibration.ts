import { sigmoid } from './evaluator.ts';
import type { PlayerName } from './levels.ts';

/**
 * A straight line between odds puts right what a way of thinking gets systematically wrong: `slope` × said + `shift`. It may bend at
 * even: `above` is its slope from there on.
 */
export type Curve = readonly [slope: number, shift: number, above?: number];

/** Nobody knows better than this before the game is over. */
const SUREST = 0.999;

export function odds(win: number): number {
  const held = Math.max(1 - SUREST, Math.min(SUREST, win));
  return Math.log(held / (1 - held));
}

/** What is certain stays certain; all else keeps its order. */
export function calibrated(win: number, [slope, shift, above = slope]: Curve): number {
  if (win <= 0 || win >= 1) return win;
  const said = odds(win);
  return sigmoid((said > 0 ? above : slope) * said + shift);
}

type ByKey = Readonly<Record<string, Curve>>;

/** Curves as a plain file has them: by player, then by what of a table they were fitted for; a name stands for that player's. */
export type Curves = Readonly<Partial<Record<PlayerName, ByKey | PlayerName>>>;

/** Nothing to put right. */
const AS_SAID: Curve = [1, 0];
/** The key where what is said was counted, not guessed: no curve is fitted for it. */
export const EXACT = 'exact';

/** The curves of a player, its own or those it shares. */
export function curvesFor(curves: Curves, player: PlayerName): ByKey | undefined {
  const own = curves[player];
  return typeof own === 'string' ? curvesFor(curves, own) : own;
}

export function curveOf(curves: Curves, player: PlayerName, key: string): Curve {
  return curvesFor(curves, player)?.[key] ?? AS_SAID;
}

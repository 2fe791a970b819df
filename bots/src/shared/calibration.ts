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

/** The curves of another player, and on top a line of one's own by the first word of the key, but not where the key has the word `without`. */
export type Shared = readonly [player: PlayerName, lines: Readonly<Record<string, Line>>, without: string];
export type Line = readonly [slope: number, shift: number];

/** Curves as a plain file has them: by player, then by what of a table they were fitted for. */
export type Curves = Readonly<Partial<Record<PlayerName, ByKey | Shared>>>;

/** Nothing to put right. */
const AS_SAID: Curve = [1, 0];
/** The key where what is said was counted, not guessed: no curve is fitted for it. */
export const EXACT = 'exact';

export function isShared(curves: ByKey | Shared | undefined): curves is Shared {
  return Array.isArray(curves);
}

/** Undefined where none was fitted. */
export function fittedCurve(curves: Curves, player: PlayerName, key: string): Curve | undefined {
  const own = curves[player];
  if (!isShared(own)) return own?.[key];
  const [other, lines, without] = own;
  const curve = fittedCurve(curves, other, key);
  const words = key.split(' ');
  if (curve === undefined || words.includes(without)) return curve;
  const [slope, shift, above = slope] = curve;
  const [times, more] = lines[words[0] as string] ?? [1, 0];
  return [times * slope, times * shift + more, times * above];
}

export function curveOf(curves: Curves, player: PlayerName, key: string): Curve {
  return fittedCurve(curves, player, key) ?? AS_SAID;
}

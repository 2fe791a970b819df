import { sigmoid } from '../frame/evaluator.ts';

/** A straight line between odds puts right what a way of thinking gets systematically wrong; docs/bots.md has the figures. */
export interface Curve {
  readonly slope: number;
  readonly shift: number;
}

/** Nothing to put right: the value function was learned from results. */
export const TRUE_CURVE: Curve = { slope: 1, shift: 0 };
/** A search spends some of its time on moves nobody would make, and so takes every lead for smaller than it is. */
export const SHORT_SEARCH_CURVE: Curve = { slope: 1.15, shift: 0 };
export const LONG_SEARCH_CURVE: Curve = { slope: 1.2, shift: 0 };

const SUREST = 0.999;

export function calibrated(win: number, { slope, shift }: Curve): number {
  if (win <= 0 || win >= 1) return win;
  const held = Math.max(1 - SUREST, Math.min(SUREST, win));
  return sigmoid(slope * Math.log(held / (1 - held)) + shift);
}

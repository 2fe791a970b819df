import { sigmoid } from '../frame/evaluator.ts';

/** Search is a little too sure, the value function a little too shy: a straight line between odds puts both right (docs/bots.md). */
export interface Curve {
  readonly slope: number;
  readonly shift: number;
}

export const SEARCH_CURVE: Curve = { slope: 1, shift: 0 };
export const PLAIN_CURVE: Curve = { slope: 1, shift: 0 };

const SUREST = 0.999;

export function calibrated(win: number, { slope, shift }: Curve): number {
  if (win <= 0 || win >= 1) return win;
  const held = Math.max(1 - SUREST, Math.min(SUREST, win));
  return sigmoid(slope * Math.log(held / (1 - held)) + shift);
}

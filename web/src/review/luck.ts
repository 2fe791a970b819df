import type { Balance, SeatFacts } from '@bellwether/review';

/** Start + moves + cards = result, in whole points of the chance to win. */
export interface Sum {
  readonly start: number;
  readonly moves: number;
  readonly cards: number;
  readonly result: number;
}

/** Cards are what is left once the others are rounded: so a reader can add up what is printed. */
export function sumOf({ start, result }: Pick<SeatFacts, 'start' | 'result'>, { choices }: Pick<Balance, 'choices'>): Sum {
  const [from, moves, to] = [pointsOf(start), pointsOf(choices), pointsOf(result)];
  return { start: from, moves, cards: to - from - moves, result: to };
}

/** Never −0, which would be printed. */
export function pointsOf(share: number): number {
  return Math.round(100 * share) || 0;
}

/** A change with its sign: +5, −12, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

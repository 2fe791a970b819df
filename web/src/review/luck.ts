import type { Balance, CountedIn } from '@bellwether/review';

/** Start + moves + cards = result, in whole percent of win probability or in whole gold. */
export interface Sum {
  readonly start: number;
  readonly moves: number;
  readonly cards: number;
  readonly result: number;
}

/** Cards are the remainder after rounding the others, so that the printed figures add up. */
export function sumOf({ start, result, choices }: Pick<Balance, 'start' | 'result' | 'choices'>, countedIn: CountedIn): Sum {
  const [from, moves, to] = [wholeOf(start, countedIn), wholeOf(choices, countedIn), wholeOf(result, countedIn)];
  return { start: from, moves, cards: to - from - moves, result: to };
}

/** The sentence above the table, in the table's own figures. */
export type Headline = {
  /** The number of rivals. */
  readonly rivals: number;
  readonly cards: number;
} & (
  | {
      readonly countedIn: 'share';
      readonly given: number;
      /** Their average loss. */
      readonly rivalsGave: number;
    }
  | {
      readonly countedIn: 'gold';
      /** How much more the rivals lost than this seat, on average. */
      readonly moves: number;
    }
);

/** Averages the printed figures, so that readers find the same. */
export function headlineOf(row: Row, rows: readonly Row[], countedIn: CountedIn): Headline {
  const rivals = rows.filter(({ team }) => team !== row.team);
  const both = { rivals: rivals.length, cards: row.sum.cards };
  if (countedIn === 'gold') return { ...both, countedIn, moves: row.sum.moves };
  const gave = rivals.reduce((sum, { given }) => sum + givenOf(given), 0);
  return { ...both, countedIn, given: givenOf(row.given), rivalsGave: Math.round(gave / Math.max(1, rivals.length)) };
}

/** A row of the table: a seat. */
interface Row {
  readonly team: number;
  readonly given: number;
  readonly sum: Pick<Sum, 'moves' | 'cards'>;
}

/** The loss against the best move; an estimate below zero is shown as zero. */
export function givenOf(given: number): number {
  return pointsOf(Math.max(0, given));
}

/** The value of a seat's own choices. In gold they are compared with an ordinary player's, and may be a gain. */
export function ownOf(given: number, countedIn: CountedIn): string {
  return countedIn === 'gold' ? signed(wholeOf(-given, countedIn)) : String(givenOf(given));
}

export function pointsOf(share: number): number {
  return wholeOf(share, 'share');
}

/** Never −0. Halves round away from zero on both sides, so that leads cancel out. */
export function wholeOf(figure: number, countedIn: CountedIn): number {
  return Math.sign(figure) * Math.round(Math.abs(countedIn === 'gold' ? figure : 100 * figure)) || 0;
}

/** A change with its sign: +5, −12, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

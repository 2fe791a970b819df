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

/** What the sentence above the table says, in the table's own figures. */
export interface Headline {
  readonly given: number;
  /** How many there are, and what they gave away on average. */
  readonly rivals: number;
  readonly rivalsGave: number;
  readonly cards: number;
}

/** The average is that of the figures as they are printed: a reader who works it out finds the same. */
export function headlineOf(row: Row, rows: readonly Row[]): Headline {
  const rivals = rows.filter(({ team }) => team !== row.team);
  const gave = rivals.reduce((sum, { given }) => sum + givenOf(given), 0);
  return {
    given: givenOf(row.given),
    rivals: rivals.length,
    rivalsGave: Math.round(gave / Math.max(1, rivals.length)),
    cards: row.sum.cards,
  };
}

/** A row of the table: a seat. */
interface Row {
  readonly team: number;
  readonly given: number;
  readonly sum: Pick<Sum, 'cards'>;
}

/** What chance brought below nothing is nothing. */
export function givenOf(given: number): number {
  return pointsOf(Math.max(0, given));
}

/** Never −0, which would be printed. */
export function pointsOf(share: number): number {
  return Math.round(100 * share) || 0;
}

/** A change with its sign: +5, −12, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

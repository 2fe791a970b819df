import type { Balance, CountedIn } from '@bellwether/review';

/** Start + moves + cards = result, in whole points of the chance to win or in whole gold. */
export interface Sum {
  readonly start: number;
  readonly moves: number;
  readonly cards: number;
  readonly result: number;
}

/** Cards are what is left once the others are rounded: so a reader can add up what is printed. */
export function sumOf({ start, result, choices }: Pick<Balance, 'start' | 'result' | 'choices'>, countedIn: CountedIn): Sum {
  const [from, moves, to] = [wholeOf(start, countedIn), wholeOf(choices, countedIn), wholeOf(result, countedIn)];
  return { start: from, moves, cards: to - from - moves, result: to };
}

/** What the sentence above the table says, in the table's own figures. */
export type Headline = {
  /** How many there are. */
  readonly rivals: number;
  readonly cards: number;
} & (
  | {
      readonly countedIn: 'share';
      readonly given: number;
      /** On average. */
      readonly rivalsGave: number;
    }
  | {
      readonly countedIn: 'gold';
      /** What the rivals gave away more than this seat, on average. */
      readonly moves: number;
    }
);

/** The average is that of the figures as they are printed: a reader who works it out finds the same. */
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

/** Against the best move: what chance brought below nothing is nothing. */
export function givenOf(given: number): number {
  return pointsOf(Math.max(0, given));
}

/** What a seat's own choices came to. In gold they are held against an ordinary player's and may have brought something. */
export function ownOf(given: number, countedIn: CountedIn): string {
  return countedIn === 'gold' ? signed(wholeOf(-given, countedIn)) : String(givenOf(given));
}

export function pointsOf(share: number): number {
  return wholeOf(share, 'share');
}

/** Never −0, which would be printed. Halves go away from nothing on both sides: leads cancel out. */
export function wholeOf(figure: number, countedIn: CountedIn): number {
  return Math.sign(figure) * Math.round(Math.abs(countedIn === 'gold' ? figure : 100 * figure)) || 0;
}

/** A change with its sign: +5, −12, 0. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace('-', '−');
}

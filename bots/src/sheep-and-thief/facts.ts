/** The names of all facts, that is, the features of the value function. Part of the appraiser, so used by all bots. */

/** The facts of one board: the inputs of the value function, in this order. */
export const FACTS = [
  // roads: gold; the towns worth five by the number of cards missing; the town worth ten likewise
  'towns',
  'five-1',
  'five-2',
  'five-3',
  'five-4',
  'five-far',
  'five-cut',
  'ten-1',
  'ten-2',
  'ten-3',
  'ten-4',
  'ten-5',
  'ten-far',
  'ten-cut',
  'road-ends',
  // rivers
  'river-gold',
  'rivers',
  'longest',
  'longest-open',
  'longest-open-squared',
  'mouths',
  'joints',
  'best-gain',
  'all-gains',
  // open space
  'plain-cells',
  'barns',
  'fox-blocks',
  // white sheep: in a barn, on the fox's cell, one to three steps from the fox
  'sheltered',
  'with-fox',
  'fox-1',
  'fox-2',
  'fox-3',
  'fox-far',
  'fox-1-turns',
  'fox-2-turns',
  'paddock',
  'prey-1',
  'prey-2',
  // the black sheep
  'black-gold',
  'black-sheltered',
  'black-fox-1',
  'black-fox-2',
  'black-step',
  'black',
  // the mission
  'mission',
  'mission-gold',
  'mission-ahead',
  'mission-behind',
  'mission-fox',
] as const;
export type Fact = (typeof FACTS)[number];

/** The index of each fact. */
export const AT = Object.fromEntries(FACTS.map((fact, i) => [fact, i])) as Readonly<Record<Fact, number>>;

/** One fact of a board. */
export function fact(row: Float64Array, at: number): number {
  return row[at] as number;
}

export function addToFact(row: Float64Array, at: number, more: number): void {
  row[at] = fact(row, at) + more;
}

import type { Level } from '@bellwether/bots';

/** By role: a level, or a seat where all are of one level. */
export type Roles = Readonly<Record<string, number>>;

/** What came of one deal. */
export interface DealLuck {
  /** The share of the win less the chance before the deal, or the lead in gold, in the mean over the games of the deal. */
  readonly gained: Roles;
  readonly reviewed?: ReviewedGames;
}

/** The games of a deal that were reviewed. */
interface ReviewedGames {
  readonly games: number;
  /** In their mean: what was gained, and what all choices changed. */
  readonly gained: Roles;
  readonly choices: Roles;
  /** What each decision gave away. */
  readonly given: readonly (readonly [Level, number])[];
}

export interface Estimate {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly half: number;
}

/**
 * What a role gained over all deals, what choices changed, and mean luck: the difference.
 *
 * Games are quickly played and reviews take long, so only some games are reviewed. Whether these happened to be won more or less
 * often than all games is known, and choices go along with results: their mean is put right by that (a regression estimator).
 */
export function balanceOf(deals: readonly DealLuck[], role: string): Record<'gained' | 'choices' | 'luck', Estimate> {
  const all = deals.map(({ gained }) => gained[role] as number);
  const reviewed = deals.map(
    (deal) => deal.reviewed && ([deal.reviewed.gained[role] as number, deal.reviewed.choices[role] as number] as const),
  );
  const pairs = reviewed.filter((pair) => pair !== undefined);
  const gained = meanOf(all);
  const [won, changed] = [meanOf(pairs.map(([x]) => x)), meanOf(pairs.map(([, y]) => y))];
  const slope = slopeOf(pairs);
  const choices = changed + slope * (gained - won);
  /** What each deal moves the estimate that has so much of the gain and so much of the choices. */
  const estimate = (mean: number, ofGain: number, ofChoices: number): Estimate => {
    const moves = deals.map((_, i) => {
      const pair = reviewed[i];
      const rest = pair === undefined ? 0 : (pair[1] - changed - slope * (pair[0] - won)) / pairs.length;
      return ((ofGain + ofChoices * slope) * ((all[i] as number) - gained)) / deals.length + ofChoices * rest;
    });
    return { mean, half: halfOf(moves) };
  };
  return { gained: estimate(gained, 1, 0), choices: estimate(choices, 0, 1), luck: estimate(gained - choices, 1, -1) };
}

/** The slope of the line through pairs. Choices make up a part of what was gained, never more than all: few games may say so. */
function slopeOf(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, one]) => one))];
  const both = pairs.reduce((sum, pair) => sum + (pair[0] - x) * (pair[1] - y), 0);
  const spread = pairs.reduce((sum, pair) => sum + (pair[0] - x) ** 2, 0);
  return spread > 0 ? Math.max(0, Math.min(1, both / spread)) : 0;
}

/** What a decision of a level gave away. Decisions of one game hang together, so the interval is taken over games. */
export function givenBy(deals: readonly DealLuck[], level: string): Estimate {
  const games = deals.flatMap(({ reviewed }) => {
    const own = reviewed?.given.filter(([by]) => by === level) ?? [];
    return own.length === 0 ? [] : [{ count: own.length, sum: own.reduce((sum, [, given]) => sum + given, 0) }];
  });
  const count = games.reduce((sum, one) => sum + one.count, 0);
  const mean = games.reduce((sum, one) => sum + one.sum, 0) / count;
  return { mean, half: halfOf(games.map((one) => (one.sum - mean * one.count) / count)) };
}

/** `moves`: what each of many independent parts moves an estimate. */
function halfOf(moves: readonly number[]): number {
  const squares = moves.reduce((sum, one) => sum + one * one, 0);
  return moves.length < 2 ? Number.POSITIVE_INFINITY : 1.959964 * Math.sqrt((squares * moves.length) / (moves.length - 1));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

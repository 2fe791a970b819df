import type { Level } from '@bellwether/bots';

/** By role: a level, or a seat if all are of one level. */
export type Roles = Readonly<Record<string, number>>;

/** The result of one deal. */
export interface DealLuck {
  /** The share of the win minus the chance before the deal, or the lead in gold, averaged over the games of the deal. */
  readonly gained: Roles;
  readonly reviewed?: ReviewedGames;
}

/** The games of a deal that were reviewed. */
interface ReviewedGames {
  readonly games: number;
  /** Their averages: what was gained, and the effect of all choices. */
  readonly gained: Roles;
  readonly choices: Roles;
  /** By decision: the level and its loss. */
  readonly given: readonly (readonly [Level, number])[];
}

export interface Estimate {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly half: number;
}

/**
 * A role's gain over all deals, the effect of choices, and mean luck: the difference. Games are fast and reviews slow, so only some games
 * are reviewed. Choices correlate with results, and the results of all games are known: a regression estimator corrects the mean for the
 * games that happened to be reviewed.
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
  /** Each deal's influence on an estimate with these shares of gain and choices. */
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

/** The regression slope. Choices are a part of the gain, so it is at most 1, even if few games say otherwise. */
function slopeOf(pairs: readonly (readonly [number, number])[]): number {
  const [x, y] = [meanOf(pairs.map(([one]) => one)), meanOf(pairs.map(([, one]) => one))];
  const both = pairs.reduce((sum, pair) => sum + (pair[0] - x) * (pair[1] - y), 0);
  const spread = pairs.reduce((sum, pair) => sum + (pair[0] - x) ** 2, 0);
  return spread > 0 ? Math.max(0, Math.min(1, both / spread)) : 0;
}

/** The loss per decision of a level. Decisions of one game are correlated, so the interval is computed over games. */
export function givenBy(deals: readonly DealLuck[], level: string): Estimate {
  const games = deals.flatMap(({ reviewed }) => {
    const own = reviewed?.given.filter(([by]) => by === level) ?? [];
    return own.length === 0 ? [] : [{ count: own.length, sum: own.reduce((sum, [, given]) => sum + given, 0) }];
  });
  const count = games.reduce((sum, one) => sum + one.count, 0);
  const mean = games.reduce((sum, one) => sum + one.sum, 0) / count;
  return { mean, half: halfOf(games.map((one) => (one.sum - mean * one.count) / count)) };
}

/** `moves`: the influence of each independent part on an estimate. */
function halfOf(moves: readonly number[]): number {
  const squares = moves.reduce((sum, one) => sum + one * one, 0);
  return moves.length < 2 ? Number.POSITIVE_INFINITY : 1.959964 * Math.sqrt((squares * moves.length) / (moves.length - 1));
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

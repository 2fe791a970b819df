/** Sums of a number over many games: mean and interval come from them. */
export interface Sums {
  n: number;
  sum: number;
  squares: number;
}

/** What came of some games. All fields are sums, so results of many tasks add up to one. */
export interface LuckTally {
  games: number;
  reviewed: number;
  /** By role (`seat 1`, …; `wolf`): the share of the win in all games; the chance before the deal and what all choices changed in the reviewed ones. */
  readonly won: Record<string, Sums>;
  readonly start: Record<string, Sums>;
  readonly choices: Record<string, Sums>;
  /** By level: what a decision gave away; and what all decisions of a game did. */
  readonly given: Record<string, Sums>;
  readonly givenAGame: Record<string, Sums>;
}

export function emptyLuck(): LuckTally {
  return { games: 0, reviewed: 0, won: {}, start: {}, choices: {}, given: {}, givenAGame: {} };
}

export function note(sums: Record<string, Sums>, key: string, value: number): void {
  const into = sums[key] ?? { n: 0, sum: 0, squares: 0 };
  sums[key] = { n: into.n + 1, sum: into.sum + value, squares: into.squares + value * value };
}

export function addSums(to: LuckTally, more: LuckTally): void {
  to.games += more.games;
  to.reviewed += more.reviewed;
  for (const field of ['won', 'start', 'choices', 'given', 'givenAGame'] as const) {
    for (const [key, { n, sum, squares }] of Object.entries(more[field])) {
      const into = to[field][key] ?? { n: 0, sum: 0, squares: 0 };
      to[field][key] = { n: into.n + n, sum: into.sum + sum, squares: into.squares + squares };
    }
  }
}

export interface Estimate {
  readonly mean: number;
  /** Half of the 95 % interval. */
  readonly half: number;
}

export function estimateOf(sums: Sums | undefined): Estimate {
  if (sums === undefined || sums.n < 2) return { mean: Number.NaN, half: Number.POSITIVE_INFINITY };
  const { n, sum, squares } = sums;
  const mean = sum / n;
  return { mean, half: 1.959964 * Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)) };
}

/** What was gained over all games: the share of the win less the chance before the deal. */
export function meanGain({ won, start }: LuckTally, role: string): Estimate {
  return less(estimateOf(won[role]), estimateOf(start[role]));
}

/**
 * Mean luck: what was gained over all games, less what choices changed over the reviewed ones. Games are quickly played and reviews take
 * long, and results vary far more than choices, so this is much closer than the mean over the reviewed games alone.
 */
export function meanLuck(tally: LuckTally, role: string): Estimate {
  return less(meanGain(tally, role), estimateOf(tally.choices[role]));
}

function less(one: Estimate, other: Estimate): Estimate {
  return { mean: one.mean - other.mean, half: Math.hypot(one.half, other.half) };
}

import { BINS, type Bin } from '../ladder/match.ts';

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
  /** By role (`seat 1`, …; `wolf`): result − start of all games, what all choices changed and luck of the reviewed ones. */
  readonly gained: Record<string, Sums>;
  readonly choices: Record<string, Sums>;
  readonly luck: Record<string, Sums>;
  /** By level: what a decision gave away; and what all decisions of a game did. */
  readonly given: Record<string, Sums>;
  readonly givenAGame: Record<string, Sums>;
  /** The graph by tenths, through the seat's own eyes and with all cards open. */
  readonly own: Bin[];
  readonly open: Bin[];
}

export function emptyLuck(): LuckTally {
  const bins = () => Array.from({ length: BINS }, (): Bin => ({ count: 0, said: 0, won: 0 }));
  return { games: 0, reviewed: 0, gained: {}, choices: {}, luck: {}, given: {}, givenAGame: {}, own: bins(), open: bins() };
}

export function note(sums: Record<string, Sums>, key: string, value: number): void {
  const into = sums[key] ?? { n: 0, sum: 0, squares: 0 };
  sums[key] = { n: into.n + 1, sum: into.sum + value, squares: into.squares + value * value };
}

export function addSums(to: LuckTally, more: LuckTally): void {
  to.games += more.games;
  to.reviewed += more.reviewed;
  for (const field of ['gained', 'choices', 'luck', 'given', 'givenAGame'] as const) {
    for (const [key, { n, sum, squares }] of Object.entries(more[field])) {
      const into = to[field][key] ?? { n: 0, sum: 0, squares: 0 };
      to[field][key] = { n: into.n + n, sum: into.sum + sum, squares: into.squares + squares };
    }
  }
  for (const eyes of ['own', 'open'] as const) {
    more[eyes].forEach((bin, i) => {
      const into = to[eyes][i] as Bin;
      into.count += bin.count;
      into.said += bin.said;
      into.won += bin.won;
    });
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

/**
 * Mean luck: what was gained over all games, less what choices changed over the reviewed ones. Games are quickly played and reviews take
 * long, and results vary far more than choices, so this is much closer than the mean over the reviewed games alone.
 */
export function meanLuck({ gained, choices }: LuckTally, role: string): Estimate {
  const won = estimateOf(gained[role]);
  const chosen = estimateOf(choices[role]);
  return { mean: won.mean - chosen.mean, half: Math.hypot(won.half, chosen.half) };
}

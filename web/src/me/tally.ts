import type { Finished } from './finished.ts';

/** Results of some games that have something in common. */
export interface Tally {
  readonly key: string;
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  /** Of the wins, from 0 to 1; what is shared counts as a part. */
  readonly share: number;
  /** Where the true share lies, 19 times out of 20. */
  readonly low: number;
  readonly high: number;
  /** The share if all had played alike. */
  readonly fair: number;
}

/** The results by what `keyOf` tells of a game, those with most games first. What it tells nothing of is left out. */
export function tallies(all: readonly Finished[], keyOf: (one: Finished) => string | undefined): readonly Tally[] {
  const groups = Map.groupBy(all, keyOf);
  return [...groups]
    .flatMap(([key, some]) => (key === undefined ? [] : [tallyOf(some, key)]))
    .sort((a, b) => b.games - a.games || (a.key < b.key ? -1 : 1));
}

export function tallyOf(some: readonly Finished[], key = ''): Tally {
  const games = some.length;
  const count = (how: Finished['how']) => some.filter((one) => one.how === how).length;
  const mean = (value: (one: Finished) => number) => some.reduce((sum, one) => sum + value(one), 0) / games;
  const share = games === 0 ? 0 : mean((one) => one.share);
  return {
    key,
    games,
    won: count('won'),
    shared: count('shared'),
    lost: count('lost'),
    share,
    ...within(share, games),
    fair: games === 0 ? 0 : mean((one) => one.fair),
  };
}

const Z = 1.96;

/** Wilson's interval: right for few games too, and never beyond 0 and 1. */
function within(share: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const zz = (Z * Z) / games;
  const middle = (share + zz / 2) / (1 + zz);
  const half = (Z / (1 + zz)) * Math.sqrt((share * (1 - share)) / games + zz / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

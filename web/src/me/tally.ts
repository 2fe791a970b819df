import type { Finished } from './finished.ts';

/** Results of games that have something in common. */
export interface Tally {
  readonly key: string;
  readonly games: number;
  readonly won: number;
  readonly shared: number;
  readonly lost: number;
  /** Share of the win, from 0 to 1; a shared win counts in part. */
  readonly share: number;
  /** 95 % confidence interval. */
  readonly low: number;
  readonly high: number;
  /** The share if all players were equal. */
  readonly fair: number;
}

/** Results grouped by `keyOf`, most games first. Games without a key are left out. */
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

/** Games from which on an even result may be called even. */
const MANY_GAMES = 40;

/** Whether the wins are beyond luck; `few` if that cannot be told yet. */
export function judged({ games, low, high, fair }: Pick<Tally, 'games' | 'low' | 'high' | 'fair'>): 'few' | 'more' | 'less' | 'even' {
  if (low > fair) return 'more';
  if (high < fair) return 'less';
  return games < MANY_GAMES ? 'few' : 'even';
}

const Z = 1.96;

/** Wilson's interval: correct for few games too, and always within 0 and 1. */
function within(share: number, games: number): { readonly low: number; readonly high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const zz = (Z * Z) / games;
  const middle = (share + zz / 2) / (1 + zz);
  const half = (Z / (1 + zz)) * Math.sqrt((share * (1 - share)) / games + zz / (4 * games));
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

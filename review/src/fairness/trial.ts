/** What trials of both games share: bots play mirrored deals with home-made cards and without them. All results are sums. */

import type { Level } from '@bellwether/bots/levels';
import { FastRandom } from '@bellwether/kernel';

/** Some pairs of mirrored deals of one arm of a trial: plain data, for a worker. The same batch always gives the same games. */
export interface Batch<Config> {
  /** The arm: `with` and `without` the cards, `skill` with two levels, or a change that is tried. */
  readonly arm: string;
  readonly config: Config;
  /** Who plays; the first two levels are rivals in arms of skill, and equal in all others. */
  readonly levels: readonly [Level, Level];
  readonly seed: number;
  readonly first: number;
  readonly pairs: number;
}

export interface Arm<Config> {
  readonly name: string;
  readonly config: Config;
  readonly levels: readonly [Level, Level];
}

export interface Effort {
  /** Pairs of games for each main arm, and for each change that is tried. */
  readonly pairs: number;
  readonly changePairs: number;
  /** Pairs in a batch. */
  readonly batch: number;
  /** `cause`: no arms of skill, and no other values are tried. */
  readonly only?: 'cause';
}

/** A sum of shares with its squares: a mean and its error. */
export interface Sum {
  n: number;
  sum: number;
  squares: number;
}

export const newSum = (): Sum => ({ n: 0, sum: 0, squares: 0 });

export function addValue(to: Sum, value: number): void {
  to.n++;
  to.sum += value;
  to.squares += value * value;
}

export interface Estimate {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  readonly n: number;
}

/** With few values the spread is not trusted: at least that of half a game in doubt is kept. */
export function estimateOf({ n, sum, squares }: Sum): Estimate {
  if (n === 0) return { mean: Number.NaN, error: Number.POSITIVE_INFINITY, n };
  const mean = sum / n;
  const spread = Math.sqrt(Math.max(squares / n - mean * mean, 1 / n) / Math.max(1, n - 1));
  return { mean, error: spread, n };
}

/** Adds sums to sums, field by field: numbers, lists of numbers, and records of them. */
export function addInto<T extends object>(to: T, more: T): T {
  const into = to as Record<string, unknown>;
  for (const [key, value] of Object.entries(more)) {
    const now = into[key];
    if (now === undefined) into[key] = structuredCloneOf(value);
    else if (typeof value === 'number') into[key] = (now as number) + value;
    else addInto(now as object, value as object);
  }
  return to;
}

function structuredCloneOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.parse(JSON.stringify(value)) : value;
}

const DEALS = 0;
const PLAYERS = 0x4000_0000;

export const dealStream = (seed: number, pair: number): FastRandom => new FastRandom(seed * 0x1_0000_0000 + DEALS + pair);
/** The bots' own chance in one of the two games of a pair. */
export const playersStream = (seed: number, pair: number, game: number): FastRandom =>
  new FastRandom(seed * 0x1_0000_0000 + PLAYERS + 2 * pair + game);

/** The next batches of these arms; none once all have their pairs. Arms take turns, so that all grow together. */
export function batchesOf<Config>(
  arms: readonly Arm<Config>[],
  played: (arm: string) => number,
  pairs: number,
  batch: number,
  seed: number,
): Batch<Config>[] {
  const all: Batch<Config>[] = [];
  for (let round = 0; round * batch < pairs; round++) {
    for (const { name, config, levels } of arms) {
      const first = played(name) + round * batch;
      if (first < pairs) all.push({ arm: name, config, levels, seed, first, pairs: Math.min(batch, pairs - first) });
    }
  }
  return all;
}

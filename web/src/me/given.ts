import { LEVELS, type Level } from '@bellwether/bots/levels';
import { levelOf } from '../model/sitter.ts';
import type { GivenAway, KeptGame } from '../storage/games.ts';
import { refereedOf } from '../storage/refereed.ts';
import type { Finished } from './finished.ts';

/** Loss per decision, from stored sums of reviews. */

/** Someone's loss in one game. */
export interface GivenIn extends GivenAway {
  /** Unix time in milliseconds. */
  readonly when: number;
}

/** Mean win probability lost per decision, over several games. */
export interface Rate {
  readonly games: number;
  readonly decisions: number;
  readonly mean: number;
  /** 95 % confidence interval. Left out for too few games. */
  readonly within?: { readonly low: number; readonly high: number };
}

/** The fewest games whose spread gives an interval. */
const MIN_GAMES = 3;

/** Undefined without decisions. */
export function rateOf(games: readonly GivenAway[]): Rate | undefined {
  const some = games.filter(({ decisions }) => decisions > 0);
  const decisions = sum(some, (one) => one.decisions);
  if (decisions === 0) return undefined;
  const mean = sum(some, (one) => one.given) / decisions;
  const rate = { games: some.length, decisions, mean };
  if (some.length < MIN_GAMES) return rate;
  const half = quantile(some.length - 1) * errorOf(some, mean, decisions);
  return { ...rate, within: { low: mean - half, high: mean + half } };
}

/** The standard error of a ratio of sums: decisions of the same game are correlated. */
function errorOf(some: readonly GivenAway[], mean: number, decisions: number): number {
  const squares = sum(some, ({ given, decisions: n }) => (given - mean * n) ** 2);
  return Math.sqrt((squares * some.length) / (some.length - 1)) / decisions;
}

/** 97.5 % quantiles of Student's t distribution, by degrees of freedom. */
const QUANTILES = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

function quantile(df: number): number {
  // Beyond the table: the first terms of the expansion around the normal distribution, off by less than 0.002.
  return QUANTILES[df - 1] ?? 1.96 + 2.372 / df + 2.823 / (df * df);
}

/** The games in stretches of equal length, oldest first. */
export function stretchesOf(games: readonly GivenIn[], most = 8): readonly (Rate & { readonly from: number; readonly to: number })[] {
  const inTurn = games.filter(({ decisions }) => decisions > 0).sort((a, b) => a.when - b.when);
  const parts = Math.min(most, Math.floor(inTurn.length / MIN_GAMES));
  return Array.from({ length: parts }, (_, i) => {
    const [from, to] = [i, i + 1].map((n) => Math.round((n * inTurn.length) / parts)) as [number, number];
    return { ...(rateOf(inTurn.slice(from, to)) as Rate), from, to };
  });
}

/**
 * Whether the later half of the games loses less per decision than the earlier half, beyond chance; undefined for too
 * few games.
 */
export function changeOf(games: readonly GivenIn[]): 'less' | 'more' | 'even' | undefined {
  const inTurn = games.filter(({ decisions }) => decisions > 0).sort((a, b) => a.when - b.when);
  if (inTurn.length < 4 * MIN_GAMES) return undefined;
  const half = Math.floor(inTurn.length / 2);
  const [before, now] = [inTurn.slice(0, half), inTurn.slice(half)].map((some) => {
    const { mean, decisions } = rateOf(some) as Rate;
    return { mean, error: errorOf(some, mean, decisions) };
  }) as [{ mean: number; error: number }, { mean: number; error: number }];
  const reach = quantile(inTurn.length - 2) * Math.hypot(before.error, now.error);
  if (Math.abs(now.mean - before.mean) <= reach) return 'even';
  return now.mean < before.mean ? 'less' : 'more';
}

/** My loss, game by game. Only reviews of the newest version here: others are not comparable. */
export function myGiven(all: readonly Finished[]): readonly GivenIn[] {
  return reviewed(all).map(({ kept, seat }) => ({ ...givenBy(kept, seat), when: kept.changed }));
}

/** Loss of the bots in the same games, by level, weakest first. */
export function givenByBots(all: readonly Finished[]): readonly (Rate & { readonly level: Level })[] {
  const seats = reviewed(all).flatMap(({ kept }) =>
    kept.sitters.flatMap((sitter, i) => {
      const level = levelOf(sitter);
      return level ? [{ level, ...givenBy(kept, i + 1) }] : [];
    }),
  );
  const byLevel = Map.groupBy(seats, ({ level }) => level);
  return LEVELS.flatMap((level) => {
    const rate = rateOf(byLevel.get(level) ?? []);
    return rate ? [{ ...rate, level }] : [];
  });
}

function givenBy({ given }: KeptGame, seat: number): GivenAway {
  return given?.seats[seat - 1] ?? { decisions: 0, given: 0 };
}

function reviewed(all: readonly Finished[]): readonly Finished[] {
  const newest = Math.max(...all.map(({ kept }) => kept.given?.version ?? 0));
  // In a refereed game, the hands behind the decisions are not those of the table.
  return all.filter(({ kept }) => kept.given?.version === newest && refereedOf(kept.id) === undefined);
}

function sum<X>(all: readonly X[], value: (one: X) => number): number {
  return all.reduce((total, one) => total + value(one), 0);
}

import { type AnyGameBots, botsFor, LEVELS, type Level } from '@bellwether/bots';
import type { AnyReviewKit } from '@bellwether/review';
import { sheepAndThiefReview } from '@bellwether/review/sheep-and-thief';
import { wolfAndHoundReview } from '@bellwether/review/wolf-and-hound';
import { UserError } from '../user-error.ts';

/** Who plays: a level among its like, or one Wolf among Lambs, who sits elsewhere in every game. */
export const TABLES = [...LEVELS, 'wolf-among-lambs'] as const;
export type Table = (typeof TABLES)[number];

export const REVIEW_KITS: readonly AnyReviewKit[] = [wolfAndHoundReview, sheepAndThiefReview];

export interface Place {
  readonly game: string;
  readonly setup: string;
  readonly players: number;
  readonly table: Table;
}

/** Some games of a table. The result depends on the numbers alone. */
export interface Task {
  readonly place: Place;
  readonly seed: number;
  readonly first: number;
  readonly games: number;
  /** Every so many games one is reviewed. */
  readonly every: number;
  /** The whole graph of the reviewed games is looked at, too. */
  readonly graph: boolean;
}

/** The levels by seat in game n. */
export function sittersOf(table: Table, players: number, n: number): Level[] {
  return Array.from({ length: players }, (_, i) => (table !== 'wolf-among-lambs' ? table : i === n % players ? 'wolf' : 'lamb'));
}

export function kitOf(game: string): AnyReviewKit & { readonly bots: AnyGameBots } {
  const kit = REVIEW_KITS.find(({ analyst }) => analyst.game.id === game);
  const bots = botsFor(game);
  if (kit === undefined || bots === undefined) throw new UserError(`${game} has no review yet`);
  return { ...kit, bots };
}

export function configsOf({ game, setup, players }: Place): readonly object[] {
  const setups = kitOf(game).bots.setups(players);
  const found = setups.find(({ name }) => name === setup);
  if (found === undefined) throw new UserError(`--setup: "${setup}" is none of ${setups.map(({ name }) => name).join(', ')}`);
  return found.configs;
}

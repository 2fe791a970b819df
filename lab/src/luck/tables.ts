import { type AnyGameBots, botsFor, LEVELS, type Level } from '@bellwether/bots';
import type { AnyReviewKit } from '@bellwether/review';
import { gameById } from '../games.ts';
import { UserError } from '../user-error.ts';

/** One seat of the first level, all others of the second. */
const AMONG: Readonly<Record<string, readonly [one: Level, others: Level]>> = {
  'shepherd-among-lambs': ['shepherd', 'lamb'],
  'herder-among-shepherds': ['herder', 'shepherd'],
  'fox-among-herders': ['fox', 'herder'],
  'wolf-among-foxes': ['wolf', 'fox'],
  'wolf-among-lambs': ['wolf', 'lamb'],
};

/** The players: one level in all seats, or one among others. */
export const TABLES: readonly string[] = [...LEVELS, ...Object.keys(AMONG)];

export interface Place {
  readonly game: string;
  readonly setup: string;
  readonly players: number;
  readonly table: string;
}

/** Some deals of a table. The result depends only on these numbers. */
export interface Task {
  readonly place: Place;
  readonly seed: number;
  readonly first: number;
  readonly deals: number;
  /** One game in this many is reviewed. */
  readonly every: number;
  /** Samples of a decision; as in a review by default. */
  readonly samples?: number | undefined;
}

/**
 * The levels by seat, for each game of a deal. The odd one out sits in every seat once, with the same cards, so differences between seats
 * and hands cancel out.
 */
export function seatingsOf({ table, players }: Place): Level[][] {
  const level = LEVELS.find((one) => one === table) ?? 'lamb';
  const [one, others] = AMONG[table] ?? [level, level];
  const seating = (seat: number) => Array.from({ length: players }, (_, i) => (i === seat ? one : others));
  return Array.from({ length: one === others ? 1 : players }, (_, seat) => seating(seat));
}

export function kitOf(game: string): AnyReviewKit & { readonly bots: AnyGameBots } {
  const { review: kit } = gameById(game);
  const bots = botsFor(game);
  if (kit === undefined || bots === undefined) throw new UserError(`${game} has no review yet`);
  return { ...kit, bots };
}

export function configsOf({ game, setup, players }: Place): readonly object[] {
  const setups = kitOf(game).bots.setups(players);
  const found = setups.find(({ name }) => name === setup);
  if (found === undefined) throw new UserError(`--setup: "${setup}" is not one of ${setups.map(({ name }) => name).join(', ')}`);
  return found.configs;
}

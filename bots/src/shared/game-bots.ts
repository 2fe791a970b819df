import type { Game, GameTypes, Random } from '@bellwether/kernel';
import type { Bot } from './bot.ts';
import type { Budget } from './budget.ts';
import type { Hint } from './hint.ts';
import type { Level, PlayerName } from './levels.ts';

/** Which of two rivals sits in each seat; index 0 is seat 1. */
export type Seating = readonly ('a' | 'b')[];

/** A set-up that the ladder measures. */
export interface LadderSetup<T extends GameTypes> {
  readonly name: string;
  /** One or more; deal n uses config n modulo their number. */
  readonly configs: readonly T['Config'][];
  /** A mirrored match plays each deal once with every seating. Together they favor neither rival, unless the name says otherwise. */
  readonly seatings: readonly Seating[];
  /** Played only if requested by name. */
  readonly extra?: boolean;
  /** Pairings besides each level against the next weaker one. If `only` is set, just these. */
  readonly pairs?: readonly (readonly [string, string])[];
  readonly only?: boolean;
}

/** What a table needs of a game's bots: every level, and advice. */
export interface TableBots<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: Readonly<Record<PlayerName, Bot<T>>>;

  hint(view: T['View'], legal: Iterable<T['Move']>, budget: Budget, random: Random): Hint<T>;
}

/** Everything about a game's bots, for the server and the lab. */
export interface GameBots<T extends GameTypes> extends TableBots<T> {
  /** The set-ups the ladder runs for this number of players, the first of them by default. */
  setups(players: number): readonly LadderSetup<T>[];
  readonly playerCounts: readonly number[];

  /** Each level's Elo as the ladder measured it, relative to Herder at 0; absent if the game was never measured. */
  readonly strengths?: Readonly<Record<Level, number>>;
}

/** The bots of a game whose types are not known: views, moves and configs are passed from one function to another and never examined. */
export type AnyGameBots = GameBots<GameTypes>;

export type AnyTableBots = TableBots<GameTypes>;

export type AnyBot = Bot<GameTypes>;

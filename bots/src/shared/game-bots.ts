import type { Game, GameRecord, GameTypes, Random, Seat } from '@bellwether/kernel';
import type { Bot } from './bot.ts';
import type { Budget } from './budget.ts';
import type { Hint, Judgement } from './judgement.ts';
import type { Level, PlayerName } from './levels.ts';

/** Which of two rivals sits where: by seat, from seat 1. */
export type Seating = readonly ('a' | 'b')[];

/** A set-up that the ladder measures. */
export interface LadderSetup<T extends GameTypes> {
  readonly name: string;
  /** One or more: deals take them in turn. */
  readonly configs: readonly T['Config'][];
  /** Seatings of one deal, all of which a mirrored match plays. Together they favour neither rival, unless the name says otherwise. */
  readonly seatings: readonly Seating[];
  /** Played only if it is asked for by name. */
  readonly extra?: boolean;
  /** Pairings to be run besides each level against the one below; `only` them, if it says so. */
  readonly pairs?: readonly (readonly [string, string])[];
  readonly only?: boolean;
}

/** All that bots know of one game: the table, the server and the lab ask here for any level. */
export interface GameBots<T extends GameTypes> {
  readonly game: Game<T>;
  readonly players: Readonly<Record<PlayerName, Bot<T>>>;

  hint(view: T['View'], legal: Iterable<T['Move']>, budget: Budget, random: Random): Hint<T>;
  /** A finished game from one seat's own knowledge; the budget is for each ply. */
  judge(record: GameRecord<T>, seat: Seat, budget: Budget, random: Random): Judgement<T>;

  /** The level a bot plays at in its seat: as a person's partner, Herder or better. */
  seatedLevel(config: T['Config'], seat: Seat, level: Level, isPerson: (seat: Seat) => boolean): Level;

  /** The set-ups the ladder runs for this number of players, the first of them by default. */
  setups(players: number): readonly LadderSetup<T>[];
  readonly playerCounts: readonly number[];
  /** What a seat got of a finished game: 1 for a win, 0 for a loss, a share of a tie. */
  shareOf(outcome: T['Outcome'], seat: Seat): number;
  /** What rival A got of a finished game: 1 for a win, 0 for a loss, a share of a tie. 0.5 is par over seatings that favour neither. */
  scoreOfA(outcome: T['Outcome'], seating: Seating): number;
}

// The registry only carries views, moves and configs from one function of a game to another of the same game.
export type AnyGameBots = GameBots<GameTypes>;

export function anyGameBots<T extends GameTypes>(bots: GameBots<T>): AnyGameBots {
  return bots as unknown as AnyGameBots;
}

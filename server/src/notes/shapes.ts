/** Stored values of the larger kinds of notes. */

import type { Level } from '@bellwether/bots';
import type { MatchForm, Settings } from '@bellwether/wire';

/** Who played a seat: a person from the first move on, or a bot. */
export type Player = { readonly person: string; readonly left?: true; readonly level: Level } | { readonly level: Level };

/** A finished game that counts, as far as its table knows. */
export interface Ended {
  readonly game: string;
  readonly at: number;
  readonly table: string;
  readonly number: number;
  /** By seat. `level`: of the bot that played it, or played it to the end. */
  readonly seats: readonly (Player & { readonly team: number })[];
  readonly won: readonly number[];
  /**
   * Someone sat down during the game, except if a host who lost had let them in: the game then counts only for players
   * who left.
   */
  readonly late?: true;
}

/** Strength in Elo on the bots' scale, where Herder is 0. `spread`: one standard deviation of its uncertainty. */
export interface Strength {
  readonly elo: number;
  readonly spread: number;
}

export interface Rating extends Strength {
  readonly games: number;
}

/** A seat of a rated game, with its strength before the game. */
export interface RatedSeat extends Strength {
  readonly team: number;
}

/** A game as it counts for one person. */
export interface Result {
  readonly game: string;
  readonly at: number;
  readonly table: string;
  readonly number: number;
  /** All seats before this game; `me` is an index into it. */
  readonly seats: readonly RatedSeat[];
  readonly me: number;
  /** Winning teams. A player who left has not won. */
  readonly won: readonly number[];
  readonly left?: true;
}

/** Devices moved or revoked: how many so far, and the latest ones. All nodes read this note. */
export interface DeviceChanges {
  readonly count: number;
  readonly last: readonly string[];
}

/** By team, null for a team that did not play there. */
export type Points = readonly (number | null)[];

/** A duplicate match as stored: one note that lists its tables. Entrants are separate notes, owned by their person. */
export interface Match {
  readonly game: string;
  /** The config as header lines, in JSON. */
  readonly config: string;
  readonly settings: Settings;
  readonly form: MatchForm;
  readonly deals: number;
  /** Deals so far. Only the last one may be in play. */
  readonly rounds: readonly Round[];
  /** Version of the match and its entrants, for optimistic locking. */
  readonly changes: number;
}

/** One deal. */
export interface Round {
  /** By room. */
  readonly tables: readonly string[];
  /** The seed, until both tables exist. Then only they store it. */
  readonly seed?: string;
  /** At both tables. */
  readonly over?: true;
  /** By room. Absent if a table was ended early. */
  readonly points?: readonly Points[];
}

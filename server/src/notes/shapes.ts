/** What is stored in notes, for those kinds that are more than a field or two. */

import type { Level } from '@bellwether/bots';
import type { MatchForm, Settings } from '@bellwether/wire';

/** Who played a seat: a person from the first move on, or a bot. */
export type Player = { readonly person: string; readonly left?: true; readonly level: Level } | { readonly level: Level };

/** A game that is over and counts, as far as its table knows. */
export interface Ended {
  readonly game: string;
  readonly at: number;
  readonly table: string;
  readonly number: number;
  /** By seat. `level`: of the bot that plays it, or played it to the end. */
  readonly seats: readonly (Player & { readonly team: number })[];
  readonly won: readonly number[];
  /** Somebody sat down in mid-game: it counts for those alone who left. */
  readonly late?: true;
}

/** How well somebody plays a game, on the scale of the bots' ladder: in Elo, Herder is 0. `spread`: one standard deviation of what is not known. */
export interface Strength {
  readonly elo: number;
  readonly spread: number;
}

export interface Rating extends Strength {
  readonly games: number;
}

/** One seat of a game that is rated, as strong as it was before. */
export interface RatedSeat extends Strength {
  readonly team: number;
}

/** A game as it counts for one person. */
export interface Result {
  readonly game: string;
  readonly at: number;
  readonly table: string;
  readonly number: number;
  /** All seats as they were before this game; `me` is one of them, counted from 0. */
  readonly seats: readonly RatedSeat[];
  readonly me: number;
  /** Teams that won. Whoever left has not. */
  readonly won: readonly number[];
  readonly left?: true;
}

/** Devices that have changed hands so far: how many, and which ones last. One note tells all nodes. */
export interface DeviceChanges {
  readonly count: number;
  readonly last: readonly string[];
}

/** By team; null for a team that did not play there. */
export type Points = readonly (number | null)[];

/** A duplicate match as it is stored: one note that names all of its tables. Who plays is noted beside it, as each person's own. */
export interface Match {
  readonly game: string;
  /** The set-up as header lines, in JSON. */
  readonly config: string;
  readonly settings: Settings;
  readonly form: MatchForm;
  readonly deals: number;
  /** The deals that have begun. Only the last of them may be in play. */
  readonly rounds: readonly Round[];
  /** Counts what was changed here or beside it: of two changes at once, one happens. */
  readonly changes: number;
}

/** One deal. */
export interface Round {
  /** By room. */
  readonly tables: readonly string[];
  /** The deal, until both tables are made: from then on it is theirs alone. */
  readonly seed?: string;
  /** At both tables. */
  readonly over?: true;
  /** By room; left out if one of the tables was ended before its time. */
  readonly points?: readonly Points[];
}

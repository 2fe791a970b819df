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

/** Before the first game: nobody knows. Most people begin below Herder. */
export const UNKNOWN: Rating = { elo: -100, spread: 250, games: 0 };

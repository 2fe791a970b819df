/**
 * How long a bot may think. Only iterations make a choice reproducible. Time needs the caller's clock: this package has none. The first
 * limit reached ends the search.
 */
export interface Budget {
  /** Search iterations. Left out: the level's own default, unless there is a time limit. */
  readonly iterations?: number;
  /** Milliseconds by `now`, reasons included. */
  readonly milliseconds?: number;
  /** Only `startClock` calls it. */
  readonly now?: () => number;
  /** Asked often; once it returns true the bot answers with its best move so far. */
  readonly stop?: () => boolean;
  /** False skips the reasons and their cost: for matches and playouts. */
  readonly explain?: boolean;
}

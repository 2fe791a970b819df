import type { AnyGame, GameTypes, Seat } from '@bellwether/kernel';

/** The result of a finished game, stored in its row so that lists and statistics replay nothing. */
export interface Ended {
  readonly outcome: GameTypes['Outcome'];
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly teams: readonly number[];
}

/** Undefined for an unfinished game. */
export function endedOf(game: AnyGame, config: GameTypes['Config'], outcome: GameTypes['Outcome'] | undefined): Ended | undefined {
  if (outcome === undefined) return undefined;
  const teams = game.seats(config).map((seat) => game.teamOf(config, seat));
  return { outcome, winners: game.winners(config, outcome), teams };
}

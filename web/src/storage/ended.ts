import type { AnyGame, GameTypes, Seat } from '@bellwether/kernel';

/** How a finished game ended: kept in its row, so that lists and results play nothing again. */
export interface Ended {
  readonly outcome: GameTypes['Outcome'];
  readonly winners: readonly Seat[];
  /** By seat. */
  readonly teams: readonly number[];
}

/** Undefined for a game that is not over. */
export function endedOf(game: AnyGame, config: GameTypes['Config'], outcome: GameTypes['Outcome'] | undefined): Ended | undefined {
  if (outcome === undefined) return undefined;
  const teams = game.seats(config).map((seat) => game.teamOf(config, seat));
  return { outcome, winners: game.winners(config, outcome), teams };
}

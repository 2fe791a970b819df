import { duplicateTeam, type GameTypes, invariant, ParseError, readSetUp, type Seat } from '@bellwether/kernel';
import type { MatchForm, Status } from '@bellwether/wire';
import { gameById, type ServedGame } from '../games.ts';
import type { Match, Points } from '../notes/shapes.ts';

/** The two tables of each deal, as in duplicate bridge. */
export const ROOMS = [1, 2] as const;
const TEAMS = [0, 1] as const;

/** Seats people may take in a room. The same in both rooms. */
export function openSeats(form: MatchForm, seats: readonly Seat[]): readonly Seat[] {
  return seats.filter((seat) => duplicateTeam(form, 1, seat) !== undefined);
}

/** The game and its config. */
export function gameOf({ game, config }: Match): {
  readonly served: ServedGame;
  readonly config: GameTypes['Config'];
  readonly seats: readonly Seat[];
} {
  const served = gameById(game);
  invariant(served !== undefined, 'a match is of a game that is played here');
  const read = readSetUp(served.game, JSON.parse(config) as [string, string][]);
  invariant(!(read instanceof ParseError), 'a stored set-up reads');
  return { served, config: read, seats: served.game.seats(read) };
}

/** The teams' points for the deal in one room. */
export function pointsIn(match: Match, room: number, outcome: GameTypes['Outcome']): Points {
  const { served, config, seats } = gameOf(match);
  return TEAMS.map((team) => {
    const side = seats.filter((seat) => duplicateTeam(match.form, room, seat) === team);
    return side.length === 0 ? null : served.points(config, outcome, side);
  });
}

/** Sums points over rooms or deals. */
export function sumOf(points: readonly Points[]): number[] {
  return TEAMS.map((team) => points.reduce((sum, of) => sum + (of[team] ?? 0), 0));
}

/** Whether the table has ended. A deleted table counts as ended. */
export function isPlayedOut(status: Status | undefined): boolean {
  return status !== 'open' && status !== 'playing';
}

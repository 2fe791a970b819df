import type { Level } from '@bellwether/bots';
import type { Seat } from '@bellwether/kernel';
import type { Note } from '../../store/store.ts';
import { levelAt } from '../../table/clockwork.ts';
import { isBrought, type TableState } from '../../table/table-state.ts';
import { note } from '../notes.ts';

/** Who played a seat: a person from the first move on, or a bot. */
type Player = { readonly person: string; readonly left?: true; readonly level: Level } | { readonly level: Level };

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

/** Whether somebody has seen a hand who did not hold that seat when the game began. */
function isLate({ seen, began }: TableState): boolean {
  return [...seen].some(([key, seats]) => seats.some((seat) => began[seat - 1]?.key !== key));
}

/**
 * The game that has just ended, if it may be rated: dealt by the server, with published values, begun by at least one person at one seat only, and
 * nobody who says it is a program. Undefined for all others.
 */
export function endedNote(state: TableState, at: number): Note | undefined {
  const { served, config, winners, header, gameNumber, began } = state;
  if (winners === undefined || isBrought(state) || state.seed === undefined || !served.isPublished(state.headers)) return undefined;
  const persons = began.flatMap(({ key }) => key ?? []);
  if (persons.length === 0 || new Set(persons).size < persons.length || began.some(({ isProgram }) => isProgram)) return undefined;
  const teamOf = (seat: Seat) => served.game.teamOf(config, seat);
  const ended: Ended = {
    game: header.game,
    at,
    table: header.id,
    number: gameNumber,
    seats: state.seats.map((seat) => ({ ...playerOf(state, seat), team: teamOf(seat) })),
    won: [...new Set(winners.map(teamOf))],
    ...(isLate(state) && { late: true as const }),
  };
  return note('ended', `${String(at).padStart(15, '0')} ${header.id} ${gameNumber}`, ended);

  function playerOf({ sitters }: TableState, seat: Seat): Player {
    const sitter = sitters[seat - 1];
    const level = levelAt(state, seat);
    const person = began[seat - 1]?.key;
    if (person === undefined) return { level };
    const isHere =
      sitter !== undefined && 'key' in sitter && sitter.key === person && sitter.cover !== 'away' && sitter.cover !== 'for-good';
    return isHere ? { person, level } : { person, level, left: true };
  }
}

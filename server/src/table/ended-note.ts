import type { Seat } from '@bellwether/kernel';
import { note } from '../notes/notes.ts';
import type { Ended, Player } from '../notes/shapes.ts';
import type { Note } from '../store/store.ts';
import { levelAt } from './clockwork.ts';
import { type Beginner, isBrought, type TableState } from './table-state.ts';

/**
 * Whether someone saw a hand without holding its seat at the start, or was removed. Does not apply if a host let
 * someone in and lost: otherwise hosts could cancel a lost game by inviting a friend.
 */
function isLate({ seen, began }: TableState, hasWon: (seat: Seat) => boolean): boolean {
  if (began.some(({ stake }) => stake === 'removed')) return true;
  const hosts = began.flatMap(({ hasLetIn }, i) => (hasLetIn ? i + 1 : []));
  if (hosts.length > 0 && !hosts.some(hasWon)) return false;
  return [...seen].some(([key, seats]) => seats.some((seat) => began[seat - 1]?.key !== key));
}

/** Whether the game counts for a person: not if others started it without them, or if the host removed them. */
function counts(stake: Beginner['stake'] | undefined): boolean {
  return stake === 'plays' || stake === 'left';
}

/**
 * The game that has just ended, if it can be rated: dealt here, with published values, at most one seat per person, at
 * least one person, no programs. Undefined otherwise.
 */
export function endedNote(state: TableState, at: number): Note | undefined {
  const { served, config, winners, header, gameNumber, began } = state;
  if (winners === undefined || isBrought(state) || state.seed === undefined || !served.isPublished(state.headers)) return undefined;
  const persons = began.flatMap(({ key, stake }) => (key !== undefined && counts(stake) ? key : []));
  if (persons.length === 0 || new Set(persons).size < persons.length || began.some(({ isProgram }) => isProgram)) return undefined;
  const teamOf = (seat: Seat) => served.game.teamOf(config, seat);
  const won = [...new Set(winners.map(teamOf))];
  const ended: Ended = {
    game: header.game,
    at,
    table: header.id,
    number: gameNumber,
    seats: state.seats.map((seat) => ({ ...playerOf(state, seat), team: teamOf(seat) })),
    won,
    ...(isLate(state, (seat) => won.includes(teamOf(seat))) && { late: true as const }),
  };
  return note('ended', `${String(at).padStart(15, '0')} ${header.id} ${gameNumber}`, ended);

  function playerOf({ sitters }: TableState, seat: Seat): Player {
    const sitter = sitters[seat - 1];
    const level = levelAt(state, seat);
    const { key: person, stake } = began[seat - 1] ?? {};
    if (person === undefined || !counts(stake)) return { level };
    const isCovered = sitter === undefined || !('key' in sitter) || sitter.cover === 'away' || sitter.cover === 'for-good';
    const isHere = stake === 'plays' && !isCovered && sitter.key === person;
    return isHere ? { person, level } : { person, level, left: true };
  }
}

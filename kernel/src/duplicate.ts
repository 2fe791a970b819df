import type { Seat } from './seat.ts';

/**
 * `fours`: each team has the odd seats in one room and the even ones in the other, as in bridge. `pairs`: each team has
 * the odd seats of its own room, against bots.
 */
export type DuplicateForm = 'fours' | 'pairs';

/** The team, 0 or 1, of a seat in room 1 or 2 of a duplicate match. Undefined for a bot's seat. */
export function duplicateTeam(form: DuplicateForm, room: number, seat: Seat): 0 | 1 | undefined {
  if (form === 'pairs') return seat % 2 === 0 ? undefined : room === 1 ? 0 : 1;
  return (room + seat) % 2 === 0 ? 0 : 1;
}

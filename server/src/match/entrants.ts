import type { Seat } from '@bellwether/kernel';
import type { Code } from '@bellwether/wire';
import { note, ofKind } from '../notes/notes.ts';
import type { Note } from '../store/store.ts';

/** A person with a seat in a match. `house` and `mark`: keyed hashes of household and browser (meet/keyed-hash.ts). */
export interface Entrant {
  readonly person: string;
  readonly name: string;
  readonly room: number;
  readonly seat: Seat;
  readonly house: string | null;
  readonly mark: string | null;
}

/**
 * Each entrant is the person's own note, so it moves or is erased with the person. `notes`: all notes about the match.
 */
export function entrantsIn(notes: readonly Note[]): Entrant[] {
  return ofKind(notes, 'entrant').map(({ note: { owner, name: place }, value }) => {
    const [, room, seat] = place.split(' ');
    return { person: owner, room: Number(room), seat: Number(seat), ...value };
  });
}

export function entrantNote(match: string, { person, name, room, seat, house, mark }: Entrant, until: number): Note {
  return note('entrant', `${match} ${room} ${seat}`, { name, house, mark }, { owner: person, about: match, until });
}

/** Why this person may not see this room: person, address or browser belong to the other room. */
export function notInRoom(others: readonly Entrant[], room: number, who: Pick<Entrant, 'person' | 'house' | 'mark'>): Code | undefined {
  const tells = others.some(({ house }) => house !== who.house);
  const isSame = (other: Entrant) =>
    other.person === who.person ||
    (who.mark !== null && other.mark === who.mark) ||
    (tells && who.house !== null && other.house === who.house);
  return others.some((other) => other.room !== room && isSame(other)) ? 'two-tables' : undefined;
}

/**
 * Whether all players share one household and sit at both tables, as in a club: the address then proves nothing, and
 * outsiders cannot join.
 */
export function isOfOneHousehold(entrants: readonly Entrant[]): boolean {
  const [first] = entrants;
  return first?.house != null && entrants.every(({ house }) => house === first.house) && entrants.some(({ room }) => room !== first.room);
}

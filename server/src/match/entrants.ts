import type { Seat } from '@bellwether/kernel';
import type { Code } from '@bellwether/wire';
import { note, ofKind } from '../notes/notes.ts';
import type { Note } from '../store/store.ts';

/** Somebody who has a place in a match. `house` and `mark`: hashes of where they came from (meet/keyed-hash.ts). */
export interface Entrant {
  readonly person: string;
  readonly name: string;
  readonly room: number;
  readonly seat: Seat;
  readonly house: string | null;
  readonly mark: string | null;
}

/** As each person's own: it goes with the person, to another one or away. `notes`: all that are about the match. */
export function entrantsIn(notes: readonly Note[]): Entrant[] {
  return ofKind(notes, 'entrant').map(({ note: { owner, name: place }, value }) => {
    const [, room, seat] = place.split(' ');
    return { person: owner, room: Number(room), seat: Number(seat), ...value };
  });
}

export function entrantNote(match: string, { person, name, room, seat, house, mark }: Entrant, until: number): Note {
  return note('entrant', `${match} ${room} ${seat}`, { name, house, mark }, { owner: person, about: match, until });
}

/** Why somebody may not have to do with this room: they do with the other one, as far as person, address and browser can tell. */
export function notInRoom(others: readonly Entrant[], room: number, who: Pick<Entrant, 'person' | 'house' | 'mark'>): Code | undefined {
  const tells = others.some(({ house }) => house !== who.house);
  const isSame = (other: Entrant) =>
    other.person === who.person ||
    (who.mark !== null && other.mark === who.mark) ||
    (tells && who.house !== null && other.house === who.house);
  return others.some((other) => other.room !== room && isSame(other)) ? 'two-tables' : undefined;
}

/** Whether all who play are of one household and sit at both tables, as in a club: then the address tells nothing, and others stay out. */
export function isOfOneHousehold(entrants: readonly Entrant[]): boolean {
  const [first] = entrants;
  return first?.house != null && entrants.every(({ house }) => house === first.house) && entrants.some(({ room }) => room !== first.room);
}

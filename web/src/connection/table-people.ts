import type { Mirror } from '@bellwether/client';
import { type Face, RELATIONS, type Relation, type SeatInfo, type TablePeople } from '@bellwether/wire';
import { FACES } from '@bellwether/wire/faces';
import { background } from '../ui/background.ts';
import { createSignal, useSignal } from '../ui/signal.ts';

/** The people at the table shown, as the server describes them to this person; empty until it was asked. */
export const tablePeople = createSignal<{ readonly table: string; readonly people: TablePeople['people'] }>({ table: '', people: [] });

/** The last request: table, and who sat where. */
let asked = '';

/** The set-up of that table. */
let config: Mirror['info']['config'] = [];

/** Asks for the people whenever the seats have changed. */
export function noteSeats(table: string, { info, viewer }: Mirror): void {
  const people = info.seats.filter(({ kind }) => kind === 'human');
  const now = `${table} ${viewer} ${people.map(({ seat, name }) => `${seat} ${name}`).join()}`;
  if (now === asked || (people.length === 0 && !hasOwnCards(info.config))) return;
  asked = now;
  config = info.config;
  background(askAgain(table));
}

/** Forces a new request: after leaving and returning, faces may have changed. */
export function forgetSeats(): void {
  asked = '';
}

/** The server API is loaded when there are people to ask about. */
export async function askAgain(table: string): Promise<void> {
  const { peopleAt } = await import('./person-api.ts');
  const answer = await peopleAt(table).catch(() => undefined);
  if (answer === undefined) return;
  tablePeople.set({ table, people: answer.people });
  if (hasOwnCards(config)) (await import('./card-names.ts')).noteCardNames(table, config, answer.cardNames === 'hidden');
}

function hasOwnCards(set: Mirror['info']['config']): boolean {
  return set.some(([key]) => key === 'Cards');
}

function regardAt(table: string, seat: number): Relation | undefined {
  const shown = tablePeople.get();
  const as = shown.table === table ? shown.people.find((one) => one.seat === seat)?.as : undefined;
  return RELATIONS.find((one) => one === as);
}

export function isMutedAt(table: string, seat: number): boolean {
  return regardAt(table, seat) !== undefined;
}

/** The faces of those who chose none, in this order: bots of middle levels wear the first four. */
const DEFAULTS = FACES.filter((face) => face.startsWith('shepherd')).sort((a, b) => Number(a < 'shepherd-5') - Number(b < 'shepherd-5'));

/** The face of the person in a seat: chosen, or one that nobody else at the table has. */
export function faceAt(seat: number, people: readonly { readonly seat: number; readonly face?: Face }[]): Face | undefined {
  const chosen = new Map(people.flatMap(({ seat, face }) => (face ? [[seat, face]] : [])));
  const free = DEFAULTS.filter((face) => ![...chosen.values()].includes(face));
  const before = Array.from({ length: seat - 1 }, (_, i) => i + 1).filter((other) => !chosen.has(other)).length;
  return chosen.get(seat) ?? free[before];
}

/** Faces of the people at the table, by seat. */
export function useFacesAt(table: string, seats: readonly SeatInfo[]): (Face | undefined)[] {
  const known = useSignal(tablePeople);
  const people = known.table === table ? known.people : [];
  return seats.map(({ kind, seat }) => (kind === 'human' ? faceAt(seat, people) : undefined));
}

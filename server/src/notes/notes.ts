import type { Face, Relation, ReportReason } from '@bellwether/wire';
import type { Downtime } from '../store/downtime.ts';
import type { ExpectedNote, Note } from '../store/store.ts';
import type { DeviceChanges, Ended, Match, Rating, Result } from './shapes.ts';

/**
 * All kinds of notes, with what each holds. A person is named by the hash of its first device's key, so that whoever played before there were
 * persons is one already, with one device and nothing noted.
 */
interface Kinds {
  /** Name: the hash of its key. `number`: counted from 1, as they came. */
  device: { readonly number: number; readonly name?: string; readonly revoked?: true };
  /** Name: the person. */
  profile: { readonly name?: string; readonly face?: Face };
  /** A printed recovery code. Name: its hash. */
  code: Record<string, never>;
  /** The secret of a QR code by which a device joins. Name: its hash. */
  join: Record<string, never>;
  /** What a passkey is to sign. Name: the hash of the challenge. */
  challenge: Record<string, never>;
  /** Name: the credential's id. */
  passkey: { readonly publicKey: string; readonly counter: number; readonly transports?: readonly string[]; readonly number: number };
  /** How a person wants to have to do with another one. Name: anything. `name`: of the other, as it was then. */
  regard: { readonly as: Relation; readonly name: string };
  /** Name: anything. */
  report: { readonly table: string; readonly why: ReportReason; readonly name: string; readonly at: number };
  /** A bot was asked for advice. Name: table, number of the game and seat. */
  hint: Record<string, never>;
  /** A game that is over and not rated yet. Name: the hour, table and number of the game. */
  ended: Ended;
  /** An `ended` note that could not be rated, set aside under the same name. `text`: its value as it was found. */
  unrated: { readonly why: string; readonly text: string };
  /** A game that was rated, as it was for one person. Name: person, hour, table and number of the game. */
  result: Result;
  /** Name: person and game. */
  rating: Rating;
  /** Old tables are not deleted until the operator says so. Name: `deletion`. `from`, `until`: the time without a server because of which. */
  hold: Downtime;
  /** The person is being forgotten. Name: the person. */
  leaving: Record<string, never>;
  version: DeviceChanges;
  /** A duplicate match. Name: its id, which those that follow are about. */
  match: Match;
  /** Whoever made it. Name: the match. */
  host: Record<string, never>;
  /** A place in it. Name: match, room and seat. */
  entrant: { readonly name: string; readonly house: string | null; readonly mark: string | null };
}

type Kind = keyof Kinds;

type More = Partial<Pick<Note, 'owner' | 'about' | 'until'>>;

export function note<K extends Kind>(kind: K, name: string, value: Kinds[K], { owner = '', about = null, until = null }: More = {}): Note {
  return { kind, name, owner, about, value: JSON.stringify(value), until };
}

/** Only for what we wrote ourselves. */
export function heldIn<K extends Kind>(_kind: K, { value }: Pick<Note, 'value'>): Kinds[K] {
  return JSON.parse(value) as Kinds[K];
}

export function ofKind<K extends Kind>(notes: readonly Note[], kind: K): { readonly note: Note; readonly value: Kinds[K] }[] {
  return notes.filter((one) => one.kind === kind).map((one) => ({ note: one, value: heldIn(kind, one) }));
}

/** As it was found, or not found. */
export function asFound(kind: Kind, name: string, found: Note | undefined): ExpectedNote {
  return { kind, name, value: found?.value ?? null };
}

import type { Face, Relation, ReportReason } from '@bellwether/wire';
import type { Downtime } from '../store/downtime.ts';
import type { ExpectedNote, Note } from '../store/store.ts';
import type { DeviceChanges, Ended, Match, Rating, Result } from './shapes.ts';

/**
 * All kinds of notes and their values. A person is named by the hash of their first device's key, so keys older than
 * persons are valid persons with one device and no notes.
 */
interface Kinds {
  /** Name: hash of its key. `number` counts from 1 in order of joining. */
  device: { readonly number: number; readonly name?: string; readonly revoked?: true };
  /** Name: the person. */
  profile: { readonly name?: string; readonly face?: Face };
  /** A printed recovery code. Name: its hash. */
  code: Record<string, never>;
  /** Secret of a QR code by which a device joins. Name: its hash. */
  join: Record<string, never>;
  /** WebAuthn challenge. Name: its hash. */
  challenge: Record<string, never>;
  /** Name: the credential's id. */
  passkey: { readonly publicKey: string; readonly counter: number; readonly transports?: readonly string[]; readonly number: number };
  /** A person's relation to another one: muted or blocked. Name: random. `name`: what the other was called. */
  regard: { readonly as: Relation; readonly name: string };
  /** Name: time and a random part. */
  report: { readonly table: string; readonly why: ReportReason; readonly name: string; readonly at: number };
  /** A bot gave advice. Name: table, number of the game and seat. */
  hint: Record<string, never>;
  /** A finished game, not rated yet. Name: time, table and number of the game. */
  ended: Ended;
  /** An `ended` note that could not be rated, set aside under the same name. `text`: its original value. */
  unrated: { readonly why: string; readonly text: string };
  /** A rated game of one person. Name: person, time, table and number of the game. */
  result: Result;
  /** Name: person and game. */
  rating: Rating;
  /**
   * Deletion of old tables is paused until the operator resumes it. Name: `deletion`. `from`, `until`: the suspicious
   * downtime.
   */
  hold: Downtime;
  /** A person being erased. Name: the person. */
  leaving: Record<string, never>;
  version: DeviceChanges;
  /** A duplicate match. Name: its id. The next two kinds are about it. */
  match: Match;
  /** Its host. Name: the match. */
  host: Record<string, never>;
  /** A seat in it. Name: match, room and seat. */
  entrant: { readonly name: string; readonly house: string | null; readonly mark: string | null };
}

type Kind = keyof Kinds;

type More = Partial<Pick<Note, 'owner' | 'about' | 'until'>>;

export function note<K extends Kind>(kind: K, name: string, value: Kinds[K], { owner = '', about = null, until = null }: More = {}): Note {
  return { kind, name, owner, about, value: JSON.stringify(value), until };
}

/** Only for our own notes: no validation. */
export function heldIn<K extends Kind>(_kind: K, { value }: Pick<Note, 'value'>): Kinds[K] {
  return JSON.parse(value) as Kinds[K];
}

export function ofKind<K extends Kind>(notes: readonly Note[], kind: K): { readonly note: Note; readonly value: Kinds[K] }[] {
  return notes.filter((one) => one.kind === kind).map((one) => ({ note: one, value: heldIn(kind, one) }));
}

/** What an exchange expects of this note. */
export function asFound(kind: Kind, name: string, found: Note | undefined): ExpectedNote {
  return { kind, name, value: found?.value ?? null };
}

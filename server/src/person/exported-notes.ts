import { ofKind } from '../notes/notes.ts';
import type { Notes } from '../store/store.ts';

/**
 * All notes about a person, for their data export. Secrets are only mentioned; other people appear by name. Undefined
 * without any.
 */
export async function exportedNotes(store: Notes, person: string): Promise<object | undefined> {
  const notes = await store.notesOf(person);
  if (notes.length === 0) return undefined;
  const of = <K extends Parameters<typeof ofKind>[1], T>(kind: K, take: (value: ReturnType<typeof ofKind<K>>[number]['value']) => T) =>
    ofKind(notes, kind).map(({ value }) => take(value));
  return {
    ...of('profile', (profile) => profile)[0],
    devices: of('device', (device) => device).sort((a, b) => a.number - b.number),
    passkeys: of('passkey', ({ number }) => ({ number })),
    recoveryCode: notes.some(({ kind }) => kind === 'code'),
    regards: of('regard', (regard) => regard),
    reports: of('report', (report) => report),
    hints: ofKind(notes, 'hint').map(({ note: { name } }) => name),
    ratings: ofKind(notes, 'rating').map(({ note: { name }, value }) => ({ game: name.slice(name.indexOf(' ') + 1), ...value })),
    results: of('result', (result) => result),
    matches: ofKind(notes, 'entrant').map(({ note: { about }, value: { name } }) => ({ match: about, name })),
  };
}

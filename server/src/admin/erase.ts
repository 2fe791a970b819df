import { hash } from 'node:crypto';
import { FORMER_PLAYER } from '@bellwether/wire';
import { gameById } from '../games.ts';
import type { Append, StoredTable } from '../store/store.ts';
import { type Entry, readEntry, writeEntry } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { keyAt } from '../table/table-state.ts';
import { rebuild } from './rebuild.ts';

/** Undefined for damaged entries. */
function readable(text: string): Entry | undefined {
  try {
    return readEntry(text);
  } catch {
    return undefined;
  }
}

/** Hash of the key an entry is about. */
function keyIn(entry: Entry | undefined): string | undefined {
  return entry !== undefined && 'key' in entry ? entry.key : undefined;
}

/** Whether nobody but this person ever took part in the table. */
export function isOnlyOf({ header, entries }: StoredTable, key: string): boolean {
  return header.host === key && entries.map(({ text }) => readable(text)).every((entry) => (keyIn(entry) ?? key) === key);
}

/**
 * Entries by which a person leaves their seats to bots. None for a table set aside or with outdated rules: nobody plays
 * there.
 */
export function leaving({ header, entries, aside }: StoredTable, key: string, now: number): Append[] {
  const served = gameById(header.game);
  if (aside !== undefined || served === undefined || served.game.rulesVersion !== header.rules) return [];
  const state = rebuild(header, served, entries);
  if (state.status === 'withdrawn') return [];
  const at = Math.max(now, entries.at(-1)?.at ?? 0);
  return state.seats
    .filter((seat) => keyAt(state, seat) === key)
    .map((seat) => {
      const entry: Entry = { kind: 'stand', seat };
      fold(state, entry, at);
      const due = state.status === 'playing' ? at : null;
      return {
        table: header.id,
        revision: state.revision,
        at,
        command: null,
        text: writeEntry(entry),
        status: state.status,
        due,
        key: null,
      };
    });
}

/** The table without a person: their name, key hash and, for the host, the imported record are erased. Moves stay. */
export function without({ header, entries }: StoredTable, key: string): StoredTable {
  // The same wherever the person stood in this table. No key has this hash, so nobody can take the seat.
  const nobody = hash('sha256', `erased ${header.id} ${key}`, 'hex');
  const names = new Set<string>();
  /** Revisions at which the person asked for a seat. */
  const asked = new Set<number>();
  const rewritten = entries.map((stored) => {
    const entry = readable(stored.text);
    if (entry === undefined) return { ...stored, text: stored.text.replaceAll(key, nobody) };
    if (keyIn(entry) !== key) return isNamed(entry, asked) ? { ...stored, text: writeEntry({ ...entry, name: FORMER_PLAYER }) } : stored;
    if (entry.kind === 'ask') asked.add(stored.revision);
    if ('name' in entry) names.add(entry.name);
    return { ...stored, text: writeEntry({ ...entry, ...('name' in entry && { name: FORMER_PLAYER }), key: nobody } as Entry) };
  });
  const isHost = header.host === key;
  return {
    header: {
      ...header,
      host: isHost ? nobody : header.host,
      webhook: isHost ? null : header.webhook,
      record: header.record === null ? null : withoutNames(header.record, names),
    },
    entries: rewritten,
  };
}

/** A declined request contains the name of its author. */
function isNamed(entry: Entry, asked: ReadonlySet<number>): entry is Extract<Entry, { kind: 'decline' }> {
  return entry.kind === 'decline' && asked.has(entry.ask);
}

/** The table with one person replaced by another, as host and at every seat. */
export function withInstead({ header, entries }: StoredTable, key: string, into: string): StoredTable {
  return {
    header: { ...header, host: header.host === key ? into : header.host },
    entries: entries.map((stored) => (stored.text.includes(key) ? { ...stored, text: stored.text.replaceAll(key, into) } : stored)),
  };
}

/** An imported record names its players. */
function withoutNames(record: string, names: ReadonlySet<string>): string {
  return record.replace(/(?<=^\[Seats ")[^"\n]*(?="\])/m, (seats) =>
    seats
      .split('; ')
      .map((name) => (names.has(name) ? FORMER_PLAYER : name))
      .join('; '),
  );
}

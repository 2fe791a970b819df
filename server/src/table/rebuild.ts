import type { Payer } from '../limits/payer.ts';
import type { StoredEntry, StoredTable, StoredTables } from '../store/store.ts';
import { TimeSlice } from '../time-slice.ts';
import { AnsweredCommands } from './answered-commands.ts';
import { readEntry } from './entry.ts';
import { fold } from './fold.ts';
import type { StoredAbsence } from './presence.ts';
import { TableLog } from './table-log.ts';
import { newTable, type TableState } from './table-state.ts';

/** Entries read from the store at a time. */
export const PAGE = 500;

/** Rebuilds a table from its entries. */
export function rebuild(header: TableState['header'], served: TableState['served'], entries: readonly StoredEntry[]): TableState {
  const state = newTable(header, served);
  for (const { text, at } of entries) fold(state, readEntry(text), at);
  return state;
}

/** What a table keeps in memory. */
export interface TableMemory {
  readonly state: TableState;
  readonly log: TableLog;
  readonly answered: AnsweredCommands;
  readonly absences: readonly StoredAbsence[];
  /** When the store considers the table due. `about`: the store may have kept an earlier time. */
  storedDue: number | null | 'about';
  /** Time of the last entry. */
  changed: number;
}

/** The same for a live table, in pages and time slices: a long log must not block the loop. */
export async function remember(
  { header, entries, due, absences }: StoredTable,
  served: TableState['served'],
  store: StoredTables,
  payer: Payer,
): Promise<TableMemory> {
  const breath = new TimeSlice();
  const state = newTable(header, served);
  const memory: TableMemory = {
    state,
    log: new TableLog(state),
    answered: new AnsweredCommands(state),
    storedDue: due ?? null,
    absences: absences === undefined ? [] : (JSON.parse(absences) as StoredAbsence[]),
    changed: header.created,
  };
  for (let page = entries; page.length > 0; page = await store.entries(header.id, state.revision, PAGE)) {
    for (const stored of page) {
      const entry = readEntry(stored.text);
      fold(state, entry, stored.at);
      memory.log.add(stored, entry, state);
      memory.answered.noteDone(stored);
      memory.changed = stored.at;
      await breath.yieldIfBusy();
    }
    if (page.length < PAGE) break;
  }
  payer.pay(breath.workedMs);
  return memory;
}

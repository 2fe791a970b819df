import type { ServedGame } from '../games.ts';
import type { Header, StoredEntry } from '../store/store.ts';
import { readEntry } from '../table/entry.ts';
import { fold } from '../table/fold.ts';
import { newTable, type TableState } from '../table/table-state.ts';

/** Rebuilds a table from all of its entries at once. */
export function rebuild(header: Header, served: ServedGame, entries: readonly StoredEntry[]): TableState {
  const state = newTable(header, served);
  for (const { text, at } of entries) fold(state, readEntry(text), at);
  return state;
}

import type { GameTypes } from '@bellwether/kernel';
import type { PastHappening } from '@bellwether/wire';
import type { StoredEntry } from '../store/store.ts';
import { readEntry } from './entry.ts';
import { fold } from './fold.ts';
import { happeningOf, type Onlooker } from './show.ts';
import { newTable, type TableState } from './table-state.ts';

/** More than this is not told again one by one: the view says how things stand. */
const MOST_TOLD = 1_000;

/** A table from what is stored of it. */
export function rebuild(header: TableState['header'], served: TableState['served'], entries: readonly StoredEntry[]): TableState {
  const state = newTable(header, served);
  for (const { text, at } of entries) fold(state, readEntry(text), at);
  return state;
}

/** What happened after `from`, as this viewer may know it, by playing everything through once more. */
export function retell({ header, served }: TableState, entries: readonly StoredEntry[], from: number, viewer: Onlooker): PastHappening[] {
  const state = newTable(header, served);
  const first = Math.max(from, entries.length - MOST_TOLD);
  const told: PastHappening[] = [];
  for (const { text, at, revision } of entries) {
    const entry = readEntry(text);
    const events: GameTypes['Event'][] = [];
    const listen = revision > first && viewer !== 'nobody';
    fold(state, entry, at, { tell: listen ? (event) => events.push(event) : undefined });
    if (revision > first) told.push({ seq: revision, at, what: happeningOf(state, entry, events, viewer) });
  }
  return told;
}

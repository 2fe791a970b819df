import type { GameTypes } from '@bellwether/kernel';
import type { PastHappening } from '@bellwether/wire';
import type { StoredEntry } from '../../src/store/store.ts';
import { readEntry } from '../../src/table/entry.ts';
import { fold } from '../../src/table/fold.ts';
import { happeningOf, type Onlooker } from '../../src/table/show.ts';
import { newTable, type TableState } from '../../src/table/table-state.ts';

/** All events as this viewer may know them, by replaying the whole log. */
export function retell({ header, served }: TableState, entries: readonly StoredEntry[], viewer: Onlooker): PastHappening[] {
  const state = newTable(header, served);
  return entries.map(({ text, at, revision }) => {
    const entry = readEntry(text);
    const events: GameTypes['Event'][] = [];
    fold(state, entry, at, { tell: (event) => events.push(event) });
    return { seq: revision, at, what: happeningOf(state, entry, events, viewer) };
  });
}

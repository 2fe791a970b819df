import type { TableInfo } from '@bellwether/wire';
import { HIDDEN_NAMES, hiddenNames, load } from '../model/hidden-names.ts';

/** Tables remembered: the oldest are forgotten. */
const MOST_TABLES = 50;

type ByTable = Readonly<Record<string, readonly string[]>>;

/** Remembers whether the names of this table's home-made cards are hidden, for its replays and reviews, too. */
export function noteCardNames(table: string, config: TableInfo['config'], areHidden: boolean): void {
  const { [table]: _, ...others } = kept();
  const latest = Object.entries(others).slice(1 - MOST_TABLES);
  keep(Object.fromEntries(areHidden ? [...latest, [table, namesIn(config)]] : Object.entries(others)));
}

/** Asks again about every remembered table: a person is no longer muted or blocked. */
export async function refreshCardNames(isHidden: (table: string) => Promise<boolean>): Promise<void> {
  for (const table of Object.keys(kept())) {
    if (await isHidden(table)) continue;
    const { [table]: _, ...others } = kept();
    keep(others);
  }
}

/** What players gave their cards to be called by: a name, or an id. */
export function namesIn(config: TableInfo['config']): string[] {
  const text = config.find(([key]) => key === 'Cards')?.[1] ?? '[]';
  return (JSON.parse(text) as { readonly id: string; readonly name?: string }[]).map(({ id, name }) => name ?? id);
}

function kept(): ByTable {
  try {
    return JSON.parse(localStorage.getItem(HIDDEN_NAMES) ?? '{}') as ByTable;
  } catch {
    return {};
  }
}

function keep(names: ByTable): void {
  try {
    localStorage.setItem(HIDDEN_NAMES, JSON.stringify(names));
    hiddenNames.set(load());
  } catch {
    // Private browsing: hidden until the page is closed.
    hiddenNames.set(new Set(Object.values(names).flat()));
  }
}

import type { TableInfo } from '@bellwether/wire';
import { hidden } from '../model/hiding.ts';

/** Tables remembered: the oldest are forgotten. */
const MOST_TABLES = 50;

/** Remembers whether the names of this table's home-made cards are hidden, for its replays and reviews, too. */
export function noteCardNames(table: string, config: TableInfo['config'], areHidden: boolean): void {
  const others = Object.entries(hidden.get()).filter(([key]) => key !== table);
  hidden.set(Object.fromEntries(areHidden ? [...others.slice(1 - MOST_TABLES), [table, idsIn(config)]] : others));
}

/** Asks again about every remembered table: a person is no longer muted or blocked. */
export async function refreshCardNames(isHidden: (table: string) => Promise<boolean>): Promise<void> {
  for (const table of Object.keys(hidden.get())) if (!(await isHidden(table))) noteCardNames(table, [], false);
}

function idsIn(config: TableInfo['config']): string[] {
  const text = config.find(([key]) => key === 'Cards')?.[1] ?? '[]';
  return (JSON.parse(text) as { readonly id: string }[]).map(({ id }) => id);
}

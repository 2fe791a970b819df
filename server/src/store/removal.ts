/** What became of a few tables that were looked at because they may be old. */
export interface Removed {
  readonly removed: number;
  /** When the one of those that stay was last touched that was touched longest ago; null if none stays. */
  readonly oldest: number | null;
  /** The last table looked at: the next look begins after it. Null if there are no more. */
  readonly last: string | null;
}

/** A table as a look for old ones sees it. */
export interface Candidate {
  readonly id: string;
  readonly changed: number;
  readonly entries: number;
}

/** Limits of one transaction, because everybody else's writes wait for it. The last table may exceed the limit of entries. */
export const MAX_TABLES_SCANNED = 200;
export const MAX_ENTRIES_REMOVED = 4_000;

/** Which tables of a page go. `page`: in the order of their names, `TABLES_LOOKED_AT` of them if there are as many. */
export function oldAmong(page: readonly Candidate[], untouchedSince: number): Omit<Removed, 'removed'> & { readonly old: string[] } {
  const old: string[] = [];
  let entries = 0;
  let oldest: number | null = null;
  for (const [i, table] of page.entries()) {
    if (entries >= MAX_ENTRIES_REMOVED) return { old, oldest, last: page[i - 1]?.id ?? null };
    if (table.changed < untouchedSince) {
      old.push(table.id);
      entries += table.entries;
    } else oldest = Math.min(oldest ?? table.changed, table.changed);
  }
  return { old, oldest, last: page.length < MAX_TABLES_SCANNED ? null : (page.at(-1)?.id ?? null) };
}

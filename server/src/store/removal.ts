/** Result of one deletion pass over a few tables. */
export interface Removed {
  readonly removed: number;
  /** Last activity of the oldest remaining table, null if none remains. */
  readonly oldest: number | null;
  /** The last table scanned: the next pass starts after it. Null at the end. */
  readonly last: string | null;
}

/** A table as the deletion pass sees it. */
export interface Candidate {
  readonly id: string;
  readonly changed: number;
  readonly entries: number;
}

/** Limits per transaction, because all other writes wait for it. The last table may exceed the limit of entries. */
export const MAX_TABLES_SCANNED = 200;
export const MAX_ENTRIES_REMOVED = 4_000;

/** Selects the tables of a page to delete. `page`: ordered by id, up to `MAX_TABLES_SCANNED`. */
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

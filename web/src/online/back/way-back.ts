import type { MyTable } from '@bellwether/wire';

/** A table where nobody waits for me is only worth a line while its game is fresh. */
const FRESH_MS = 2 * 86_400_000;

export interface WayBackFound {
  readonly table: MyTable;
  /** Further tables that would have had the line without this one. */
  readonly others: number;
}

/** The table to lead back to: my turn first, then the one where something happened last. */
export function wayBack(tables: readonly MyTable[], now: number): WayBackFound | undefined {
  const wanted = tables
    .filter(({ status, seats }) => seats.length > 0 && (status === 'playing' || status === 'open'))
    .filter(({ myTurn, changed }) => myTurn || now - changed < FRESH_MS)
    .sort((a, b) => Number(b.myTurn) - Number(a.myTurn) || b.changed - a.changed);
  const [table] = wanted;
  return table && { table, others: wanted.length - 1 };
}

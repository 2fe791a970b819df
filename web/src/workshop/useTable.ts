import { useSignal } from '../ui/signal.ts';
import type { Item } from './item.ts';
import { shelf } from './kept.ts';
import type { Part, TableOptions } from './part.ts';
import { NO_OPTIONS, tables } from './table-options.ts';

export interface TryTable {
  /** The item itself first. */
  readonly items: readonly Item[];
  readonly also: readonly string[];
  readonly options: TableOptions;
  readonly config: object;
}

/** The table for trying an item, with other chosen items and options. */
export function useTable(item: Item, part: Part): TryTable {
  const { options, also } = useSignal(tables)[item.game] ?? NO_OPTIONS;
  const all = useSignal(shelf);
  const others = all.filter(({ key, game }) => key !== item.key && game === item.game && also.includes(key));
  // A game uses at most one deck of a kind.
  const items = [
    item,
    ...others.filter(({ kind }, i) => kind === 'animal' || (kind !== item.kind && others.findIndex((one) => one.kind === kind) === i)),
  ];
  return { items, also, options, config: part.config(items, options) };
}

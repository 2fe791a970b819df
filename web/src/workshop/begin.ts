import { go } from '../ui/routes.ts';
import type { Item } from './item.ts';
import { put, shelf } from './kept.ts';

/** Adds a new item to the shelf and opens it. Does nothing if the shelf is full. */
export function begin(item: Omit<Item, 'key'>): void {
  const taken = shelf.get().map(({ name }) => name);
  const kept = put({ ...item, name: freeName(item.name, taken) });
  if (kept) go('workshop', 'card', kept.key);
}

/** The name, with a number added if it is taken. */
function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n++) if (!taken.includes(`${name} ${n}`)) return `${name} ${n}`;
}

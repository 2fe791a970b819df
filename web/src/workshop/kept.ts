import { freshId } from '../ui/fresh-id.ts';
import { createSignal } from '../ui/signal.ts';
import { type Item, MOST_ITEMS } from './item.ts';

const KEY = 'bellwether.workshop';

/** The items saved in this browser, newest first. */
export const shelf = createSignal<readonly Item[]>(load());

shelf.watch(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(shelf.get()));
  } catch {
    // Private browsing: the shelf lasts as long as the page.
  }
});

// Changed in another tab.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === KEY && shelf.set(load()));

function load(): readonly Item[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isItem) : [];
  } catch {
    return [];
  }
}

function isItem(value: unknown): value is Item {
  const { key, game, kind, name, data } = (value ?? {}) as Partial<Record<keyof Item, unknown>>;
  return [key, game, kind, name].every((text) => typeof text === 'string') && typeof data === 'object' && data !== null;
}

export const isFull = (): boolean => shelf.get().length >= MOST_ITEMS;

/** Returns the item as kept; undefined if the shelf is full. */
export function put(item: Omit<Item, 'key'>): Item | undefined {
  if (isFull()) return undefined;
  const kept = { ...item, key: freshId().slice(0, 8) };
  shelf.set([kept, ...shelf.get()]);
  return kept;
}

export function change(item: Item): void {
  shelf.set(shelf.get().map((one) => (one.key === item.key ? item : one)));
}

export function remove(key: string): void {
  shelf.set(shelf.get().filter((one) => one.key !== key));
}

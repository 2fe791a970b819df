import { createSignal } from '../ui/signal.ts';
import { hiddenNames } from './hidden-names.ts';

/** Loaded with home-made cards: which of their names are hidden, by table. */

const KEY = 'bellwether.hidden-card-names';

export type ByTable = Readonly<Record<string, readonly string[]>>;

export const hidden = createSignal<ByTable>(load());

hidden.watch(spread);
spread();

hidden.watch(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden.get()));
  } catch {
    // Private browsing: hidden until the page is closed.
  }
});

function spread(): void {
  hiddenNames.clear();
  for (const name of Object.values(hidden.get()).flat()) hiddenNames.add(name);
}

function load(): ByTable {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as ByTable;
  } catch {
    return {};
  }
}

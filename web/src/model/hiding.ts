import { background } from '../ui/background.ts';
import { languageOf, settings } from '../ui/settings.ts';
import { createSignal } from '../ui/signal.ts';
import { ONLINE } from '../words/areas.ts';
import { preload } from '../words/useWords.ts';
import { hiddenNames } from './hidden-names.ts';

/** Loaded with home-made cards: which of their names are hidden. */

const KEY = 'bellwether.hidden-card-names';

/** The ids of the cards of each table. */
export type ByTable = Readonly<Record<string, readonly string[]>>;

export const hidden = createSignal<ByTable>(load());

const callAll = () => background(rename());
callAll();
settings.watch(callAll);
hidden.watch(callAll);

hidden.watch(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden.get()));
  } catch {
    // Private browsing: hidden until the page is closed.
  }
});

/** Calls hidden cards by numbers, at once, and by words as soon as these are loaded. */
async function rename(): Promise<void> {
  for (const id of Object.keys(hiddenNames)) delete hiddenNames[id];
  nameBy((n) => `★ ${n}`);
  const { ownCard } = await preload(ONLINE, languageOf(settings.get()));
  nameBy(ownCard);
}

function nameBy(name: (n: number) => string): void {
  for (const ids of Object.values(hidden.get())) {
    ids.forEach((id, i) => {
      hiddenNames[id] = name(i + 1);
    });
  }
}

function load(): ByTable {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as ByTable;
  } catch {
    return {};
  }
}

import { createSignal, useSignal } from '../ui/signal.ts';

/** Corrected values of one edition of a game, as stored in this browser. */
export interface KeptCopy {
  /** Whether new games use them. */
  readonly on: boolean;
  /** The engine's format. */
  readonly copy: object;
}

/** By game and edition. */
type Kept = Readonly<Record<string, KeptCopy>>;

const KEY = 'bellwether.copies';

export const copies = createSignal<Kept>(load());

copies.watch(() => {
  try {
    localStorage.setItem(KEY, JSON.stringify(copies.get()));
  } catch {
    // Private browsing: corrections last as long as the page.
  }
});

// Corrected in another tab, or imported.
globalThis.addEventListener?.('storage', ({ key }: StorageEvent) => key === KEY && copies.set(load()));

function load(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function keep(shelf: string, kept: KeptCopy): void {
  copies.set({ ...copies.get(), [shelf]: kept });
}

export const shelfOf = (game: string, edition: string): string => `${game} ${edition}`;

/** The set-up with the corrected values, if there are any and they are switched on. */
export function useOwnCopy<C extends { readonly copy?: object }>(shelf: string, config: C): C {
  const kept = useSignal(copies)[shelf];
  return kept?.on && Object.keys(kept.copy).length > 0 ? { ...config, copy: kept.copy } : config;
}

import { createSignal } from '../ui/signal.ts';
import type { TableOptions } from './part.ts';

/** By game: the options and further items for trying home-made cards, kept while the app is open. */
const chosen = createSignal<Readonly<Record<string, { readonly options: TableOptions; readonly also: readonly string[] }>>>({});
export const tables = chosen;

export const NO_OPTIONS: { readonly options: TableOptions; readonly also: readonly string[] } = { options: {}, also: [] };

export function choose(game: string, options: TableOptions, also: readonly string[]): void {
  chosen.set({ ...chosen.get(), [game]: { options, also } });
}

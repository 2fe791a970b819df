import { createSignal } from '../ui/signal.ts';

/** Hidden names by table. `connection/card-names.ts` writes them. */
export const HIDDEN_NAMES = 'bellwether.hidden-card-names';

/** Names of home-made cards that are not shown: their maker is muted, blocked or reported. */
export const hiddenNames = createSignal(load());

export function load(): ReadonlySet<string> {
  try {
    return new Set(Object.values(JSON.parse(localStorage.getItem(HIDDEN_NAMES) ?? '{}') as Readonly<Record<string, string[]>>).flat());
  } catch {
    return new Set();
  }
}

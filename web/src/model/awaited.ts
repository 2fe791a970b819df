import { IS_SERVED } from '../ui/served.ts';
import { createSignal } from '../ui/signal.ts';

/** Whether an online game waits for this player's move. Set by `online/back`, shown as a dot on *Friends*. */
export const isAwaited = createSignal(false);

/** Present where this browser has a key for online tables. Most first visitors have none, and load nothing about it. */
export const HAS_KEY = 'bellwether.online';

export function hasKey(): boolean {
  if (!IS_SERVED) return false;
  try {
    return HAS_KEY in localStorage;
  } catch {
    // Private browsing.
    return false;
  }
}

import { createSignal } from '../../ui/signal.ts';

const KEY = 'bellwether.mute';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Whether the reader has muted the chat. */
export const isMuted = createSignal(read());

isMuted.watch(() => {
  try {
    localStorage.setItem(KEY, isMuted.get() ? '1' : '0');
  } catch {
    // Private browsing: muted until the page is closed.
  }
});

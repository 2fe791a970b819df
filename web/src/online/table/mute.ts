import { createSignal } from '../../ui/signal.ts';

const KEY = 'bellwether.mute';

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === '1';
  } catch {
    return false;
  }
}

/** Whether what others say is kept from the reader. */
export const isMuted = createSignal(read());

isMuted.watch(() => {
  try {
    localStorage.setItem(KEY, isMuted.get() ? '1' : '0');
  } catch {
    // Private browsing: muted as long as the page lives.
  }
});

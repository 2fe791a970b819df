import { later } from '../ui/later.ts';
import { createSignal, useSignal } from '../ui/signal.ts';
import { useShell } from '../words/catalogue.ts';

const MenuSheet = later<{ readonly close: () => void }>(() => import('./MenuSheet.tsx').then((part) => part.MenuSheet));

/**
 * Module state, not component state: the menu stays open when a table that finishes loading replaces the page below it.
 */
const isOpen = createSignal(false);
const close = () => isOpen.set(false);
window.addEventListener('hashchange', close);

/** The button that leads to every page. */
export function Menu() {
  const shell = useShell();
  const open = useSignal(isOpen);
  return (
    <>
      <button type="button" class="icon-button" aria-label={shell.menu} aria-haspopup="dialog" onClick={() => isOpen.set(true)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 7h16M4 12h16M4 17h16" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" />
        </svg>
      </button>
      {open && <MenuSheet close={close} />}
    </>
  );
}

import { useEffect } from 'preact/hooks';

/**
 * A tap on the stage or the space bar ends the running animation. Buttons on the stage keep their presses, except the
 * cards of a hand that has to wait.
 */
export function useHurry(hurry: () => boolean, live: boolean): void {
  useEffect(() => {
    if (!live) return undefined;
    const end = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('button:not(.idle), a, dialog, input, select, textarea')) return;
      if (!hurry()) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => event.target instanceof Element && event.target.closest('.stage-box') && end(event);
    const key = (event: KeyboardEvent) => event.key === ' ' && !document.querySelector('dialog[open]') && end(event);
    document.addEventListener('click', click, true);
    document.addEventListener('keydown', key, true);
    return () => {
      document.removeEventListener('click', click, true);
      document.removeEventListener('keydown', key, true);
    };
  }, [hurry, live]);
}

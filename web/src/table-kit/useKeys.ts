import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../ui/settings.ts';

export interface Keys {
  /** Letters that start typed notation; other keys are shortcuts. */
  readonly starts: string;
  /** Called with a whole typed move, after Enter. */
  readonly typed: (text: string) => void;
  readonly shortcuts: Readonly<Record<string, () => void>>;
}

/**
 * Shortcuts and typed notation of a table. Off while a dialog is open or a field has the focus. Returns what has been
 * typed.
 */
export function useKeys(keys: Keys): string {
  const [buffer, setBuffer] = useState('');
  const latest = useRef({ keys, buffer });
  latest.current = { keys, buffer };

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { keys: now, buffer: so } = latest.current;
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const { key } = event;
      const typed = typedAfter(so, key, now.starts);
      if (typed !== undefined) return setBuffer(typed);
      const act = so !== '' && key === 'Enter' ? () => now.typed(so) : shortcutOf(now, key);
      if (act === undefined) return;
      event.preventDefault();
      if (key === 'Enter') setBuffer('');
      act();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return buffer;
}

/** The notation after a key, or undefined if the key types nothing. */
function typedAfter(so: string, key: string, starts: string): string | undefined {
  if (so !== '' && key === 'Escape') return '';
  if (so !== '' && key === 'Backspace') return so.slice(0, -1);
  const isTyped = key.length === 1 && key !== ' ' && (so !== '' || starts.includes(key.toLowerCase()));
  return isTyped ? so + key : undefined;
}

/** Single-letter shortcuts can be turned off (WCAG 2.1.4). */
function shortcutOf({ shortcuts }: Keys, key: string): (() => void) | undefined {
  if (/^\p{L}$/u.test(key) && !settings.get().keys) return undefined;
  return shortcuts[key.length === 1 ? key.toLowerCase() : key];
}

function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** The toolbar's enabled buttons, while it has the focus. */
export const TOOLS = '.toolbar:focus-within :enabled';

/** Moves the focus along a row of buttons: along the toolbar if the focus is there. */
export function focusAlong(selector: string, step: 1 | -1): void {
  const here = document.querySelector(TOOLS) ? TOOLS : selector;
  const row = [...document.querySelectorAll<HTMLElement>(here)]
    .filter(({ offsetParent }) => offsetParent)
    .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
  if (row.length === 0) return;
  const at = row.indexOf(document.activeElement as HTMLElement);
  const next = at < 0 ? (step > 0 ? 0 : row.length - 1) : (at + step + row.length) % row.length;
  row[next]?.focus();
}

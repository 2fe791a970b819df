/**
 * The page's only live region, next to the app (index.html). Every message is a new paragraph, added once, never
 * rewritten, and removed after a while: text that is there when a dialog opens would be read again when it closes.
 */

/** Long enough for a screen reader on a busy machine to notice it. */
const CLEAR_AFTER_MS = 6000;
/** Time between two messages: closer ones may be read in the wrong order. */
export const APART_MS = 600;

/** A message during page load may be lost among the page's other content. */
const LOAD_MS = 1200;

let waiting: string[] = [];
let timer = globalThis.window?.setTimeout(next, LOAD_MS) ?? 0;

const region = () => document.getElementById('said');

/** Announces these after all pending messages. An empty text is skipped. */
export function say(...texts: readonly string[]): void {
  waiting.push(...texts.filter(Boolean));
  if (timer === 0) next();
}

function next(): void {
  timer = waiting.length > 0 ? window.setTimeout(next, APART_MS) : 0;
  // Nothing outside an open dialog is read: wait until it closes.
  if (timer === 0 || document.querySelector('dialog[open]')) return;
  const line = document.createElement('p');
  line.textContent = waiting.shift() ?? '';
  region()?.append(line);
  window.setTimeout(() => line.remove(), CLEAR_AFTER_MS);
}

/** Drops pending messages: a move is taken back, another page or a dialog opens, another player takes the device. */
export function hush(): void {
  waiting = [];
  region()?.replaceChildren();
}

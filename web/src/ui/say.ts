/**
 * The one voice of the page: a live region beside the app (index.html). Every message is a paragraph of its own, put there once, never
 * rewritten, and gone after a while: what stood there when a dialog opens would be read again when it closes.
 */

/** Milliseconds: long enough for a busy machine to notice it. */
const CLEAR_AFTER_MS = 6000;
/** Two that come together may be read in the wrong order. */
export const APART_MS = 600;

/** What comes while a page loads is read among its other parts. */
const LOAD_MS = 1200;

let waiting: string[] = [];
let timer = globalThis.window?.setTimeout(next, LOAD_MS) ?? 0;

const region = () => document.getElementById('said');

/** Says these after all that is still to be said. An empty text says nothing. */
export function say(...texts: readonly string[]): void {
  waiting.push(...texts.filter(Boolean));
  if (timer === 0) next();
}

function next(): void {
  timer = waiting.length > 0 ? window.setTimeout(next, APART_MS) : 0;
  // Beside an open dialog nothing is heard: it waits until that is closed.
  if (timer === 0 || document.querySelector('dialog[open]')) return;
  const line = document.createElement('p');
  line.textContent = waiting.shift() ?? '';
  region()?.append(line);
  window.setTimeout(() => line.remove(), CLEAR_AFTER_MS);
}

/** What was said is past: a move is taken back, another page or a dialog opens, somebody else takes the device. */
export function hush(): void {
  waiting = [];
  region()?.replaceChildren();
}

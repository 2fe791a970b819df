import { createSignal } from './signal.ts';

/** Where in the app: `#/new/wolf-and-hound`, `#/game/1a2b3c4d/12`. All of it stays in the browser: a shared record never reaches a server. */
export type Route = readonly string[];

export const route = createSignal<Route>(read());

window.addEventListener('hashchange', () => route.set(read()));

function read(): Route {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);
}

/** An address may be cut in the middle of an escape: then it names nothing we know, which has a page of its own. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function href(...parts: readonly (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** `#/new/<game>/friends`: a set-up for several people at this device. */
export function isForFriends(): boolean {
  return route.get()[2] === 'friends';
}

export function go(...parts: readonly (string | number)[]): void {
  location.hash = href(...parts);
}

/** The same place under another address: the way back does not lead here again. */
export function become(...parts: readonly (string | number)[]): void {
  history.replaceState(null, '', href(...parts));
  route.set(read());
}

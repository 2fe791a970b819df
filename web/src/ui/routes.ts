import { createSignal } from './signal.ts';

/**
 * The address in the app: `#/new/wolf-and-hound`, `#/game/1a2b3c4d/12`. It stays in the browser: a shared record never
 * reaches a server.
 */
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

/** An address may be cut inside an escape: then it leads to the error page for unknown addresses. */
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

/** `#/new/<game>/friends`: set-up for several people at this device. */
export function isForFriends(): boolean {
  return route.get()[2] === 'friends';
}

export function go(...parts: readonly (string | number)[]): void {
  location.hash = href(...parts);
}

/** Replaces the address without a new history entry. */
export function become(...parts: readonly (string | number)[]): void {
  history.replaceState(null, '', href(...parts));
  route.set(read());
}

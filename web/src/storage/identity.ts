import { del, get, update } from 'idb-keyval';
import { createStore } from './store.ts';

/** This browser's identity on servers: a few texts by name. Read by pages and by the service worker. */
const me = createStore('bellwether-online', 'me');

export async function recall(what: string): Promise<string | undefined> {
  try {
    return await get<string>(what, me);
  } catch {
    // Private browsing: the person is asked again.
    return undefined;
  }
}

/** `first`: writes only if the name is empty, so that two tabs agree. */
export async function note(what: string, value: string, first = false): Promise<void> {
  try {
    await update<string>(what, (kept) => (first ? (kept ?? value) : value), me);
  } catch {
    // Private browsing, as above.
  }
}

export async function forget(what: string): Promise<void> {
  await del(what, me).catch(() => {});
}

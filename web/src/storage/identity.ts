import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** Who this browser is on servers: a few texts by name. Read by pages and by the service worker. */
interface Identity extends DBSchema {
  readonly me: { readonly key: string; readonly value: string };
}

let opened: Promise<IDBPDatabase<Identity>> | undefined;

function database(): Promise<IDBPDatabase<Identity>> {
  opened ??= openDB<Identity>('bellwether-online', 1, { upgrade: (fresh) => void fresh.createObjectStore('me') });
  return opened;
}

export async function recall(what: string): Promise<string | undefined> {
  try {
    return await (await database()).get('me', what);
  } catch {
    // Private browsing: what is not kept is asked for again.
    return undefined;
  }
}

/** `first`: only if nothing is kept under this name yet, so that two tabs agree. */
export async function note(what: string, value: string, first = false): Promise<void> {
  try {
    const db = await database();
    await (first ? db.add('me', value, what) : db.put('me', value, what));
  } catch {
    // Private browsing, or another tab was first.
  }
}

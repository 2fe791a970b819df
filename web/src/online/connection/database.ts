/** Where this browser keeps who it is on servers. Read by pages and by the service worker. */
const NAME = 'bellwether-online';
const STORE = 'me';

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

export async function recall(what: string): Promise<string | undefined> {
  try {
    const db = await database();
    return await new Promise((resolve, reject) => {
      const request = db.transaction(STORE).objectStore(STORE).get(what);
      request.onsuccess = () => resolve(request.result as string | undefined);
      request.onerror = () => reject(request.error);
    });
  } catch {
    // Private browsing: what is not kept is asked for again.
    return undefined;
  }
}

/** `first`: only if nothing is kept under this name yet, so that two tabs agree. */
export async function note(what: string, value: string, first = false): Promise<void> {
  try {
    const db = await database();
    const change = db.transaction(STORE, 'readwrite');
    if (first) change.objectStore(STORE).add(value, what);
    else change.objectStore(STORE).put(value, what);
    await new Promise<void>((resolve) => {
      change.oncomplete = () => resolve();
      change.onabort = () => resolve();
    });
  } catch {
    // As above.
  }
}

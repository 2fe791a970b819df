/** The browser's database, as promises. Every call may fail where browsing is private: callers live without it. */
const NAME = 'bellwether';
const VERSION = 1;
export const STORES = ['games', 'records'] as const;
export type StoreName = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

function result<X>(request: IDBRequest<X>): Promise<X> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

export async function get<X>(store: StoreName, id: string): Promise<X | undefined> {
  const db = await database();
  return (await result(db.transaction(store).objectStore(store).get(id))) as X | undefined;
}

export async function all<X>(store: StoreName): Promise<X[]> {
  const db = await database();
  return (await result(db.transaction(store).objectStore(store).getAll())) as X[];
}

/** All of it or nothing. */
export async function put(rows: Readonly<Partial<Record<StoreName, object>>>): Promise<void> {
  const db = await database();
  const change = db.transaction(STORES, 'readwrite');
  for (const [store, row] of Object.entries(rows)) change.objectStore(store).put(row);
  await new Promise<void>((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onerror = () => reject(change.error);
  });
}

export async function remove(id: string): Promise<void> {
  const db = await database();
  const change = db.transaction(STORES, 'readwrite');
  for (const store of STORES) change.objectStore(store).delete(id);
}

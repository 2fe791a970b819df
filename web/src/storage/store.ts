import type { UseStore } from 'idb-keyval';
import { createDatabase } from './database.ts';

/** A store for the functions of `idb-keyval`, in a separate database. */
export function createStore(name: string, store: string): UseStore {
  const { run } = createDatabase(name, [store]);
  return (mode, use) => run(mode, async (transaction) => use(transaction.objectStore(store)));
}

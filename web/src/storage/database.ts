/** One of this browser's databases. The browser may close a connection at any time; the next use opens a new one. */
export interface Database {
  /** Runs `use` in a transaction over all stores; retries once on a new connection. */
  run<X>(mode: IDBTransactionMode, use: (transaction: IDBTransaction) => PromiseLike<X>): Promise<X>;
}

/** WebKit may never answer an open request after a long time in the background: then it counts as failed. */
const OPEN_TIMEOUT_MS = 5_000;

export function createDatabase(name: string, stores: readonly string[], options?: IDBObjectStoreParameters): Database {
  let connection: Promise<IDBDatabase> | undefined;

  const connect = () => {
    if (connection) return connection;
    const opening = new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      const timer = setTimeout(reject, OPEN_TIMEOUT_MS, new Error(`${name} does not open`));
      request.onupgradeneeded = () => {
        for (const store of stores) request.result.createObjectStore(store, options);
      };
      request.onsuccess = () => {
        clearTimeout(timer);
        const database = request.result;
        // The connection is gone, or a newer version of the app in another tab wants to upgrade the database.
        database.onclose = database.onversionchange = () => forget(opening);
        // Too late: another connection was opened meanwhile.
        if (connection !== opening) database.close();
        resolve(database);
      };
      request.onerror = () => {
        clearTimeout(timer);
        reject(request.error);
      };
    });
    connection = opening;
    return opening;
  };

  const forget = (lost: Promise<IDBDatabase>) => {
    if (connection === lost) connection = undefined;
    lost.then(
      (database) => database.close(),
      () => undefined,
    );
  };

  return {
    async run(mode, work) {
      for (let isAgain = false; ; isAgain = true) {
        const used = connect();
        try {
          return await work((await used).transaction(stores, mode));
        } catch (error) {
          forget(used);
          if (isAgain) throw error;
        }
      }
    },
  };
}

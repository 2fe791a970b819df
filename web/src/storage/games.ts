import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Keeper } from '../local/local-table.ts';
import type { Sitter } from '../table-kit/sitter.ts';

/** The games that this browser keeps. Where browsing is private every call may fail: there the list is empty and nothing is kept. */

/** A game in the list of my games. Its record, which knows everybody's cards, is kept apart and read by the worker alone. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly config: object;
  readonly sitters: readonly Sitter[];
  readonly plies: number;
  readonly over: boolean;
  readonly changed: number;
}

interface Kept extends DBSchema {
  readonly games: { readonly key: string; readonly value: KeptGame };
  readonly records: { readonly key: string; readonly value: { readonly id: string; readonly record: string } };
}

const STORES = ['games', 'records'] as const;

let opened: Promise<IDBPDatabase<Kept>> | undefined;

function database(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('bellwether', 1, {
    upgrade(fresh) {
      for (const store of STORES) fresh.createObjectStore(store, { keyPath: 'id' });
    },
  });
  return opened;
}

/** Writes list and record together, or neither. */
async function put(game: KeptGame, record: string): Promise<void> {
  const change = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([change.objectStore('games').put(game), change.objectStore('records').put({ id: game.id, record }), change.done]);
}

async function remove(id: string): Promise<void> {
  const change = (await database()).transaction(STORES, 'readwrite');
  await Promise.all([...STORES.map((store) => change.objectStore(store).delete(id)), change.done]);
}

export const keeper: Keeper = {
  save({ record, ...game }) {
    put({ ...game, changed: Date.now() }, record).catch(() => undefined);
  },
};

export async function recordOf(id: string): Promise<string | undefined> {
  const kept = await database()
    .then((db) => db.get('records', id))
    .catch(() => undefined);
  return kept?.record;
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return await database()
    .then((db) => db.get('games', id))
    .catch(() => undefined);
}

/** The latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  const games = await database()
    .then((db) => db.getAll('games'))
    .catch(() => []);
  return games.sort((a, b) => b.changed - a.changed);
}

export async function forget(id: string): Promise<void> {
  await remove(id).catch(() => undefined);
}

import type { Mix } from '@bellwether/kernel';
import { get, promisifyRequest, type UseStore, values } from 'idb-keyval';
import type { Keeper } from '../local/local-table.ts';
import type { Sitter } from '../table-kit/sitter.ts';

/** The games that this browser keeps. Where browsing is private every call may fail: there the list is empty and nothing is kept. */

/** A game in the list of my games. Its record, which knows everybody's cards, is kept apart and read by the worker alone. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly config: object;
  readonly sitters: readonly Sitter[];
  /** How the seats were mixed, if they were. */
  readonly mix?: Mix | undefined;
  readonly plies: number;
  readonly over: boolean;
  readonly changed: number;
  /** It was deleted, and can be taken back until the list is opened anew. */
  readonly dropped?: boolean;
}

const STORES = ['games', 'records'] as const;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  if (opened) return opened;
  const request = indexedDB.open('bellwether', 1);
  request.onupgradeneeded = () => {
    for (const name of STORES) request.result.createObjectStore(name, { keyPath: 'id' });
  };
  opened = promisifyRequest(request);
  return opened;
}

const storeOf =
  (name: (typeof STORES)[number]): UseStore =>
  async (mode, use) =>
    use((await database()).transaction(name, mode).objectStore(name));
const games = storeOf('games');
const records = storeOf('records');

/** Changes the list and the records together, or neither. */
async function change(make: (list: IDBObjectStore, texts: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORES, 'readwrite');
  make(transaction.objectStore('games'), transaction.objectStore('records'));
  await promisifyRequest(transaction);
}

export const keeper: Keeper = {
  save({ record, ...game }) {
    change((list, texts) => {
      list.put({ ...game, changed: Date.now() } satisfies KeptGame);
      texts.put({ id: game.id, record });
    }).catch(() => undefined);
  },
};

export async function recordOf(id: string): Promise<string | undefined> {
  const kept = await get<{ readonly record: string }>(id, records).catch(() => undefined);
  return kept?.record;
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const kept = await get<KeptGame>(id, games).catch(() => undefined);
  return kept?.dropped ? undefined : kept;
}

/** The latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  const all = await values<KeptGame>(games).catch(() => []);
  return all.filter(({ dropped }) => !dropped).sort((a, b) => b.changed - a.changed);
}

/** Deletes a game, or takes that back. */
export async function putAside(game: KeptGame, dropped: boolean): Promise<void> {
  await change((list) => list.put({ ...game, dropped } satisfies KeptGame)).catch(() => undefined);
}

/** What was deleted is gone for good. */
export async function emptyBin(): Promise<void> {
  const gone = (await values<KeptGame>(games).catch(() => [])).filter(({ dropped }) => dropped);
  await change((list, texts) => {
    for (const { id } of gone) {
      list.delete(id);
      texts.delete(id);
    }
  }).catch(() => undefined);
}

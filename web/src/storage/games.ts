import type { Mix } from '@bellwether/kernel';
import { get, promisifyRequest, type UseStore, values } from 'idb-keyval';
import type { Keeper, KeptTable } from '../local/local-table.ts';
import type { Sitter } from '../table-kit/sitter.ts';
import type { Ended } from './ended.ts';

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
  /** Left out by the first versions of the app: filled in when the games are looked through. */
  readonly ended?: Ended | undefined;
  /** What the decisions in it gave away, once it was reviewed. */
  readonly given?: Given | undefined;
  /** Its cards were known before: it counts for no result. */
  readonly again?: true | undefined;
  readonly changed: number;
  /** It was deleted, and can be taken back until the list is opened anew. */
  readonly dropped?: boolean;
  /** Which saving this is: another one of every time. Whoever saves over one that it has not seen would lose a move. */
  readonly rev?: string | undefined;
}

/** The sums of a review, by seat. */
export interface Given {
  /** Of the review: sums of another one are made otherwise. */
  readonly version: number;
  readonly seats: readonly GivenAway[];
}

export interface GivenAway {
  readonly decisions: number;
  /** The chance to win that they gave away, in all: 1 is a whole game. */
  readonly given: number;
}

/** A game's record, and which saving it is of. */
export interface KeptRecord {
  readonly record: string;
  readonly rev: string | undefined;
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

const games: UseStore = async (mode, use) => use((await database()).transaction('games', mode).objectStore('games'));

/** Changes the list and the records together, or neither. */
async function change(make: (list: IDBObjectStore, texts: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORES, 'readwrite');
  make(transaction.objectStore('games'), transaction.objectStore('records'));
  await promisifyRequest(transaction);
}

/** Saves a game unless another tab has saved it since `seen`: then nothing changes. The browser lets one tab write at a time. */
export async function saveOver(
  { record, ...game }: KeptTable,
  seen: string | undefined,
  rev: string,
  changed = Date.now(),
): Promise<'saved' | 'beaten'> {
  let said: 'saved' | 'beaten' = 'saved';
  await change((list, texts) => {
    const here: IDBRequest<KeptGame | undefined> = list.get(game.id);
    here.onsuccess = () => {
      // What is not there cannot be lost: the list was emptied meanwhile, or the game is new.
      if (here.result !== undefined && here.result.rev !== seen) {
        said = 'beaten';
        return;
      }
      const again = game.again ?? here.result?.again;
      list.put({ ...game, ...(again && { again }), changed, rev } satisfies KeptGame);
      texts.put({ id: game.id, record });
    };
  });
  return said;
}

export interface GameKeeper extends Keeper {
  /** The saving that was read last: the next one is made over it. */
  see(rev: string | undefined): void;
}

/** Keeps one game. `told` hears how each saving went, in order. */
export function keeperFrom(seen: string | undefined, told: (how: 'saved' | 'beaten') => void): GameKeeper {
  const name = crypto.getRandomValues(new Uint32Array(2)).join('-');
  let last = seen;
  let count = 0;
  return {
    see(rev) {
      last = rev;
    },
    save(table) {
      const before = last;
      count += 1;
      last = `${name}-${count}`;
      saveOver(table, before, last).then(told, () => undefined);
    },
  };
}

/** What was found out about a saving of a game. */
export interface Facts extends Pick<KeptGame, 'id' | 'rev' | 'ended' | 'given' | 'again'> {}

/** Adds facts to the rows of their games. What went on meanwhile stays as it is. */
export async function addFacts(all: readonly Facts[]): Promise<void> {
  await change((list) => {
    for (const facts of all) {
      const here: IDBRequest<KeptGame | undefined> = list.get(facts.id);
      here.onsuccess = () => here.result && here.result.rev === facts.rev && list.put({ ...here.result, ...facts } satisfies KeptGame);
    }
  }).catch(() => undefined);
}

export async function recordOf(id: string): Promise<KeptRecord | undefined> {
  try {
    const transaction = (await database()).transaction(STORES, 'readonly');
    const [text, row] = await Promise.all([
      promisifyRequest<{ readonly record: string } | undefined>(transaction.objectStore('records').get(id)),
      promisifyRequest<KeptGame | undefined>(transaction.objectStore('games').get(id)),
    ]);
    return text && !row?.dropped ? { record: text.record, rev: row?.rev } : undefined;
  } catch {
    return undefined;
  }
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const kept = await get<KeptGame>(id, games).catch(() => undefined);
  return kept?.dropped ? undefined : kept;
}

/** The latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return inTurn(await allRows());
}

/** The same, for whoever opens the list: what was deleted before is gone for good. */
export async function openList(): Promise<KeptGame[]> {
  const all = await allRows();
  const gone = all.filter(({ dropped }) => dropped);
  // Nobody waits for that.
  if (gone.length > 0) void emptyBin(gone);
  return inTurn(all);
}

async function allRows(): Promise<KeptGame[]> {
  return await values<KeptGame>(games).catch(() => []);
}

function inTurn(all: readonly KeptGame[]): KeptGame[] {
  return all.filter(({ dropped }) => !dropped).sort((a, b) => b.changed - a.changed);
}

/** Deletes a game, or takes that back. */
export async function putAside({ id }: Pick<KeptGame, 'id'>, dropped: boolean): Promise<void> {
  await change((list) => {
    const here: IDBRequest<KeptGame | undefined> = list.get(id);
    here.onsuccess = () => here.result && list.put({ ...here.result, dropped } satisfies KeptGame);
  }).catch(() => undefined);
}

async function emptyBin(gone: readonly KeptGame[]): Promise<void> {
  await change((list, texts) => {
    for (const { id } of gone) {
      list.delete(id);
      texts.delete(id);
    }
  }).catch(() => undefined);
}

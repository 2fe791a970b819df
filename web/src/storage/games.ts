import type { Mix } from '@bellwether/kernel';
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
  opened = answerOf(request);
  return opened;
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function list(): Promise<IDBObjectStore> {
  return (await database()).transaction('games').objectStore('games');
}

/** Changes the list and the records together, or neither. */
export async function change(make: (list: IDBObjectStore, texts: IDBObjectStore) => void): Promise<void> {
  const transaction = (await database()).transaction(STORES, 'readwrite');
  make(transaction.objectStore('games'), transaction.objectStore('records'));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
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

export async function recordOf(id: string): Promise<KeptRecord | undefined> {
  try {
    const transaction = (await database()).transaction(STORES, 'readonly');
    const [text, row] = await Promise.all([
      answerOf<{ readonly record: string } | undefined>(transaction.objectStore('records').get(id)),
      answerOf<KeptGame | undefined>(transaction.objectStore('games').get(id)),
    ]);
    return text && !row?.dropped ? { record: text.record, rev: row?.rev } : undefined;
  } catch {
    return undefined;
  }
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  try {
    const kept: KeptGame | undefined = await answerOf((await list()).get(id));
    return kept?.dropped ? undefined : kept;
  } catch {
    return undefined;
  }
}

/** The latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return inTurn(await allRows());
}

/** With those that were deleted. */
export async function allRows(): Promise<KeptGame[]> {
  try {
    return await answerOf((await list()).getAll());
  } catch {
    return [];
  }
}

export function inTurn(all: readonly KeptGame[]): KeptGame[] {
  return all.filter(({ dropped }) => !dropped).sort((a, b) => b.changed - a.changed);
}

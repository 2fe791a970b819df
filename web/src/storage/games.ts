import type { Mix } from '@bellwether/kernel';
import type { Sitter } from '../model/sitter.ts';
import { createDatabase } from './database.ts';
import type { Ended } from './ended.ts';

/** The games that this browser keeps. Where it keeps nothing, as in private browsing, the list is empty and saving fails. */

/** A game as its table hands it over to be saved. */
export interface KeptTable {
  readonly id: string;
  readonly game: string;
  readonly record: string;
  readonly config: object;
  readonly sitters: readonly Sitter[];
  /** How the seats were mixed, if they were. */
  readonly mix?: Mix | undefined;
  readonly plies: number;
  readonly over: boolean;
  readonly ended?: Ended | undefined;
  /** Its cards were known before it was begun here: played on from another game, tried again, or read from a text. It counts for no result. */
  readonly again?: true | undefined;
}

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
  /** Unique revision of this save, for optimistic locking: a tab that saves over a revision it has not seen would lose a move. */
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

const games = createDatabase('bellwether', ['games', 'records'], { keyPath: 'id' });

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ask<T>(question: (list: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return games.run('readonly', (transaction) => answerOf(question(transaction.objectStore('games'))));
}

/** Changes the list and the records together, or neither. */
export function change(make: (list: IDBObjectStore, texts: IDBObjectStore) => void): Promise<void> {
  return games.run('readwrite', (transaction) => {
    make(transaction.objectStore('games'), transaction.objectStore('records'));
    return new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  });
}

/** Saves a game as revision `rev`, unless another tab has saved it since one of the revisions `seen`: then nothing changes. */
export async function saveOver(
  { record, ...game }: KeptTable,
  seen: readonly (string | undefined)[],
  rev: string,
  changed = Date.now(),
): Promise<'saved' | 'beaten'> {
  let said: 'saved' | 'beaten' = 'saved';
  await change((list, texts) => {
    const here: IDBRequest<KeptGame | undefined> = list.get(game.id);
    here.onsuccess = () => {
      // What is not there cannot be lost: the list was emptied meanwhile, or the game is new.
      if (here.result !== undefined && !seen.includes(here.result.rev)) {
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

/** Undefined if the game is not kept. Rejects if that cannot be read. */
export function findRecord(id: string): Promise<KeptRecord | undefined> {
  return games.run('readonly', async (transaction) => {
    const [text, row] = await Promise.all([
      answerOf<{ readonly record: string } | undefined>(transaction.objectStore('records').get(id)),
      answerOf<KeptGame | undefined>(transaction.objectStore('games').get(id)),
    ]);
    return text && !row?.dropped ? { record: text.record, rev: row?.rev } : undefined;
  });
}

export async function recordOf(id: string): Promise<KeptRecord | undefined> {
  return await findRecord(id).catch(() => undefined);
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  const kept = await ask<KeptGame | undefined>((list) => list.get(id)).catch(() => undefined);
  return kept?.dropped ? undefined : kept;
}

/** The latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return inTurn(await allRows());
}

/** With those that were deleted. */
export async function allRows(): Promise<KeptGame[]> {
  return await ask<KeptGame[]>((list) => list.getAll()).catch(() => []);
}

export function inTurn(all: readonly KeptGame[]): KeptGame[] {
  return all.filter(({ dropped }) => !dropped).sort((a, b) => b.changed - a.changed);
}

/** Of the games that are not over, the one played last. */
export async function runningGame(which: (kept: KeptGame) => boolean): Promise<KeptGame | undefined> {
  return (await keptGames()).find((kept) => !kept.over && kept.plies > 0 && which(kept));
}

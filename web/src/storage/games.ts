import type { Mix } from '@bellwether/kernel';
import type { Sitter } from '../model/sitter.ts';
import { createDatabase } from './database.ts';
import type { Ended } from './ended.ts';

/**
 * The saved games of this browser. Where nothing can be saved, as in private browsing, the list is empty and saving
 * fails.
 */

/** A game as its table passes it on for saving. */
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
  /**
   * Its cards were known before it began here: forked from another game, tried again, or read from a text. It counts
   * for no statistics.
   */
  readonly again?: true | undefined;
}

/**
 * A row of the list of my games. The record, which has every hand, is stored separately and read by the worker only.
 */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly config: object;
  readonly sitters: readonly Sitter[];
  /** How the seats were mixed, if they were. */
  readonly mix?: Mix | undefined;
  readonly plies: number;
  readonly over: boolean;
  /** Missing in rows of the first versions of the app: filled in when the list is scanned. */
  readonly ended?: Ended | undefined;
  /** What its decisions lost, once it was reviewed. */
  readonly given?: Given | undefined;
  /** Its cards were known before it began: it counts for no statistics. */
  readonly again?: true | undefined;
  readonly changed: number;
  /** Deleted, but restorable until the list is opened again. */
  readonly dropped?: boolean;
  /** Unique revision of this save, for optimistic locking: a tab that saves over a revision it has not seen would lose a move. */
  readonly rev?: string | undefined;
}

/** Loss in a review, by seat. */
export interface Given {
  /** Version of the review: numbers of other versions are not comparable. */
  readonly version: number;
  readonly seats: readonly GivenAway[];
}

export interface GivenAway {
  readonly decisions: number;
  /** Win probability they lost in total: 1 is a whole game. */
  readonly given: number;
}

/** A game's record, and the save revision it belongs to. */
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

/** Changes the list and the records in one transaction. */
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
      // The row is missing: the list was emptied meanwhile, or the game is new.
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

/** Undefined if the game is not saved. Rejects if the database cannot be read. */
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

/** Latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  return inTurn(await allRows());
}

/** Including deleted ones. */
export async function allRows(): Promise<KeptGame[]> {
  return await ask<KeptGame[]>((list) => list.getAll()).catch(() => []);
}

export function inTurn(all: readonly KeptGame[]): KeptGame[] {
  return all.filter(({ dropped }) => !dropped).sort((a, b) => b.changed - a.changed);
}

/** The unfinished game played last. */
export async function runningGame(which: (kept: KeptGame) => boolean): Promise<KeptGame | undefined> {
  return (await keptGames()).find((kept) => !kept.over && kept.plies > 0 && which(kept));
}

import type { GameTypes, Seat } from '@bellwether/kernel';
import { get, keys, set } from 'idb-keyval';
import { createStore } from './store.ts';

/** The hidden cards of a second try: those of the game, or others that fit what the player had seen. */
export type RetryCards = 'same' | 'fresh';

/** A second try: its game, what it retries, and the result. */
export interface Retry {
  /** The address of the first game's review, in parts. */
  readonly from: readonly [kind: string, what: string];
  /** The storage key of the first review. */
  readonly key: string;
  readonly ply: number;
  readonly seat: Seat;
  readonly cards: RetryCards;
  readonly outcome: GameTypes['Outcome'];
  /** The share of the win that the seat had. */
  readonly share: number;
}

const store = createStore('bellwether-retries', 'retries');

export async function keepRetry(id: string, retry: Retry): Promise<void> {
  // Private browsing: then nothing can be compared.
  await set(id, retry, store).catch(() => undefined);
}

export async function retryOfGame(id: string): Promise<Retry | undefined> {
  return await get<Retry>(id, store).catch(() => undefined);
}

/** The games of this browser that are second tries. */
export async function retriedGames(): Promise<ReadonlySet<string>> {
  return new Set(await keys<string>(store).catch(() => []));
}

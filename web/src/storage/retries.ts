import type { GameTypes, Seat } from '@bellwether/kernel';
import { get, keys, set } from 'idb-keyval';
import { createStore } from './store.ts';

/** Which hidden cards a second try is played with: those of the game, or others that fit what the player had seen. */
export type RetryCards = 'same' | 'fresh';

/** A second try: which game of this browser it is, what it tries again, and what that brought. */
export interface Retry {
  /** The review of the first game, as parts of an address. */
  readonly from: readonly [kind: string, what: string];
  /** What the first review is kept under. */
  readonly key: string;
  readonly ply: number;
  readonly seat: Seat;
  readonly cards: RetryCards;
  readonly outcome: GameTypes['Outcome'];
  /** The share of the win that the seat got. */
  readonly share: number;
}

const store = createStore('bellwether-retries', 'retries');

export async function keepRetry(id: string, retry: Retry): Promise<void> {
  // Private browsing: then there is nothing to compare with.
  await set(id, retry, store).catch(() => undefined);
}

export async function retryOfGame(id: string): Promise<Retry | undefined> {
  return await get<Retry>(id, store).catch(() => undefined);
}

/** The games of this browser that are second tries. */
export async function retriedGames(): Promise<ReadonlySet<string>> {
  return new Set(await keys<string>(store).catch(() => []));
}

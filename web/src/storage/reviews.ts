import type { Review } from '@bellwether/review';
import { delMany, entries, get, keys, set } from 'idb-keyval';
import { createStore } from './store.ts';

/** Storage of finished reviews, by the key of their record. */
export interface Shelf {
  get(key: string): Promise<KeptReview | undefined>;
  put(key: string, kept: KeptReview): Promise<void>;
  keys(): Promise<readonly string[]>;
  all(): Promise<readonly (readonly [key: string, kept: KeptReview])[]>;
  drop(keys: readonly string[]): Promise<void>;
}

export interface KeptReview {
  readonly review: Review;
  /** Unix time in milliseconds. */
  readonly changed: number;
}

/** Above this the oldest is dropped. One takes about 100 kB. */
const MAX_REVIEWS = 40;

interface Cache {
  find(key: string): Promise<Review | undefined>;
  keep(key: string, review: Review): Promise<void>;
}

/**
 * A cache of finished reviews, valid for one `version` of how reviews are made. Where nothing can be stored it is
 * always empty.
 */
export function createCache(shelf: Shelf, version: number, now: () => number = Date.now): Cache {
  return {
    async find(key) {
      const kept = await shelf.get(key).catch(() => undefined);
      return kept?.review.version === version ? kept.review : undefined;
    },
    async keep(key, review) {
      if (review.stage !== 'done') return;
      try {
        await shelf.put(key, { review, changed: now() });
        if ((await shelf.keys()).length > MAX_REVIEWS) await shelf.drop(tooMany(await shelf.all()));
      } catch {
        // Private browsing, or a full disk: it is computed again.
      }
    },
  };
}

function tooMany(all: readonly (readonly [string, KeptReview])[]): string[] {
  return [...all]
    .sort(([, a], [, b]) => b.changed - a.changed)
    .slice(MAX_REVIEWS)
    .map(([key]) => key);
}

/** The browser's own shelf, in a database separate from the games: it can be deleted at any time. */
export function browserShelf(): Shelf {
  const store = createStore('bellwether-reviews', 'reviews');
  return {
    get: (key) => get<KeptReview>(key, store),
    put: (key, kept) => set(key, kept, store),
    keys: () => keys<string>(store),
    all: () => entries<string, KeptReview>(store),
    drop: (some) => delMany([...some], store),
  };
}

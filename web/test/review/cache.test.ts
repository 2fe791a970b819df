import type { Review } from '@bellwether/review';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../../src/storage/kept-by.ts';
import { createCache, type KeptReview, type Shelf } from '../../src/storage/reviews.ts';

/** A shelf in memory. */
function memoryShelf(): Shelf & { readonly kept: Map<string, KeptReview> } {
  const kept = new Map<string, KeptReview>();
  return {
    kept,
    get: async (key) => structuredClone(kept.get(key)),
    put: async (key, one) => {
      kept.set(key, structuredClone(one));
    },
    keys: async () => [...kept.keys()],
    all: async () => [...kept],
    drop: async (keys) => {
      for (const key of keys) kept.delete(key);
    },
  };
}

const review = (version: number, more: Partial<Review> = {}): Review => ({
  version,
  game: 'wolf-and-hound',
  stage: 'done',
  progress: 1,
  plies: 3,
  seats: [],
  lines: [],
  turningPoints: [],
  decisions: [],
  countedIn: 'share',
  balance: [],
  teams: [],
  ...more,
});

describe('the cache of reviews', () => {
  it('finds what it kept, by the text of the record', async () => {
    const cache = createCache(memoryShelf(), 2);
    await cache.keep(keyOf('one'), review(2, { plies: 7 }));
    expect(await cache.find(keyOf('one'))).toEqual(review(2, { plies: 7 }));
    expect(await cache.find(keyOf('one '))).toBeUndefined();
  });

  it('knows nothing of reviews that were made otherwise', async () => {
    const shelf = memoryShelf();
    await createCache(shelf, 1).keep('a', review(1));
    expect(await createCache(shelf, 2).find('a')).toBeUndefined();
    await createCache(shelf, 2).keep('a', review(2));
    expect(await createCache(shelf, 2).find('a')).toEqual(review(2));
  });

  it('keeps no review that may still change', async () => {
    const shelf = memoryShelf();
    await createCache(shelf, 1).keep('a', review(1, { stage: 'truth' }));
    expect(shelf.kept.size).toBe(0);
  });

  it('lets the oldest go', async () => {
    const shelf = memoryShelf();
    let time = 0;
    const cache = createCache(shelf, 1, () => time++);
    for (let n = 0; n < 50; n++) await cache.keep(`game ${n}`, review(1));
    expect(shelf.kept.size).toBe(40);
    expect(await cache.find('game 9')).toBeUndefined();
    expect(await cache.find('game 10')).toBeDefined();
    expect(await cache.find('game 49')).toBeDefined();
  });

  it('does without where nothing can be kept', async () => {
    const broken = async () => Promise.reject(new Error('private browsing'));
    const cache = createCache({ get: broken, put: broken, keys: broken, all: broken, drop: broken }, 1);
    await cache.keep('a', review(1));
    expect(await cache.find('a')).toBeUndefined();
  });
});

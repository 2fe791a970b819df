import { gameOf } from '../deals/games.ts';
import { recordOf } from '../storage/games.ts';
import { keyOf } from '../storage/kept-by.ts';
import { addFacts } from '../storage/list.ts';
import { retriedGames } from '../storage/retries.ts';
import { browserShelf } from '../storage/reviews.ts';
import type { FillParts } from './fill.ts';

/** The browser's part of filling in results. */
export async function browserParts(): Promise<FillParts> {
  const shelf = browserShelf();
  const [retries, reviews] = await Promise.all([retriedGames(), shelf.keys().catch(() => [])]);
  const known = new Set(reviews);
  return {
    gameOf,
    recordOf,
    async reviewOf(text) {
      const key = keyOf(text);
      return known.has(key) ? (await shelf.get(key).catch(() => undefined))?.review : undefined;
    },
    isRetry: (id) => retries.has(id),
    addFacts,
    idle,
  };
}

/** Safari has no `requestIdleCallback`: a short timeout instead. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 20);
  });
}

import { expect, type Page } from '@playwright/test';

interface Kept {
  readonly sitters: readonly string[];
  readonly mix?: string;
}

/** The sitters of the game on this page, as this browser saved them. */
export async function keptSeats(page: Page): Promise<Kept> {
  await expect(page).toHaveURL(/#\/game\//);
  const id = /#\/game\/([^/]+)/.exec(page.url())?.[1] ?? '';
  return await page.evaluate(async (wanted) => {
    const ask = <X>(request: IDBRequest<X>) =>
      new Promise<X>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    for (let tries = 0; tries < 100; tries++) {
      // Opening the database before the app does would break its set-up.
      const isThere = (await indexedDB.databases()).some(({ name }) => name === 'bellwether');
      const database = isThere ? await ask(indexedDB.open('bellwether', 1)) : undefined;
      const kept = database && ((await ask(database.transaction('games').objectStore('games').get(wanted))) as Kept | undefined);
      database?.close();
      if (kept) return kept;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the browser has not kept this game');
  }, id);
}

/** Repeats `deal` until the random seats are as wanted. */
export async function dealtUntil(page: Page, deal: () => Promise<void>, wanted: (sitters: readonly string[]) => boolean): Promise<Kept> {
  for (let tries = 0; tries < 40; tries++) {
    await deal();
    const kept = await keptSeats(page);
    if (wanted(kept.sitters)) return kept;
  }
  throw new Error('chance never seats them so');
}

import { expect, type Page } from '@playwright/test';
import { answered, expectCleanInBothLights, expectNoOverflow, hand, inEvery, LANGUAGES, quick, resize, visit } from '../help.ts';
import { test } from '../test.ts';
import { en } from '../words.ts';

const warning = (page: Page) => page.getByRole('region', { name: en.device.unsaved.title });
const ready = (page: Page) => page.getByRole('button', { name: en.shell.curtain.ready });

/** The moves of the only saved game; 0 if there is none. */
async function keptMoves(page: Page): Promise<number> {
  return await page.evaluate(async () => {
    const asked = <X>(request: IDBRequest<X>) =>
      new Promise<X>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open('bellwether'));
    const rows = database.objectStoreNames.contains('games')
      ? await asked<{ readonly plies: number }[]>(database.transaction('games').objectStore('games').getAll())
      : [];
    database.close();
    return rows[0]?.plies ?? 0;
  });
}

/** The moves on a Wolf & Hound table. */
const played = (page: Page) => page.locator('[data-key^="pile:"]').count();

/** Makes writes of the worker succeed or fail. */
async function setRoom(page: Page, hasRoom: boolean): Promise<void> {
  const host = page.workers().find((worker) => worker.url().includes('worker'));
  await host?.evaluate((hasRoom) => {
    const stores = IDBObjectStore.prototype as IDBObjectStore & { write?: IDBObjectStore['put'] };
    stores.write ??= stores.put;
    const { write } = stores;
    stores.put = function (this: IDBObjectStore, ...args) {
      // The record is written last.
      if (!hasRoom && this.name === 'records') queueMicrotask(() => this.transaction.abort());
      return write.apply(this, args);
    };
  }, hasRoom);
}

test('a browser that throws its databases away in mid-game has all moves again after the next one', async ({ page, context, baseURL }) => {
  await quick(page);
  await page.goto('/');
  await answered(page, () => hand(page).first().click());
  await hand(page).first().waitFor();
  await expect.poll(() => keptMoves(page)).toBe(await played(page));
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(baseURL ?? '').origin, storageTypes: 'indexeddb' });
  await answered(page, () => hand(page).first().click());
  await hand(page).first().waitFor();
  await expect.poll(() => keptMoves(page)).toBe(await played(page));
  expect(await played(page)).toBeGreaterThan(4);
  await expect(warning(page)).toHaveCount(0);
});

test('a game that cannot be saved says so until it is saved, and loses no move', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await answered(page, () => hand(page).first().click());
  await hand(page).first().waitFor();
  await expect.poll(() => keptMoves(page)).toBe(4);
  await setRoom(page, false);
  await answered(page, () => hand(page).first().click());
  await expect(warning(page).getByRole('alert')).toContainText(en.device.unsaved.todo);
  await hand(page).first().waitFor();
  const moves = await played(page);
  expect(moves).toBe(8);
  expect(await keptMoves(page)).toBe(4);

  // On small and large screens, in every language: shown next to the table, and nothing is cut off.
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ] as const) {
    await resize(page, width, height);
    await inEvery(LANGUAGES, page, async () => {
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
      await expect(hand(page).first()).toBeInViewport({ ratio: 1 });
      await expectNoOverflow(page);
    });
  }
  await expectCleanInBothLights(page);

  // The game can be saved to a file.
  const saving = page.waitForEvent('download');
  await warning(page).getByRole('button', { name: en.device.save }).click();
  const file = await (await saving).path();
  await expect(warning(page).getByRole('status')).toContainText(en.device.unsaved.opens);

  // After visiting another page, to free space, all moves are still there.
  await visit(page, 'settings');
  await page.goto('/#/');
  await hand(page).first().waitFor();
  expect(await played(page)).toBe(moves);
  await expect(warning(page)).toBeVisible();

  // Writes succeed again.
  await setRoom(page, true);
  await expect(warning(page)).toHaveCount(0);
  expect(await keptMoves(page)).toBe(moves);
  await page.reload();
  await hand(page).first().waitFor();
  expect(await played(page)).toBe(moves);

  // The file restores the game in an empty browser.
  await page.goto('/#/data');
  await page.getByRole('button', { name: en.device.forget }).click();
  await page.getByRole('button', { name: en.device.yes }).click();
  await hand(page).first().waitFor();
  await page.goto('/#/data');
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(en.device.done(1, 0, 0))).toBeVisible();
  await visit(page, 'games');
  await expect(page.locator('.kept-game')).toContainText(en.shell.kept.moves(moves));
});

test('people who pass the device on are told at the curtain too', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await ready(page).click();
  await hand(page).first().waitFor();
  await setRoom(page, false);
  await hand(page).first().click();
  await ready(page).waitFor();
  await expect(warning(page)).toBeInViewport({ ratio: 1 });
  await expect(ready(page)).toBeInViewport({ ratio: 1 });
  await setRoom(page, true);
  await expect(warning(page)).toHaveCount(0);
});

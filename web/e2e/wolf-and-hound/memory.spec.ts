import { FastRandom, writeRecord } from '@bellwether/kernel';
import { type Config, wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect } from '@playwright/test';
import { answered, hand, over, playOut, quick, visit } from '../help.ts';
import { test } from '../test.ts';
import { begins, CARD, en, head, holds, N, YOU } from '../words.ts';

test('a game that runs is shared as a picture of what lies open, and as nothing else', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await answered(page, () => hand(page).first().click());
  await page.getByRole('toolbar').getByRole('button', { name: en.shell.share }).click();
  const sheet = page.getByRole('dialog', { name: en.shell.share });
  await expect(sheet.getByRole('button', { name: en.share.savePicture })).toBeEnabled();
  await expect(sheet.getByRole('button', { name: holds(en.share.link, en.share.shareLink, en.share.copy, en.share.record) })).toHaveCount(
    0,
  );
  await expect(sheet.getByRole('textbox')).toHaveCount(0);
  await expect(sheet.locator('details', { hasText: en.share.advanced })).toHaveCount(0);
  expect(await sheet.innerHTML()).not.toMatch(/\[Deal|#\/record\//);
});

test('record, link, replay, play on from here, list of games', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quick(page);
  await page.goto('/');
  await playOut(page);

  // Export.
  await over(page).getByRole('button', { name: en.shell.share }).click();
  const text = page.getByRole('textbox', { name: en.share.record });
  await page.getByText(en.share.advanced).click();
  await expect(text).toHaveValue(/\[Deal "/);
  const record = await text.inputValue();
  await page.getByRole('button', { name: en.share.link, exact: true }).click();
  await expect(page.getByRole('status')).toHaveText(en.share.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('dialog').getByRole('button', { name: en.shell.close }).click();

  // Replay: steps, scrubber, keys. A finished game cannot be forked from its end.
  await over(page).getByRole('button', { name: en.shell.replay }).click();
  const bar = page.getByRole('region', { name: en.pages.looking.title });
  // The table makes room for it.
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole('button', { name: en.pages.looking.fork })).toBeDisabled();
  await bar.getByRole('button', { name: en.pages.looking.start }).click();
  await expect(bar).toContainText(holds(en.pages.looking.ply(0, N)));
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText(holds(en.pages.looking.ply(1, N)));
  await bar.getByRole('button', { name: en.pages.looking.step }).click();
  await expect(bar).toContainText(holds(en.pages.looking.ply(2, N)));
  await bar.locator('select').nth(1).selectOption('spectator');
  await expect(page.locator('.thing[class*="idle"]')).toHaveCount(0);
  await bar.locator('select').nth(1).selectOption('1');
  await bar.getByRole('slider').fill('4');
  await expect(page).toHaveURL(/\/game\/[^/]+\/4$/);

  // A link to this ply opens there.
  await page.reload();
  await expect(bar).toContainText(holds(en.pages.looking.ply(4, N)));

  // Forks from here.
  await bar.getByRole('button', { name: en.pages.looking.fork }).click();
  await hand(page).first().waitFor();
  await expect(bar).toHaveCount(0);

  // My games.
  await page.goto('/#/games');
  await expect(page.locator('.kept-game')).toHaveCount(2);

  // Import by text, and by link.
  await page.getByRole('textbox', { name: en.pages.record.paste }).fill(record);
  await page.getByRole('button', { name: en.pages.record.open }).click();
  await expect(over(page)).toBeVisible();
  await page.goto('/#/games');
  await expect(page.locator('.kept-game')).toHaveCount(3);
  // A link opens as a replay at the first move, under an address that can be shared, and saves nothing.
  await page.goto(link);
  await page.reload();
  await expect(bar).toContainText(holds(en.pages.looking.ply(0, N)));
  await expect(over(page)).toHaveCount(0);
  await bar.getByRole('button', { name: en.pages.looking.step }).click();
  await expect(page).toHaveURL(`${link}/1`);
  await page.reload();
  await expect(bar).toContainText(holds(en.pages.looking.ply(1, N)));
  await visit(page, 'games');
  await expect(page.locator('.kept-game')).toHaveCount(3);
  await page.goto('/#/games');
  await page.getByRole('textbox', { name: en.pages.record.paste }).fill('[Game "chess"]');
  await page.getByRole('button', { name: en.pages.record.open }).click();
  await expect(page.getByRole('alert')).toContainText(en.errorPages.why.text[0] ?? '');
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('works offline after the first visit, bots included', async ({ page, context }) => {
    await quick(page);
    await page.goto('/');
    await hand(page).first().waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0] as string)).keys()).length > 20,
    );
    await context.setOffline(true);
    await page.reload();
    await playOut(page);
    await expect(over(page)).toBeVisible();
  });
});

test('what a browser kept before is found again: games, records, the name at online tables', async ({ page }) => {
  await quick(page);
  const random = new FastRandom(4);
  const config: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
  const sitters = ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'] as const;
  const deal = wolfAndHound.deal(config, random);
  const move = wolfAndHound.sample(wolfAndHound.start(config, deal), 1, random);
  const record = writeRecord(wolfAndHound, { config, sitters, deal, moves: [{ seat: 1, move }] });
  const game = { id: 'abcd1234', game: 'wolf-and-hound', config, sitters, plies: 1, over: false, changed: Date.now() };
  // As saved by the first versions of the app: database version 1, rows with inline keys, and no texts.
  await page.goto('/icon.svg');
  await page.evaluate(
    async ({ kept, text }) => {
      const open = (name: string, make: (db: IDBDatabase) => void) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          const request = indexedDB.open(name, 1);
          request.onupgradeneeded = () => make(request.result);
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const done = (transaction: IDBTransaction) =>
        new Promise((resolve) => {
          transaction.oncomplete = resolve;
        });
      const games = await open('bellwether', (db) => {
        for (const store of ['games', 'records']) db.createObjectStore(store, { keyPath: 'id' });
      });
      const change = games.transaction(['games', 'records'], 'readwrite');
      change.objectStore('games').put(kept);
      change.objectStore('records').put({ id: kept.id, record: text });
      await done(change);
      const me = await open('bellwether-online', (db) => db.createObjectStore('me'));
      const note = me.transaction('me', 'readwrite');
      note.objectStore('me').put('Clover', 'name');
      await done(note);
    },
    { kept: game, text: record },
  );
  await page.goto('/#/games');
  await expect(page.locator('.kept-game')).toContainText(en.shell.kept.moves(1));
  await page
    .locator('.kept-game')
    .getByRole('link', { name: begins(en.me.kept.resume) })
    .click();
  await hand(page).first().waitFor();
  await page.getByRole('button', { name: en.shell.log, exact: true }).click();
  await expect(page.locator('.log-list')).toContainText(head(en.wolf.tells.plays(YOU, CARD)));
  await page.goto('/#/new/wolf-and-hound');
  await page.getByRole('button', { name: en.online.title }).click();
  await expect(page.getByLabel(en.online.name)).toHaveValue('Clover');
  await page.goto('/#/games');
  await page.getByRole('button', { name: begins(en.me.kept.forget) }).click();
  await expect(page.getByText(en.me.kept.none)).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: en.shell.undo }).click();
  await expect(page.locator('.kept-game')).toHaveCount(1);
  await page.reload();
  await expect(page.locator('.kept-game')).toHaveCount(1);
  await page.getByRole('button', { name: begins(en.me.kept.forget) }).click();
  await expect(page.getByText(en.me.kept.none)).toBeVisible();
  await page.reload();
  await expect(page.getByText(en.me.kept.none)).toBeVisible();
});

import { expect } from '@playwright/test';
import { DESKTOP, makeTable, person, playCard, playOn, start, test } from '../online/help.ts';
import { begins, en } from '../words.ts';

test('a table on a server: no review while it is played, then one tap, and I am you', async ({ browser, serve, faults }) => {
  faults.allow(/status of 409 .*\/record$/);
  const server = await serve();
  const page = await person(browser, DESKTOP);
  const link = await makeTable(page, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await start(page);
  await page.locator('.thing.playable').first().waitFor();
  const table = /#\/t\/(\w+)/.exec(link)?.[1] ?? '';

  const other = await page.context().newPage();
  await other.goto(`${server.address}#/review/t/${table}`);
  await expect(other.getByRole('alert')).toHaveText(en.review.why.server);
  await other.close();

  await playOn([page], playCard);
  await page.locator('.wolf-result').getByRole('button', { name: en.pages.looking.review }).click();
  await expect(page.locator('.review')).toBeVisible();
  await expect(page.getByLabel(en.review.eyes.title).locator('option', { hasText: en.review.eyes.you })).toHaveCount(1);
  await page.goto(`${server.address}#/online`);
  await page.getByRole('link', { name: begins(en.pages.looking.review) }).click();
  await expect(page.locator('.review')).toBeVisible();
  await expect(page.getByLabel(en.review.eyes.title).locator('option', { hasText: en.review.eyes.you })).toHaveCount(1);
});

import { expect, test } from '@playwright/test';
import { hand, over, playOut, quick } from '../help.ts';

test('record, link, replay, play on from here, list of games', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await quick(page);
  await page.goto('/');
  await playOut(page);

  // Export.
  await over(page).getByRole('button', { name: 'Share' }).click();
  const text = page.getByRole('textbox', { name: 'Record' });
  await expect(text).toHaveValue(/\[Deal "/);
  const record = await text.inputValue();
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  // Replay: steps, scrubber, keys.
  await over(page).getByRole('button', { name: 'Replay' }).click();
  const bar = page.getByRole('region', { name: 'Looking back' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'First move' }).click();
  await expect(bar).toContainText('Move 0 of');
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('Move 1 of');
  await bar.getByRole('button', { name: 'One move on' }).click();
  await expect(bar).toContainText('Move 2 of');
  await bar.locator('select').nth(1).selectOption('spectator');
  await expect(page.locator('.thing[class*="idle"]')).toHaveCount(0);
  await bar.locator('select').nth(1).selectOption('1');
  await bar.getByRole('slider').fill('4');
  await expect(page).toHaveURL(/\/game\/[^/]+\/4$/);

  // A link to this ply opens there.
  await page.reload();
  await expect(bar).toContainText('Move 4 of');

  // Play on from here.
  await bar.getByRole('button', { name: 'Play on from here' }).click();
  await hand(page).first().waitFor();
  await expect(bar).toHaveCount(0);

  // My games.
  await page.goto('/#/games');
  await expect(page.locator('.kept-game')).toHaveCount(2);

  // Import by text, and by link.
  await page.getByRole('textbox', { name: 'Paste a record here' }).fill(record);
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(over(page)).toBeVisible();
  await page.goto(link);
  await page.reload();
  await expect(over(page)).toBeVisible();
  await page.goto('/#/games');
  await page.getByRole('textbox', { name: 'Paste a record here' }).fill('[Game "chess"]');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('alert')).toContainText('Cannot read this');
});

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

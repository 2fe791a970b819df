import { expect } from '@playwright/test';
import {
  answered,
  expectCleanInBothLights,
  expectNoOverflow,
  hand,
  inEvery,
  LANGUAGES,
  over,
  playOut,
  quick,
  resize,
  visit,
} from '../help.ts';
import { test } from '../test.ts';
import { FOUR, gameAt } from '../wolf-and-hound/positions.ts';
import { begins, en, head, SOMEBODY } from '../words.ts';

test('axe finds nothing at the table and its sheets, by day and at dusk', async ({ page }) => {
  await quick(page, { suggest: true });
  await page.goto('/');
  await page.locator('.thing.suggested').waitFor();
  await expectCleanInBothLights(page);
  for (const name of [en.shell.counter, en.shell.log, en.shell.share]) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectCleanInBothLights(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: begins(head(en.wolf.table.standing(en.wolf.animals.only.wolf, SOMEBODY))) }).click();
  await expectCleanInBothLights(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.shell.menu }).click();
  await expectCleanInBothLights(page);
});

test('axe finds nothing at the end and looking back, by day and at dusk', async ({ page }) => {
  await quick(page);
  await page.goto(gameAt(FOUR, 28, 1));
  await playOut(page);
  await expect(over(page)).toBeVisible();
  await expectCleanInBothLights(page);
  await over(page).getByRole('button', { name: en.shell.replay }).click();
  await expectCleanInBothLights(page);
});

for (const path of ['new/wolf-and-hound', 'games', 'cards', 'settings', 'help/wolf-and-hound', 'copy/wolf-and-hound'])
  test(`axe finds nothing at ${path}, by day and at dusk`, async ({ page }) => {
    await quick(page);
    await visit(page, path);
    await expectCleanInBothLights(page);
  });

test('axe finds nothing at the curtain and behind it, by day and at dusk', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
  await page.locator('.deal-bar .primary').click();
  await page.locator('.curtain').waitFor();
  await expectCleanInBothLights(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.curtain button').click();
  await hand(page).first().waitFor();
  await expectCleanInBothLights(page);
});

for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ja-JP'])
  test.describe(locale, () => {
    test.use({ locale });

    test('speaks the language of the browser', async ({ page }) => {
      await page.goto('/');
      await hand(page).first().waitFor();
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    });
  });

test('no overflow at 360 and 320 pixels in any language, no scrolling to play at 360×640', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await quick(page);
  await page.goto('/');
  await hand(page).first().waitFor();
  for (let i = 0; i < 3 && (await hand(page).first().isVisible()); i++) {
    await inEvery(LANGUAGES, page, async () => {
      await hand(page).first().focus();
      await expectNoOverflow(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    });
    await answered(page, () => hand(page).first().click());
    await page.locator('.thing.playable, .wolf-result').first().waitFor();
  }
  for (const path of ['new/wolf-and-hound', 'games', 'cards', 'settings', '']) {
    await visit(page, path);
    await inEvery(LANGUAGES, page, async () => {
      await page.locator('.content, .thing').first().waitFor();
      for (const width of [320, 360]) {
        await resize(page, width, 640);
        await expectNoOverflow(page);
      }
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
    });
  }
});

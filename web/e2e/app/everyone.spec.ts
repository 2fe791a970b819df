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

test('axe finds nothing, by day and at dusk', async ({ page }) => {
  test.setTimeout(180_000);
  await quick(page, { suggest: true });
  await page.goto('/');
  await page.locator('.thing.suggested').waitFor();
  await expectCleanInBothLights(page);
  for (const name of ['Count', 'Story', 'Share']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectCleanInBothLights(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^Wolf 01, at/ }).click();
  await expectCleanInBothLights(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectCleanInBothLights(page);
  await page.keyboard.press('Escape');
  await playOut(page);
  await expect(over(page)).toBeVisible();
  await expectCleanInBothLights(page);
  await over(page).getByRole('button', { name: 'Replay' }).click();
  await expectCleanInBothLights(page);
  for (const path of ['new/wolf-and-hound', 'games', 'cards', 'settings', 'help/wolf-and-hound', 'copy/wolf-and-hound']) {
    await visit(page, path);
    await expectCleanInBothLights(page);
  }
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

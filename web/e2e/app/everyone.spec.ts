import { expect } from '@playwright/test';
import { expectClean, expectNoOverflow, hand, over, playOut, quick, resize, visit } from '../help.ts';
import { test } from '../test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
    const page = await context.newPage();
    await quick(page, { suggest: true });
    await page.goto('/');
    await page.locator('.thing.suggested').waitFor();
    await expectClean(page);
    for (const name of ['Count', 'Story', 'Share']) {
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectClean(page);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: /^Wolf 01, at/ }).click();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expectClean(page);
    await page.keyboard.press('Escape');
    await playOut(page);
    await expect(over(page)).toBeVisible();
    await expectClean(page);
    await over(page).getByRole('button', { name: 'Replay' }).click();
    await expectClean(page);
    for (const path of ['new/wolf-and-hound', 'games', 'cards', 'settings', 'help/wolf-and-hound', 'copy/wolf-and-hound']) {
      await visit(page, path);
      await expectClean(page);
    }
    await page.goto('/#/new/wolf-and-hound');
    await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
    await page.locator('.deal-bar .primary').click();
    await page.locator('.curtain').waitFor();
    await expectClean(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('.curtain button').click();
    await hand(page).first().waitFor();
    await expectClean(page);
    await context.close();
  });
}

for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ja-JP']) {
  test(`${locale}: no overflow at 360 and 320 pixels, no scrolling to play at 360×640`, async ({ browser }) => {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await quick(page);
    await page.goto('/');
    await hand(page).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
    for (let i = 0; i < 3 && (await hand(page).first().isVisible()); i++) {
      await hand(page).first().focus();
      await expectNoOverflow(page);
      await hand(page).first().click();
      await page.locator('.thing.playable, .wolf-result').first().waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    for (const width of [360, 320]) {
      await resize(page, width, 640);
      await expectNoOverflow(page);
      for (const path of ['new/wolf-and-hound', 'games', 'cards', 'settings', '']) {
        await visit(page, path);
        await expectNoOverflow(page);
        expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
      }
    }
    await context.close();
  });
}

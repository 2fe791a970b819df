import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow as expectRoom } from '../help.ts';
import { test } from '../test.ts';
import { act, deal, mayPress, place, playOut, still } from './player.ts';

async function expectNoOverflow(page: Page): Promise<void> {
  await expectRoom(page);
  const cut = await page
    .locator('.sheep-prompt, .sheep-plate-name')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(cut).toEqual([]);
}

async function toPlacing(page: Page): Promise<void> {
  for (;;) {
    await mayPress(page).waitFor();
    if (!(await page.locator('.sheep-action-bar .sheep-wide').isVisible())) return;
    await act(page);
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing, ${colorScheme}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      colorScheme,
      viewport: { width: 390, height: 844 },
      locale: 'en-GB',
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await still(page);
    await page.goto('#/new/sheep-and-thief');
    await page.locator('.form').waitFor();
    await expectClean(page);
    await page.goto('#/cards/sheep-and-thief');
    await page.locator('.sheep-gallery').waitFor();
    await expectClean(page);
    await page.goto('#/help/sheep-and-thief/R-RIVER');
    await page.locator('.law.here').waitFor();
    await expectClean(page);
    await deal(page, { players: 4, missions: true, black: true });
    await mayPress(page).waitFor();
    await expectClean(page);
    await page.locator('.sheep-hand.sheep-may').first().click();
    await expectClean(page);
    await toPlacing(page);
    await page.locator('.sheep-hand.sheep-may').first().click();
    await page.locator('.sheep-cell.sheep-shut').first().click();
    await expectClean(page);
    await place(page);
    await expectClean(page);
    for (const sheet of ['Gold', 'Story', 'Share']) {
      await page.getByRole('button', { name: sheet, exact: true }).click();
      await page.getByRole('dialog').waitFor();
      await expectClean(page);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expectClean(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await playOut(page);
    await expectClean(page);
    await page.locator('.sheep-result').getByRole('button', { name: 'Replay' }).click();
    await page.locator('.looking').waitFor();
    await expectClean(page);
    await context.close();
  });
}

for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ja-JP']) {
  test(`${locale}: nothing overflows at 360 pixels`, async ({ browser, baseURL }) => {
    test.setTimeout(120_000);
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 640 }, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await still(page);
    await page.goto('#/new/sheep-and-thief');
    await page.locator('.form').waitFor();
    await expectNoOverflow(page);
    await deal(page, { players: 4, missions: true, black: true });
    await mayPress(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
    await expectNoOverflow(page);
    await toPlacing(page);
    for (let i = 0; i < 5; i++) {
      await toPlacing(page);
      if (!(await page.locator('.sheep-action-bar .sheep-end').isVisible())) await page.locator('.sheep-hand.sheep-may').first().click();
      await expectNoOverflow(page);
      await place(page);
      await expectNoOverflow(page);
      await act(page);
    }
    await playOut(page, undefined, async () => {
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
    });
    await expectNoOverflow(page);
    await context.close();
  });
}

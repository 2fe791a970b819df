import { expect, type Locator, type Page } from '@playwright/test';
import { expectCleanInBothLights, expectNoOverflow as expectRoom, inEvery, LANGUAGES, PROOF } from '../help.ts';
import { test } from '../test.ts';
import { en } from '../words.ts';
import { act, deal, mayPress, place, playOut, still } from './player.ts';
import { FULL, gameAt, lastMoves } from './positions.ts';

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

test('axe finds nothing on the pages, by day and at dusk', async ({ page }) => {
  await still(page);
  await page.goto('#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await expectCleanInBothLights(page);
  await page.goto('#/cards/sheep-and-thief');
  await page.locator('.sheep-gallery').waitFor();
  await expectCleanInBothLights(page);
  await page.goto('#/help/sheep-and-thief/R-RIVER');
  await page.locator('.law.here').waitFor();
  await expectCleanInBothLights(page);
});

test('axe finds nothing while cards are drafted, by day and at dusk', async ({ page }) => {
  await still(page);
  await deal(page, { players: 4, missions: true, black: true });
  await mayPress(page).waitFor();
  await expectCleanInBothLights(page);
  await page.locator('.sheep-hand.sheep-may').first().click();
  await expectCleanInBothLights(page);
});

test('axe finds nothing while cards are placed, by day and at dusk', async ({ page }) => {
  await still(page);
  await page.goto(gameAt(FULL, 52, 5));
  await toPlacing(page);
  await page.locator('.sheep-hand.sheep-may').first().click();
  await page.locator('.sheep-cell.sheep-shut').first().click();
  await expectCleanInBothLights(page);
  await place(page);
  await expectCleanInBothLights(page);
  for (const sheet of [en.sheep.total, en.shell.log, en.shell.share]) {
    await page.getByRole('button', { name: sheet, exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectCleanInBothLights(page);
    await page.keyboard.press('Escape');
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectCleanInBothLights(page);
});

test('axe finds nothing at the end and looking back, by day and at dusk', async ({ page }) => {
  await still(page);
  await page.goto(lastMoves(FULL, 5));
  await playOut(page);
  await expectCleanInBothLights(page);
  await page.locator('.sheep-result').getByRole('button', { name: en.shell.replay }).click();
  await expect(page.locator('.looking')).toBeInViewport({ ratio: 1 });
  await expectCleanInBothLights(page);
});

test('nothing overflows at 360 pixels, in any language', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await still(page);
  await page.goto('#/new/sheep-and-thief');
  const fits = async (what: Locator) =>
    await inEvery(LANGUAGES, page, async () => {
      await what.waitFor();
      await expectNoOverflow(page);
    });
  await page.locator('.form').waitFor();
  await fits(page.locator('.form'));
  await deal(page, { players: 4, missions: true, black: true });
  await mayPress(page).waitFor();
  await fits(mayPress(page));
  await toPlacing(page);
  for (let i = 0; i < (PROOF ? 5 : 2); i++) {
    await toPlacing(page);
    if (!(await page.locator('.sheep-action-bar .sheep-end').isVisible())) await page.locator('.sheep-hand.sheep-may').first().click();
    await fits(mayPress(page));
    await place(page);
    await fits(page.locator('.sheep-action-bar .sheep-end'));
    await act(page);
  }
  if (!PROOF) await page.goto(lastMoves(FULL, 5));
  await playOut(page, undefined, async () => {
    await inEvery(LANGUAGES, page, async () => {
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
    });
  });
  await fits(page.locator('.sheep-result'));
  // The gold of each board and the main choices are visible without pulling up the sheet.
  const head = page.locator('.sheep-result .end-head');
  await inEvery(LANGUAGES, page, async () => {
    for (const part of ['.sheep-totals', '.primary', '.review-door']) await expect(head.locator(part)).toBeInViewport({ ratio: 1 });
  });
});

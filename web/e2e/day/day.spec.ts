import { expect, type Page } from '@playwright/test';
import { answered, expectClean, expectNoOverflow, hand, over, playOut, quick, visit } from '../help.ts';
import { test } from '../test.ts';
import { begins, en, holds, whole } from '../words.ts';

/** A day of Wolf & Hound. */
const WOLF_DAY = new Date('2026-11-17T12:00:00Z');

const cards = (page: Page) => hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));

test('the deal of the day is played once, compared with Wolf, kept, and passed on as a picture', async ({ page }) => {
  await quick(page);
  await page.clock.setFixedTime(WOLF_DAY);
  await visit(page, 'day');
  await expect(page.getByRole('heading', { name: 'Wolf & Hound' })).toBeVisible();
  await expectClean(page);
  await page.locator('.day-play').click();
  await hand(page).first().waitFor();
  await expect(page.getByRole('button', { name: en.shell.hint })).toHaveCount(0);
  const dealt = await cards(page);
  await page.reload();
  await hand(page).first().waitFor();
  expect(await cards(page)).toEqual(dealt);
  await playOut(page);
  await expect(over(page)).toBeVisible();
  await page.getByRole('link', { name: en.day.result }).click();
  await expect(page.getByRole('img', { name: en.day.picture })).toBeVisible();
  await expect(page.getByText(holds(en.day.better, en.day.same, en.day.worse))).toBeVisible();
  await expect(page.getByRole('heading', { name: en.day.streak(1) })).toBeVisible();
  await expectNoOverflow(page);
  await expectClean(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en.day.save }).click();
  expect((await saved).suggestedFilename()).toBe('bellwether-2026-11-17.png');
});

test('a deal of the day that is opened again from My games is still one try', async ({ page }) => {
  await quick(page);
  await page.clock.setFixedTime(WOLF_DAY);
  await page.goto('/#/day/2026-11-17');
  await answered(page, () => hand(page).first().click());
  await visit(page, 'games');
  await page
    .locator('.kept-game')
    .getByRole('link', { name: begins(en.me.kept.resume) })
    .click();
  await expect(page).toHaveURL(/#\/day\/2026-11-17$/);
  await hand(page).first().waitFor();
  await expect(page.getByRole('button', { name: whole(en.shell.hint, en.shell.undo) })).toHaveCount(0);
  await playOut(page);
  // Its address as a saved game shows the end, and cannot be undone either.
  await page.goto('/#/game/day-2026-11-17');
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('button', { name: whole(en.shell.hint, en.shell.undo) })).toHaveCount(0);
  await page.keyboard.press('u');
  await visit(page, 'day');
  await expect(page.getByRole('heading', { name: en.day.streak(1) })).toBeVisible();
  await visit(page, 'games');
  await expect(page.locator('.kept-game')).toHaveCount(1);
  await expect(page.locator('.kept-game')).toContainText(holds(en.me.how.won, en.me.how.lost));
});

test('two devices have the same bots: the same cards lead to the same table', async ({ browser }) => {
  const tables: string[] = [];
  for (let n = 0; n < 2; n++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await quick(page);
    await page.clock.setFixedTime(WOLF_DAY);
    await page.goto('/#/day/2026-11-17');
    await hand(page).first().waitFor();
    await playOut(page);
    // Every card of every seat, not only the result.
    await over(page).getByRole('button', { name: en.shell.share }).click();
    await page.getByText(en.share.advanced).click();
    const record = page.getByRole('textbox', { name: en.share.record });
    await expect(record).toHaveValue(/\[Deal "/);
    tables.push(await record.inputValue());
    await context.close();
  }
  expect(tables[0]).toBe(tables[1]);
});

import { expect, type Page, test } from '@playwright/test';
import { expectClean, expectNoOverflow, hand, over, playOut, quick, visit } from '../help.ts';

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
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
  const dealt = await cards(page);
  await page.reload();
  await hand(page).first().waitFor();
  expect(await cards(page)).toEqual(dealt);
  await playOut(page);
  await expect(over(page)).toBeVisible();
  await page.getByRole('link', { name: 'See the result' }).click();
  await expect(page.getByRole('img', { name: /result/ })).toBeVisible();
  await expect(page.getByText(/better than Wolf|as well as Wolf|Wolf did better/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 day in a row' })).toBeVisible();
  await expectNoOverflow(page);
  await expectClean(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  expect((await saved).suggestedFilename()).toBe('bellwether-2026-11-17.png');
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
    tables.push(await over(page).innerText());
    await context.close();
  }
  expect(tables[0]).toBe(tables[1]);
});

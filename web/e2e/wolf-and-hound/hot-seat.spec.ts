import { expect, type Page } from '@playwright/test';
import { answered, expectClean, hand, over, quick } from '../help.ts';
import { test } from '../test.ts';

const ready = (page: Page) => page.getByRole('button', { name: /I am alone/ });
const names = (page: Page) => hand(page).evaluateAll((all) => all.map((one) => /^\w+ \d/.exec(one.getAttribute('aria-label') ?? '')?.[0]));

test('two people at one device: a curtain between hidden hands, and nothing behind it', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
  await page.getByRole('button', { name: 'Deal' }).click();

  await expect(page.getByRole('heading')).toHaveText('Brook, take the device');
  await expect(page.locator('.thing')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading')).toHaveText('Brook, take the device');
  await expect(page.locator('.thing')).toHaveCount(0);

  let curtains = 0;
  for (let i = 0; i < 120; i++) {
    await page.locator('.thing.playable, .wolf-result, .curtain').first().waitFor();
    if (await over(page).isVisible()) break;
    if (await ready(page).isVisible()) {
      curtains++;
      await expect(page.locator('.thing, .log-list, .counter')).toHaveCount(0);
      expect(await page.locator('body').innerHTML()).not.toMatch(/(Black|White) \d|number-card/);
      await ready(page).click();
      await page.locator('.thing').first().waitFor();
      continue;
    }
    const mine = await names(page);
    expect(mine.length).toBeGreaterThan(0);
    await answered(page, () => hand(page).first().click());
  }
  expect(curtains).toBeGreaterThan(4);
  await expect(over(page)).toBeVisible();
});

test('a move may be taken back until the next person has looked; nobody is given advice unasked', async ({ page }) => {
  await quick(page, { suggest: true });
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.locator('.open-table li')).toHaveCount(4);
  await expect(page.locator('.open-table')).toContainText('3 sheep');
  await expectClean(page);
  await ready(page).click();
  await hand(page).first().waitFor();
  await page.waitForTimeout(500);
  await expect(page.locator('.suggested')).toHaveCount(0);
  await hand(page).first().click();
  await expect(page.getByRole('heading')).toHaveText('Hill, take the device');
  await page.getByRole('button', { name: 'Take back Brook’s move' }).click();
  await expect(page.getByRole('heading')).toHaveText('Brook, take the device');
  await expect(page.locator('.thing')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Take back/ })).toHaveCount(0);
  await ready(page).click();
  await hand(page).first().click();
  await expect(page.getByRole('heading')).toHaveText('Hill, take the device');
  await ready(page).click();
  await hand(page).first().waitFor();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

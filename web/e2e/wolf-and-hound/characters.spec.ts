import { expect } from '@playwright/test';
import { answered, choose, expectClean, expectNoOverflow, hand, quick, resize } from '../help.ts';
import { test } from '../test.ts';

test('bots are chosen by face and sit there with name, level and way of play', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  const seat = page.locator('.sitters li').nth(1);
  await expect(seat).toContainText('Molly');
  await expect(seat.locator('.sitter-who')).toHaveText('Shepherd, looks one step ahead');
  await expect(seat.getByRole('radio')).toHaveCount(6);
  await seat.getByRole('radio', { name: 'Bot: Fox – counts cards' }).check();
  await expect(seat).toContainText('Rusty');
  await expect(seat.locator('.sitter-who')).toHaveText('Fox, counts cards');
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    await resize(page, width, height);
    await expectNoOverflow(page);
  }
  await expectClean(page);
  await page.getByRole('button', { name: 'Deal' }).click();
  await hand(page).first().waitFor();
  await expect(page.locator('[data-key="plate:2"]')).toContainText('Rusty');
  await page.locator('[data-key="sign:2"]').click();
  await expect(page.locator('.told')).toContainText('Bot: Fox, counts cards');
  await answered(page, () => hand(page).first().click());
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog').or(page.locator('.wolf-side-panel')).first()).toContainText('Rusty plays');
});

test('a bot says why in a bubble, for those who wish it', async ({ page }) => {
  await quick(page);
  await page.goto('/#/settings');
  await choose(page.getByRole('switch', { name: 'Bots say why, in a bubble at their seat' }));
  await page.goto('/');
  await hand(page).first().waitFor();
  await expect(page.locator('.bubble')).toHaveCount(0);
  // Some moves have no reason worth a word: one of the first turns has.
  await expect(async () => {
    await answered(page, () => hand(page).first().click());
    await expect(page.locator('.bubble')).toHaveText(/\S\.$/, { timeout: 1_500 });
  }).toPass({ timeout: 40_000 });
  await expect(page.locator('.told .why')).toHaveCount(0);
});

import { expect } from '@playwright/test';
import { asked, focused, keepCards, listen, placeCard, press } from '../by-ear.ts';
import { test } from '../test.ts';
import { still } from './player.ts';

test('what lies on the boards of the others can be heard without enlarging them', async ({ page }) => {
  await still(page);
  await listen(page);
  await page.goto('/#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await press(page, /^Deal$/);
  const boards = page.getByRole('region', { name: 'The boards in words' });
  await expect(boards.getByRole('heading', { level: 2 }).first()).toHaveText(/’s board$/);
  const lines = boards.getByRole('listitem');
  await expect(lines.filter({ hasText: 'farmyard' }).first()).toBeAttached();
  const before = await lines.count();
  let turn = await asked(page, undefined, /^Keep (one|two),/);
  while (turn && /^Keep/.test(turn.said)) {
    await keepCards(page, turn.said);
    turn = await asked(page, turn, /^Keep (one|two),|Choose a card|face down/);
  }
  await placeCard(page, turn?.said ?? '');
  await asked(page, turn, /Choose a card/);
  expect(await lines.count()).toBeGreaterThan(before);
  await expect(lines.filter({ hasText: 'laid last' }).first()).toBeAttached();
});

test('C leads to the hand, arrows over the board, V shows the card in large', async ({ page }) => {
  await still(page);
  await listen(page);
  await page.goto('/#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await press(page, /^Deal$/);
  await asked(page, undefined, /Keep/);
  await page.keyboard.press('c');
  expect(await focused(page)).toMatch(/to choose from$/);
  await page.keyboard.press('v');
  const sheet = page.getByRole('dialog', { name: /^Card \d+/ });
  await expect(sheet).toBeVisible();
  expect((await sheet.locator('.sheep-card').boundingBox())?.width).toBeGreaterThanOrEqual(200);
  await expect(sheet.getByRole('listitem').first()).not.toBeEmpty();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toMatch(/to choose from/);
});

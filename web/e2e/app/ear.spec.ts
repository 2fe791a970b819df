import { expect } from '@playwright/test';
import { asked, focused, heard, keepCards, over, placeCard, press, tabTo } from '../by-ear.ts';
import { quick } from '../help.ts';
import { test } from '../test.ts';

/** Both games from the first page to the end, by roles, names and what is announced: nothing here knows how the page is made. */

test('Wolf & Hound by ear, from the first page to the end', async ({ page }) => {
  test.setTimeout(150_000);
  await quick(page);
  await page.goto('/');
  let turn = await asked(page, undefined, /Your turn/);
  await press(page, /^Skip to the content$/);
  // Past the rooms of the house in one step, the hand is near.
  expect(await tabTo(page, /^(Black|White) \d/)).toBeLessThanOrEqual(4);
  let turns = 0;
  while (turn !== undefined) {
    // A card says what it would do before it is played.
    expect(await focused(page)).toMatch(/^(Black|White) \d(, suggested)?: .+\.$/);
    await page.keyboard.press('Enter');
    turns += 1;
    turn = await asked(page, turn, /Your turn/);
    if (turn === undefined) break;
    // All that three others did since is one line each.
    expect(await page.getByRole('log').getByRole('paragraph').count()).toBeGreaterThanOrEqual(Math.min(4, turns * 4));
    expect(await tabTo(page, /^(Black|White) \d/)).toBeLessThanOrEqual(6);
  }
  expect(turns).toBeGreaterThan(2);
  await expect(heard(page)).toContainText(/wins/);
  await expect(page).toHaveTitle('Wolf & Hound – Bellwether');
  await press(page, /^Play again$/);
  await expect(over(page)).toHaveCount(0);
  expect(await asked(page, undefined, /Your turn/)).toBeDefined();
});

test('Sheep & Thief by ear, from the first page to the end', async ({ page }) => {
  test.setTimeout(200_000);
  await quick(page);
  await page.goto('/');
  await asked(page, undefined, /Your turn/);
  await press(page, /^Sheep & Thief$/);
  await expect(page).toHaveTitle('Sheep & Thief – Bellwether');
  await expect(page.getByRole('main', { name: 'Sheep & Thief' })).toBeFocused();
  const asks = /Keep|Choose a card|face down|Put a card/;
  let turn = await asked(page, undefined, asks);
  expect(await tabTo(page, /to choose from/)).toBeLessThanOrEqual(4);
  const done = { keep: 0, place: 0, discard: 0 };
  while (turn !== undefined) {
    const { said } = turn;
    if (/Put a card out/.test(said)) {
      await press(page, /^Card \d+ \([^)]*\)$/);
      await press(page, /^Put it out of the game$/);
      done.discard += 1;
    } else if (/Keep/.test(said)) {
      await keepCards(page, said);
      done.keep += 1;
    } else {
      await placeCard(page, said);
      done.place += 1;
    }
    turn = await asked(page, turn, asks);
  }
  expect(done.place).toBe(12);
  expect(done.keep).toBeGreaterThanOrEqual(6);
  await expect(over(page)).toBeVisible();
});

test('every page has a title, and whoever follows a link hears where it led', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await asked(page, undefined, /Your turn/);
  for (const [name, title] of [
    ['New game: Sheep & Thief', /^New game: Sheep & Thief – Bellwether$/],
    ['Rules: Wolf & Hound', /^Rules of Wolf & Hound – Bellwether$/],
    ['My games', /^My games – Bellwether$/],
    ['Cards', /^Cards – Bellwether$/],
    ['Settings', /^Settings – Bellwether$/],
    ['About', /^About – Bellwether$/],
    ['Learn', /^Learn.* – Bellwether$/],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    // The first place of the menu has the focus, not the way out of it.
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeFocused();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByRole('main', { name: 'Wolf & Hound' })).toBeFocused();
});

import { expect, type Page, test } from '@playwright/test';
import { still } from './player.ts';

/** Plays as somebody does who neither sees the screen nor has a mouse: by the Tab and Enter keys, by names, by what is announced. */

const heard = (page: Page) => page.locator('.sheep-prompt-line [aria-live=polite]');
const over = (page: Page) => page.getByRole('heading', { level: 2, name: /win/ });

/** The name of what has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
  });

/** Goes on with the Tab key until something of that name has the focus; gives how far it was. */
async function tabTo(page: Page, name: RegExp, most = 45): Promise<number> {
  for (let tabs = 0; tabs <= most; tabs++) {
    if (name.test(await focused(page))) return tabs;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing called ${name} is reached`);
}

async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

const isThere = async (page: Page, name: RegExp) => (await page.getByRole('button', { name }).count()) > 0;

/** Takes all that the laid card shows: sheep and the fox; dogs may rest. */
async function useImages(page: Page): Promise<void> {
  for (let i = 0; i < 6 && (await isThere(page, /^Sheep ×/)); i++) await press(page, /^Sheep ×/);
  for (let i = 0; i < 3 && (await isThere(page, /^Fox ×/)); i++) {
    await press(page, /^Fox ×/);
    await press(page, /fox steps here/);
  }
  await press(page, /^End turn$/);
  await expect(page.getByRole('button', { name: 'End turn' })).toHaveCount(0);
}

async function placeCard(page: Page): Promise<void> {
  const fits = /^Card \d+ \((?!.*(fits nowhere|chosen))/;
  const faceDown = /lay one face down/.test((await heard(page).textContent()) ?? '');
  await press(page, faceDown ? /^Card \d+ \(/ : fits);
  await press(page, /may go here/);
  await useImages(page);
}

test('a game by keyboard and by names alone, from the set-up to the end', async ({ page }) => {
  test.setTimeout(150_000);
  const wrong: string[] = [];
  page.on('console', (message) => message.type() === 'error' && wrong.push(message.text()));
  page.on('pageerror', (error) => wrong.push(String(error)));
  await still(page);
  await page.goto('/#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await page.keyboard.press('Tab');
  await press(page, /^Deal$/);
  await expect(heard(page)).toContainText(/Keep (one|two)/);

  // The hand is the first thing on the table: past the rooms of the house in one step, then four stops at most.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await press(page, /^Skip to the content$/);
  expect(await tabTo(page, /to choose from/)).toBeLessThanOrEqual(4);

  const done = { keep: 0, place: 0, discard: 0 };
  while (!(await over(page).isVisible())) {
    await expect(async () => {
      const asked = (await heard(page).textContent()) ?? '';
      expect((await over(page).isVisible()) || /Keep|Choose a card|face down|Put a card/.test(asked)).toBe(true);
    }).toPass();
    if (await over(page).isVisible()) break;
    const asked = (await heard(page).textContent()) ?? '';
    if (/Put a card out/.test(asked)) {
      await press(page, /^Card \d+ \([^)]*\)$/);
      await press(page, /^Put it out of the game$/);
      done.discard += 1;
    } else if (/Keep/.test(asked)) {
      const many = /Keep two/.test(asked) ? 2 : 1;
      for (let i = 0; i < many; i++) await press(page, /to choose from$/);
      await press(page, /^Keep th/);
      done.keep += 1;
    } else {
      await placeCard(page);
      done.place += 1;
    }
    await expect(heard(page)).not.toHaveText(asked);
  }
  expect(done.place).toBe(12);
  expect(done.keep).toBeGreaterThanOrEqual(6);
  expect(wrong).toEqual([]);
});

test('what lies on the boards of the others can be heard without enlarging them', async ({ page }) => {
  await still(page);
  await page.goto('/#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await press(page, /^Deal$/);
  const boards = page.getByRole('region', { name: 'The boards in words' });
  await expect(boards.getByRole('heading', { level: 2 }).first()).toHaveText(/’s board$/);
  const lines = boards.getByRole('listitem');
  await expect(lines.filter({ hasText: 'farmyard' }).first()).toBeAttached();
  const before = await lines.count();
  while (/Keep/.test((await heard(page).textContent()) ?? '')) {
    const asked = (await heard(page).textContent()) ?? '';
    for (let i = 0; i < (/Keep two/.test(asked) ? 2 : 1); i++) await press(page, /to choose from$/);
    await press(page, /^Keep th/);
    await expect(heard(page)).not.toHaveText(asked);
    // What the others do is heard first.
    await expect(heard(page)).toContainText(/Keep|Choose a card|face down/);
  }
  await placeCard(page);
  await expect(heard(page)).toContainText('Choose a card');
  expect(await lines.count()).toBeGreaterThan(before);
  await expect(lines.filter({ hasText: 'laid last' }).first()).toBeAttached();
});

test('C leads to the hand, arrows over the board, V shows the card in large', async ({ page }) => {
  await still(page);
  await page.goto('/#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await press(page, /^Deal$/);
  await expect(heard(page)).toContainText(/Keep/);
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

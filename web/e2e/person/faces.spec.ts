import { expect, type Locator, type Page } from '@playwright/test';
import { answered, expectClean, expectNoOverflow, hand, quick } from '../help.ts';
import { makeTable, person, sit, start, test } from '../online/help.ts';
import { act } from '../sheep-and-thief/player.ts';
import { en } from '../words.ts';
import { callMyself, FOX } from './help.ts';

/** A shape that only this face has. */
const WOLF = '[fill="var(--wolf)"]';
/** The straw hat that a person gets who chose no face: nobody else at the table has it. */
const STRAW = '[d^="M12 22c8-4 32-4 40 0"]';
const WOOL = '[fill="#7c8f6a"]';
const COATS = ['blue', 'yellow'] as const;

/** The figures at the table. */
const GAMES = {
  'wolf-and-hound': { figures: '.foreground > g', names: '.plate-name' },
  'sheep-and-thief': { figures: '[data-key^="face:"]', names: '.sheep-plate-name' },
} as const;

type Game = keyof typeof GAMES;

const figure = (page: Page, game: Game, look: string) => page.locator(GAMES[game].figures, { has: page.locator(look) });

/** The seat of a figure: a face's key has it; a shepherd stands near the seat's plate. */
async function seatOf(page: Page, one: Locator): Promise<number> {
  const key = await one.getAttribute('data-key');
  if (key !== null) return Number(key.split(':')[1]);
  const box = await one.locator('[stroke="var(--ink)"]').last().boundingBox();
  const at = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  return await page.locator('[data-key^="plate:"]').evaluateAll((plates, { x, y }) => {
    const far = (plate: Element) => {
      const { left, right, top, bottom } = plate.getBoundingClientRect();
      return Math.hypot((left + right) / 2 - x, (top + bottom) / 2 - y);
    };
    const [nearest] = plates.toSorted((a, b) => far(a) - far(b));
    return Number(nearest?.getAttribute('data-key')?.split(':')[1]);
  }, at);
}

/** A fox face in seat 1, a wolf face in seat 2, no face in seat 3, a bot in seat 4. */
async function expectFaces(page: Page, game: Game): Promise<void> {
  for (const [i, look] of [FOX, WOLF].entries()) {
    const one = figure(page, game, look);
    await expect(one).toHaveCount(1);
    // Everyone wears their side's color.
    await expect(one.locator(`path[fill="var(--${COATS[i]})"]`).first()).toBeVisible();
    expect(await seatOf(page, one)).toBe(i + 1);
    // Hidden from screen readers: the name is next to it.
    expect(await one.ariaSnapshot()).toBe('');
  }
  expect(await seatOf(page, figure(page, game, STRAW))).toBe(3);
  expect(await seatOf(page, figure(page, game, WOOL))).toBe(4);
}

async function expectNamesFit(page: Page, game: Game): Promise<void> {
  const cut = await page
    .locator(GAMES[game].names)
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(cut).toEqual([]);
  await expectNoOverflow(page);
}

for (const game of ['wolf-and-hound', 'sheep-and-thief'] as const) {
  test(`${game}: whoever chose a face has it at the table, for all who play or look on`, async ({ browser, serve }) => {
    test.setTimeout(120_000);
    const server = await serve();
    const [clover, thistle, bracken, screen] = await Promise.all([
      person(browser, { viewport: { width: 360, height: 640 } }),
      person(browser, { viewport: { width: 320, height: 568 } }),
      person(browser, { viewport: { width: 844, height: 390 } }),
      person(browser, { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' }),
    ]);
    await callMyself(clover, server.address, 'Clover', 'fox');
    await callMyself(thistle, server.address, 'Thistle', 'wolf');
    const link = await makeTable(clover, server.address, { game, name: 'Clover' });
    await sit(thistle, link, 'Thistle', 2);
    await sit(bracken, link, 'Bracken', 3);
    await start(clover);
    await screen.goto(`${server.address}#/screen/${new URL(link).hash.split('/')[2]}`);
    for (const page of [clover, thistle, bracken, screen]) await expectFaces(page, game);
    for (const page of [clover, thistle]) await expectNamesFit(page, game);
    await expectClean(clover);
  });

  test(`${game}: around one device the face is mine, at the table and on the curtain`, async ({ page }) => {
    await quick(page);
    await callMyself(page, '/', 'Clover', 'fox');
    await page.goto(`/#/play/${game}`);
    await expect(figure(page, game, FOX)).toHaveCount(1);
    expect(await seatOf(page, figure(page, game, FOX))).toBe(1);

    await page.goto(`/#/new/${game}`);
    await page.locator('.sitters li, .sheep-sitters li').nth(1).locator('[value="guest"]').check();
    await page.locator('.form .primary.big, .deal-bar .primary').click();
    // Both people, one after the other: only Clover is the fox.
    const seen = new Set<boolean>();
    for (let turn = 0; turn < 12 && seen.size < 2; turn++) {
      const isMine = (await page.locator('.curtain h1').innerText()) === en.shell.curtain.pass('Clover');
      await expect(page.locator('.curtain-scene').locator(FOX).first()).toBeVisible({ visible: isMine });
      seen.add(isMine);
      await page.getByRole('button', { name: en.shell.curtain.ready }).click();
      await expect(figure(page, game, FOX)).toHaveCount(1);
      await passOn(page, game);
    }
    expect(seen.size).toBe(2);
  });
}

/** Makes choices until the device changes hands. */
async function passOn(page: Page, game: Game): Promise<void> {
  const curtain = page.locator('.curtain');
  for (;;) {
    await page.locator('.curtain, .thing.playable, .sheep-may, .sheep-action-bar button:not(:disabled)').first().waitFor();
    if (await curtain.isVisible()) return;
    if (game === 'sheep-and-thief') await act(page);
    else await answered(page, () => hand(page).first().click());
  }
}

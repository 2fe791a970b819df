import { expect, type Page } from '@playwright/test';
import { resize, typefaceLoaded } from '../help.ts';
import { test } from '../test.ts';
import { still } from './player.ts';
import { FULL, gameAt, PAIR } from './positions.ts';

/** From here on board and hand fit together without scrolling. 640 × 400 is 1280 × 800 at 200 % zoom. */
const WHOLE = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;
/** Below that the page may scroll in one direction: a small phone, and 1280 × 800 at 400 % zoom. */
const SMALL = [
  [320, 568],
  [320, 200],
] as const;

/** The smallest width of a card to choose: its images are then 6 mm on a phone. */
const READABLE = 88;
/** The smallest rival's board with its border, with four players: its cards can then be told apart. */
const RIVAL = 73;
/** The same where one of three is shown. */
const ONE_RIVAL = 80;

const TABLES = {
  'four deal, with missions and the black sheep': gameAt(FULL, 0, 3),
  'four draft again': gameAt(FULL, 38, 3),
  'four place': gameAt(FULL, 52, 5),
  'two draft': gameAt(PAIR, 0, 1),
  'two place': gameAt(PAIR, 26, 5),
} as const;

interface Seen {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Positions of everything that is read or pressed, before scrolling. */
async function seen(page: Page): Promise<Seen[]> {
  await page.locator('.sheep-hand').first().waitFor();
  return await page.evaluate(() => {
    const parts = '.sheep-hand, .sheep-cell, .sheep-border, .sheep-chip, .sheep-told, .sheep-ask, .sheep-action-bar, .toolbar, .head';
    return [...document.querySelectorAll<HTMLElement>(parts)].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return { name: one.dataset.key ?? one.className, left, top, right, bottom };
    });
  });
}

const isOf =
  (...starts: string[]) =>
  ({ name }: Seen) =>
    starts.some((start) => name.startsWith(start));

function overlaps(all: readonly Seen[]): string[] {
  const found: string[] = [];
  for (const [i, a] of all.entries())
    for (const b of all.slice(i + 1)) {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 2 && down > 2) found.push(`${a.name} lies over ${b.name}`);
    }
  return found;
}

/** At the deal the mission covers the board on purpose. */
const besideMission = (all: readonly Seen[], table: string) =>
  table.includes('deal') ? all.filter((one) => !isOf('chip:missions')(one)) : all;

for (const [table, address] of Object.entries(TABLES)) {
  test(`${table}: board and hand together on every screen, cards that can be read`, async ({ page }) => {
    await still(page);
    await page.goto(address);
    await typefaceLoaded(page);
    for (const [width, height] of WHOLE) {
      await resize(page, width, height);
      await test.step(`${width} × ${height}`, () => expectWhole(page, table, width, height));
    }
    for (const [width, height] of SMALL) {
      await resize(page, width, height);
      await test.step(`${width} × ${height}`, () => expectOneWay(page, table, width));
    }
  });

  test(`${table}, with the browser’s text at 200 %: nothing is lost, scrolling one way suffices`, async ({ page, context }) => {
    await still(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await page.goto(address);
    await typefaceLoaded(page);
    for (const [width, height] of [
      [360, 640],
      [1280, 800],
    ] as const) {
      await resize(page, width, height);
      expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)), table).toBe(32);
      await test.step(`${width} × ${height}`, () => expectOneWay(page, table, width));
    }
  });
}

async function expectWhole(page: Page, table: string, width: number, height: number): Promise<void> {
  const all = await seen(page);
  const hand = all.filter(isOf('packet:', 'hand:'));
  const cells = all.filter(isOf('cell:1:'));
  expect(cells, table).toHaveLength(16);
  expect(hand.length, table).toBeGreaterThan(0);
  const outside = all.filter(({ left, top, right, bottom }) => left < -1 || top < -1 || right > width + 1 || bottom > height + 1);
  expect(outside, table).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), table).toBe(true);
  expect(overlaps(besideMission(all, table)), table).toEqual([]);
  if (table.includes('deal') || table.includes('draft')) {
    for (const card of all.filter(isOf('packet:')))
      expect(card.right - card.left, `${table}: ${card.name}`).toBeGreaterThanOrEqual(READABLE);
    return;
  }
  const boards = all.filter(isOf('border:'));
  expect(boards.length, table).toBeGreaterThan(0);
  const sides = boards.map(({ left, right }) => right - left);
  // On a phone one rival of three is shown by the board, the others by their heads.
  const isPhone = width < 576 && height > width;
  expect(Math.min(...sides), table).toBeGreaterThanOrEqual(isPhone ? 44 : RIVAL);
  expect(Math.max(...sides), table).toBeGreaterThanOrEqual(isPhone ? ONE_RIVAL : RIVAL);
  // The names of all sources of gold are readable.
  const letters = await page
    .locator('.sheep-chip-name')
    .evaluateAll((names) => names.map((one) => one.getBoundingClientRect().height && Number.parseFloat(getComputedStyle(one).fontSize)));
  expect(letters.length, table).toBeGreaterThan(3);
  expect(new Set(letters).size, `${table}: one size`).toBe(1);
  expect(Math.min(...letters), table).toBeGreaterThan(table.startsWith('two') ? 8 : 5);
}

async function expectOneWay(page: Page, table: string, width: number): Promise<void> {
  const all = await seen(page);
  expect(
    all.filter(({ left, right }) => left < -1 || right > width + 1),
    table,
  ).toEqual([]);
  expect(overlaps(besideMission(all, table)), table).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), table).toBe(true);
  // The prompt is not cut off.
  const cut = await page
    .locator('.sheep-prompt, .sheep-action-bar button, .tool span, .sheep-plate, .sheep-chip-gold')
    .evaluateAll((texts) => texts.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(cut, table).toEqual([]);
}

test('the scene grows with the smaller side', async ({ page }) => {
  await still(page);
  await page.goto(TABLES['four place']);
  await typefaceLoaded(page);
  const sides: number[] = [];
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await resize(page, width, height);
    const [cell] = (await seen(page)).filter(isOf('cell:1:'));
    const type = await page.locator('.sheep-prompt').evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    sides.push((cell?.right ?? 0) - (cell?.left ?? 0), type);
  }
  const [cell1 = 0, type1 = 0, cell2 = 0, type2 = 0, cell3 = 0, type3 = 0] = sides;
  expect(cell2 / cell1).toBeGreaterThan(1.25);
  expect(cell3 / cell2).toBeGreaterThan(1.25);
  expect(type2 / type1).toBeGreaterThan(1.25);
  expect(type3 / type2).toBeGreaterThan(1.25);
});

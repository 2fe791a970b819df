import { BLACK_SHEEP_GOLD, MISSION_GOLD, MISSIONS } from '@bellwether/sheep-and-thief';
import { EXPANSION_CARDS, NUMBER_DECK } from '@bellwether/wolf-and-hound';
import { expect, type Page } from '@playwright/test';
import {
  answered,
  choose,
  expectClean,
  expectCleanInBothLights,
  expectNoOverflow,
  hand,
  inEvery,
  LANGUAGES,
  quick,
  resize,
  visit,
} from '../help.ts';
import { act, deal, mayPress, still } from '../sheep-and-thief/player.ts';
import { test } from '../test.ts';
import { atTable, en, holds, seen } from '../words.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
] as const;
const tool = (page: Page) => page.getByRole('button', { name: en.shell.lookUp });
const sheet = (page: Page) => page.getByRole('dialog', { name: en.rules.lookUp });

async function lookUp(page: Page): Promise<string> {
  await tool(page).click();
  await sheet(page).locator('.lookup-part').first().waitFor();
  await sheet(page).getByRole('searchbox').waitFor();
  return await sheet(page).innerText();
}

/** Nothing is cut off, on a small and on a large screen, in one page. Ends on the large one. */
async function fits(page: Page): Promise<void> {
  for (const { width, height } of SIZES) {
    await resize(page, width, height);
    await expectNoOverflow(page);
  }
}

test('Wolf & Hound at a glance', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().waitFor();
  const before = await lookUp(page);
  for (const [card, copies] of Object.entries(NUMBER_DECK.cards)) {
    const name = `${en.wolf.card(card.startsWith('B') ? 'black' : 'white', Number(card[1]), 'none')} × ${copies}`;
    await expect(sheet(page).getByRole('listitem').filter({ hasText: name })).toHaveCount(1);
  }
  await expect(sheet(page).getByRole('heading', { name: holds(en.wolf.setup.expansion) })).toHaveCount(0);
  await expectCleanInBothLights(page);
  await fits(page);

  // Stacked sheets: Escape closes the upper one, and the focus returns.
  await sheet(page)
    .getByRole('button', { name: atTable(en.wolf.animals.only.wolf) })
    .click();
  await expect(page.getByRole('dialog', { name: atTable(seen('wolf-01')) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet(page).getByRole('button', { name: atTable(en.wolf.animals.only.wolf) })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tool(page)).toBeFocused();

  // It depends on the set-up only: moves change nothing.
  await answered(page, () => hand(page).first().click());
  await hand(page).first().waitFor();
  expect(await lookUp(page)).toBe(before);
});

test('Sheep & Thief at a glance', async ({ page }) => {
  await still(page);
  await deal(page, { players: 4, missions: true, black: true });
  await mayPress(page).waitFor();
  const before = await lookUp(page);
  await expect(sheet(page).locator('.missions li')).toHaveCount(MISSIONS.length);
  for (const { sole, shared } of Object.values(MISSION_GOLD)) expect(before).toContain(sole === shared ? `${sole}` : `${sole} / ${shared}`);
  expect(await sheet(page).getByRole('cell').allInnerTexts()).toEqual(BLACK_SHEEP_GOLD.byCell.map(String));
  await expectCleanInBothLights(page);
  await fits(page);
  await sheet(page).getByText(en.sheep.table.cardsTitle).click();
  await expect(sheet(page).locator('.sheep-card-tile')).toHaveCount(56);
  await sheet(page).getByText(en.sheep.table.cardsTitle).click();
  await page.keyboard.press('Escape');
  await expect(tool(page)).toBeFocused();
  await act(page);
  await mayPress(page).waitFor();
  expect(await lookUp(page)).toBe(before);
});

test('pages of cards, in every language', async ({ page }) => {
  await visit(page, 'cards');
  await inEvery(LANGUAGES, page, async () => {
    await page.locator('.number-row').first().waitFor();
    await fits(page);
    expect(await page.locator('.number-row').count()).toBe(4);
  });
  await page.getByRole('navigation', { name: en.shell.cards }).getByRole('link', { name: 'Sheep & Thief' }).click();
  await inEvery(LANGUAGES, page, async () => {
    await page.locator('.rivers').waitFor();
    await fits(page);
    // A river of one card pays in 2017 only.
    const shortest = page.locator('.rivers b').first();
    await page.getByRole('radio', { name: '2017' }).press('Space');
    await expect(shortest).toHaveText('1');
    await page.getByRole('radio', { name: '2014' }).press('Space');
    await expect(shortest).toHaveText('0');
    await fits(page);
    await expect(page.getByRole('main').getByRole('link', { name: 'Sheep & Thief' })).toHaveAttribute('aria-current', 'page');
  });
  await expectClean(page);
});

test('a game says what it plays: Meat & Bone, own animals, no module that is not there', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await choose(page.getByRole('radio', { name: en.wolfSets.setup.own }));
  await choose(page.getByRole('checkbox', { name: holds(atTable(seen('metamorphic-01'))) }));
  await choose(page.getByRole('checkbox', { name: holds(atTable(seen('extra-01'))) }));
  await choose(page.getByRole('switch', { name: holds(en.wolf.setup.expansion) }));
  await page.locator('.deal-bar .primary').click();
  await hand(page).first().waitFor();
  await page.keyboard.press('i');
  const seven = sheet(page)
    .locator('.lookup-part')
    .filter({ has: page.getByRole('heading', { name: en.wolfRules.rules['A-SEVEN'].title }) });
  await expect(seven.getByRole('listitem')).toHaveCount(new Set(EXPANSION_CARDS).size);
  await expect(sheet(page).getByRole('button', { name: en.wolf.animals.of['extra-01'] })).toBeVisible();
  await expectClean(page);

  await still(page);
  await deal(page, { players: 2 });
  await mayPress(page).waitFor();
  await page.keyboard.press('i');
  await sheet(page).locator('.rivers').waitFor();
  await expect(sheet(page).locator('.missions, table')).toHaveCount(0);
});

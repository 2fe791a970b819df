import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';
import { act, mayPress, still } from './player.ts';

/** A deck of 32 cards that are all alike: what can be composed is known beforehand. */
const CARD = 'road:NESW,sheep:2,dogs:1,foxes:1';
const DECK = Array(32).fill(CARD).join(' ');
const RECORD = `[Game "sheep-and-thief"]
[Rules "1"]
[Edition "2017"]
[Players "2"]
[Modules "black-sheep"]
[Deck "${DECK}"]
[Seats "guest; bot:lamb"]
[Deal "${DECK}"]
`;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const image = (page: Page, name: string) => page.locator(`.sheep-action-bar [data-image=${name}]`);
const cell = (page: Page, row: number, column: number) => page.getByRole('button', { name: new RegExp(`^row ${row}, column ${column}:`) });
const end = (page: Page) => page.getByRole('button', { name: 'End turn' });

async function open(page: Page): Promise<void> {
  await still(page);
  await page.goto(`#/record/${deflateRawSync(RECORD).toString('base64url')}`);
  for (;;) {
    await mayPress(page).waitFor();
    if (!(await page.locator('.sheep-action-bar .sheep-wide').isVisible())) break;
    await act(page);
  }
  await page.locator('.sheep-hand.sheep-may').first().tap();
  await cell(page, 1, 2).tap();
  await end(page).waitFor();
}
/** Where the refusal leads. */
const ruleOf = (page: Page) => page.getByRole('alert').getByRole('link', { name: 'Read the rule' });

test('a turn is composed freely, every step taken back, the fox looked at before it goes', async ({ page }) => {
  await open(page);
  await end(page).tap();
  await expect(page.getByRole('alert')).toContainText('Still to take: 2 sheep, 1 fox step');
  await expect(ruleOf(page)).toHaveAttribute('href', '#/help/sheep-and-thief/R-ANYORDER');

  await image(page, 'sheep').tap();
  await expect(image(page, 'sheep')).toHaveText('×1');
  await image(page, 'sheep').tap();
  await expect(image(page, 'sheep')).toHaveCount(0);
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /2 sheep on it/);

  await image(page, 'dog').tap();
  await cell(page, 3, 3).tap();
  await expect(ruleOf(page)).toHaveAttribute('href', '#/help/sheep-and-thief/S-DOG');
  await cell(page, 1, 2).tap();
  await cell(page, 1, 1).tap();
  await expect(page.locator('.sheep-many')).toHaveText('2');
  await page.getByRole('button', { name: 'One fewer' }).tap();
  await expect(page.locator('.sheep-many')).toHaveText('1');
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await page.getByRole('button', { name: 'Drive', exact: true }).tap();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', /1 sheep on it, the black sheep/);
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /1 sheep on it/);

  await page.getByRole('button', { name: 'Undo step' }).tap();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /2 sheep on it/);
  await expect(image(page, 'dog')).toHaveText('×1');

  await image(page, 'fox').tap();
  await cell(page, 3, 2).tap();
  await expect(page.locator('.sheep-omen')).toHaveCount(2);
  await expect(page.locator('.sheep-told')).toContainText('Every fox goes left and steals nothing.');
  await cell(page, 3, 2).tap();
  await expect(image(page, 'fox')).toHaveCount(0);
  await expect(cell(page, 3, 2)).toHaveAttribute('aria-label', /the fox/);

  await end(page).tap();
  await expect(end(page)).toHaveCount(0);
  await mayPress(page).waitFor();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /2 sheep on it/);
});

test('the black sheep is driven alone', async ({ page }) => {
  await open(page);
  await image(page, 'dog').tap();
  await cell(page, 1, 1).tap();
  await cell(page, 1, 2).tap();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', /the black sheep/);
  await expect(page.getByRole('button', { name: /^Black sheep: 1 gold/ })).toBeVisible();
});

test('a refusal opens the help at its rule, and the turn is still there', async ({ page }) => {
  await open(page);
  await end(page).tap();
  await ruleOf(page).tap();
  await expect(page.getByRole('dialog').locator('.law.here')).toContainText('Images in any order');
  await expect(page.getByRole('dialog').locator('.law.here')).toContainText('R-ANYORDER');
  await page.keyboard.press('Escape');
  await expect(end(page)).toBeVisible();
});

test('a hint leads through the turn, and says so where the turn has left its way', async ({ page }) => {
  await open(page);
  const told = page.locator('.sheep-told');
  await page.getByRole('button', { name: 'Undo step' }).tap();
  await page.getByRole('button', { name: 'Hint' }).tap();
  await expect(told).toHaveText(/^Hint: .+ to row \d, column \d/);
  // Both cells beside the farmyard take every card of this deck.
  const hinted = page.locator('.sheep-cell.sheep-hinted');
  const other = (await hinted.getAttribute('data-key')) === 'cell:1:1' ? cell(page, 2, 1) : cell(page, 1, 2);
  await page.locator('.sheep-hand.sheep-suggested').first().tap();
  await other.tap();
  await expect(told).toHaveText(/^Hint: undo first, then .+ to row \d, column \d\.$/);
  await page.getByRole('button', { name: 'Undo step' }).tap();
  await page.locator('.sheep-hand.sheep-suggested').first().tap();
  await hinted.tap();
  await expect(told).toHaveText(/^Hint: (take a sheep|drive .+ from row \d, column \d to row \d, column \d|send every fox \w+)\.$/);
  const before = await told.textContent();
  if (before?.includes('sheep.')) await image(page, 'sheep').tap();
  else {
    await image(page, before?.includes('fox') ? 'fox' : 'dog').tap();
    await expect(hinted).toHaveClass(/sheep-open/);
  }
});

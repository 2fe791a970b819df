import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { cell } from '../learn/pupil.ts';
import { test } from '../test.ts';
import { ANY, begins, en, head, holds, N, whole } from '../words.ts';
import { act, mayPress, still } from './player.ts';

/** A deck of 32 equal cards, so that the options are known in advance. */
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
const end = (page: Page) => page.getByRole('button', { name: en.sheep.act.end });

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
/** The rule that the refusal links to. */
const ruleOf = (page: Page) => page.getByRole('alert').getByRole('link', { name: en.sheep.whyNot.rule });

test('a turn is composed freely, every step taken back, the fox looked at before it goes', async ({ page }) => {
  await open(page);
  await end(page).tap();
  await expect(page.getByRole('alert')).toContainText(en.sheep.refusals['images-left']({ sheep: 2, foxes: 1 }));
  await expect(ruleOf(page)).toHaveAttribute('href', '#/help/sheep-and-thief/R-ANYORDER');

  await image(page, 'sheep').tap();
  await expect(image(page, 'sheep')).toHaveText('×1');
  await image(page, 'sheep').tap();
  await expect(image(page, 'sheep')).toHaveCount(0);
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', holds(en.sheep.card.standing(2)));

  await image(page, 'dog').tap();
  await cell(page, 3, 3).tap();
  await expect(ruleOf(page)).toHaveAttribute('href', '#/help/sheep-and-thief/S-DOG');
  await cell(page, 1, 2).tap();
  await cell(page, 1, 1).tap();
  await expect(page.locator('.sheep-many')).toHaveText('2');
  await page.getByRole('button', { name: en.sheep.act.fewer }).tap();
  await expect(page.locator('.sheep-many')).toHaveText('1');
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await page.getByRole('button', { name: en.sheep.act.drive, exact: true }).tap();
  await expect(cell(page, 1, 1)).toHaveAttribute('aria-label', holds(`${en.sheep.card.standing(1)}, ${en.sheep.card.black}`));
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', holds(en.sheep.card.standing(1)));

  await page.getByRole('button', { name: en.sheep.act.back }).tap();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', holds(en.sheep.card.standing(2)));
  await expect(image(page, 'dog')).toHaveText('×1');

  await image(page, 'fox').tap();
  await cell(page, 3, 2).tap();
  await expect(page.locator('.sheep-omen')).toHaveCount(2);
  await expect(page.locator('.sheep-told')).toContainText(en.sheep.tells.foxIdle(en.sheep.ways[3] ?? ''));
  await cell(page, 3, 2).tap();
  await expect(image(page, 'fox')).toHaveCount(0);
  await expect(cell(page, 3, 2)).toHaveAttribute('aria-label', holds(en.sheep.card.fox));

  await end(page).tap();
  await expect(end(page)).toHaveCount(0);
  await mayPress(page).waitFor();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', holds(en.sheep.card.standing(2)));
});

test('the black sheep is driven alone', async ({ page }) => {
  await open(page);
  await image(page, 'dog').tap();
  await cell(page, 1, 1).tap();
  await cell(page, 1, 2).tap();
  await expect(cell(page, 1, 2)).toHaveAttribute('aria-label', holds(en.sheep.card.black));
  await expect(page.getByRole('button', { name: begins(en.shell.colon(en.sheep.sources.blackSheep, en.sheep.gold(1))) })).toBeVisible();
});

test('a refusal opens the help at its rule, and the turn is still there', async ({ page }) => {
  await open(page);
  await end(page).tap();
  await ruleOf(page).tap();
  await expect(page.getByRole('dialog').locator('.law.here')).toContainText(en.sheepRules.rules['R-ANYORDER'].title);
  await expect(page.getByRole('dialog').locator('.law.here')).toContainText('R-ANYORDER');
  await page.keyboard.press('Escape');
  await expect(end(page)).toBeVisible();
});

test('a hint leads through the turn, and says so where the turn has left its way', async ({ page }) => {
  await open(page);
  const told = page.locator('.sheep-told');
  await page.getByRole('button', { name: en.sheep.act.back }).tap();
  await page.getByRole('button', { name: en.shell.hint }).tap();
  await expect(told).toHaveText(begins(head(en.sheep.because(ANY, ANY)) + en.sheep.hint.place(ANY, en.sheep.cell(N, N))));
  // Both cells next to the farmyard take every card of this deck.
  const hinted = page.locator('.sheep-cell.sheep-hinted');
  const other = (await hinted.getAttribute('data-key')) === 'cell:1:1' ? cell(page, 2, 1) : cell(page, 1, 2);
  await page.locator('.sheep-hand.sheep-suggested').first().tap();
  await other.tap();
  await expect(told).toHaveText(whole(en.sheep.because(en.sheep.hint.back(en.sheep.hint.place(ANY, en.sheep.cell(N, N))), '')));
  await page.getByRole('button', { name: en.sheep.act.back }).tap();
  await page.locator('.sheep-hand.sheep-suggested').first().tap();
  await hinted.tap();
  await expect(told).toHaveText(
    whole(
      ...[en.sheep.hint.sheep, en.sheep.hint.drive(ANY, en.sheep.cell(N, N), en.sheep.cell(N, N)), en.sheep.hint.fox(ANY)].map((move) =>
        en.sheep.because(move, ''),
      ),
    ),
  );
  const before = await told.textContent();
  if (before?.includes('sheep.')) await image(page, 'sheep').tap();
  else {
    await image(page, before?.includes('fox') ? 'fox' : 'dog').tap();
    await expect(hinted).toHaveClass(/sheep-open/);
  }
});

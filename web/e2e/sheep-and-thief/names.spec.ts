import { expect } from '@playwright/test';
import { asked, focused, keepCards, listen, placeCard, press } from '../by-ear.ts';
import { test } from '../test.ts';
import { begins, en, ends, holds, N, SOMEBODY, source, whole } from '../words.ts';
import { still } from './player.ts';

const KEEP = holds(en.sheep.ask.keep(1, SOMEBODY), en.sheep.ask.keep(2, SOMEBODY));
const KEEP_OR_PLACE = new RegExp(`${KEEP.source}|${source(en.sheep.ask.card, en.sheep.ask.faceDown)}`);

test('what lies on the boards of the others can be heard without enlarging them', async ({ page }) => {
  await still(page);
  await listen(page);
  await page.goto('/#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await press(page, whole(en.sheep.setup.deal));
  const boards = page.getByRole('region', { name: en.sheep.table.boards });
  await expect(boards.getByRole('heading', { level: 2 }).first()).toHaveText(whole(en.sheep.table.boardOf(SOMEBODY)));
  const lines = boards.getByRole('listitem');
  await expect(lines.filter({ hasText: en.sheep.card.yard }).first()).toBeAttached();
  const before = await lines.count();
  let turn = await asked(page, undefined, KEEP);
  while (turn && KEEP.test(turn.said)) {
    await keepCards(page, turn.said);
    turn = await asked(page, turn, KEEP_OR_PLACE);
  }
  await placeCard(page, turn?.said ?? '');
  await asked(page, turn, holds(en.sheep.ask.card));
  expect(await lines.count()).toBeGreaterThan(before);
  await expect(lines.filter({ hasText: en.sheep.table.last }).first()).toBeAttached();
});

test('C leads to the hand, arrows over the board, V shows the card in large', async ({ page }) => {
  await still(page);
  await listen(page);
  await page.goto('/#/new/sheep-and-thief');
  await page.locator('.form').waitFor();
  await press(page, whole(en.sheep.setup.deal));
  await asked(page, undefined, KEEP);
  await page.keyboard.press('c');
  expect(await focused(page)).toMatch(ends(en.sheep.table.choose));
  await page.keyboard.press('v');
  const sheet = page.getByRole('dialog', { name: begins(en.sheep.card.number(N)) });
  await expect(sheet).toBeVisible();
  expect((await sheet.locator('.sheep-card').boundingBox())?.width).toBeGreaterThanOrEqual(200);
  await expect(sheet.getByRole('listitem').first()).not.toBeEmpty();
  await page.keyboard.press('Escape');
  expect(await focused(page)).toMatch(holds(en.sheep.table.choose));
});

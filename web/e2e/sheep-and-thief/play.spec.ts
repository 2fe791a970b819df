import { expect, type Page } from '@playwright/test';
import { test } from '../test.ts';
import { begins, called, en, ends, N, whole } from '../words.ts';
import { act, click, deal, finish, mayPress, place, playOut, sent, still, tap } from './player.ts';

const [CLOVER = '', DAISY = ''] = en.shell.level.names.lamb;

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'en-GB' } as const;

test.describe('by touch on a phone', () => {
  test.use(PHONE);
  test.setTimeout(120_000);

  test('two players: double picks, discards, twelve turns, the final count', async ({ page }) => {
    await still(page);
    await deal(page, { players: 2 });
    const done = await playOut(page, tap);
    expect(done).toEqual({ keep: 6, turn: 12, discard: 2, over: 1 });
    await expect(page.locator('.sheep-result h2')).toHaveText(whole(en.sheep.over.won, en.sheep.over.shared, en.sheep.over.lost(CLOVER)));
    await page.locator('.sheep-result summary').tap();
    await expect(page.locator('.sheep-result .sheep-lines').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('four players with missions and the black sheep, to the end; undo of every step on the way', async ({ page }) => {
    await still(page);
    await deal(page, { players: 4, missions: true, black: true });
    let undone = false;
    for (let i = 0; i < 60; i++) {
      await mayPress(page).waitFor();
      const mayPlace =
        (await page.locator('.sheep-action-bar button').count()) === 0 && (await page.locator('.sheep-hand.sheep-may').count()) > 0;
      if (mayPlace && !undone) {
        undone = true;
        const before = await page.locator('.sheep-hand').count();
        await place(page, tap);
        await expect(page.locator('.sheep-hand')).toHaveCount(before - 1);
        await page.getByRole('button', { name: en.sheep.act.back }).tap();
        await expect(page.locator('.sheep-hand')).toHaveCount(before);
      }
      if ((await act(page, tap)) === 'over') break;
    }
    expect(undone).toBe(true);
    await expect(page.locator('.sheep-result')).toBeVisible();
    await expect(page.locator('.sheep-result tbody th').filter({ hasText: en.sheep.sources.missions })).toBeVisible();
    await expect(page.locator('.sheep-result tbody th').filter({ hasText: en.sheep.sources.blackSheep })).toBeVisible();
  });

  test('every cell that is not lit says why, with its rule', async ({ page }) => {
    await still(page);
    await deal(page, { players: 3 });
    await toPlacing(page);
    await page.locator('.sheep-hand.sheep-may').first().tap();
    const shut = page.locator('.sheep-cell.sheep-shut');
    for (let i = 0; i < (await shut.count()); i++) {
      await shut.nth(i).tap();
      const rule = page.getByRole('alert').getByRole('link', { name: en.sheep.whyNot.rule });
      await expect(rule).toHaveAttribute('href', /#\/help\/sheep-and-thief\/(S-ADJACENT|R-RIVER|R-YARD-DRY|S-FOX-BLOCKS)$/);
    }
  });

  test('another board is enlarged and mine comes back', async ({ page }) => {
    await still(page);
    await deal(page, { players: 4 });
    await mayPress(page).waitFor();
    const clover = page.getByRole('button', { name: begins(en.sheep.table.board(called(CLOVER), N, N, N)) });
    const before = await clover.boundingBox();
    await page.getByRole('button', { name: begins(en.sheep.table.board(called(DAISY), N, N, N)) }).tap();
    // It shows its player, its place is empty, and no other board has moved.
    await expect(page.locator('.sheep-plate.large')).toContainText(DAISY);
    await expect(page.getByRole('button', { name: en.sheep.table.putBack(called(DAISY)) })).toBeVisible();
    expect(await clover.boundingBox()).toEqual(before);
    await page.locator('.sheep-action-bar .primary').tap();
    await expect(page.locator('.sheep-plate.large')).toContainText(en.sheep.you);
    await page.getByRole('button', { name: begins(en.sheep.table.board(called(DAISY), N, N, N)) }).tap();
    await page.getByRole('button', { name: en.sheep.table.putBack(called(DAISY)) }).tap();
    await expect(page.locator('.sheep-plate.large')).toContainText(en.sheep.you);
  });
});

test('by keyboard alone, to the end', async ({ page }) => {
  test.setTimeout(120_000);
  await still(page);
  await deal(page, { players: 2 });
  const key = (name: string) => page.keyboard.press(name);
  await mayPress(page).waitFor();
  await key('ArrowRight');
  for (let i = 0; i < 80; i++) {
    await mayPress(page).waitFor();
    if (await page.locator('.sheep-result').isVisible()) break;
    const wide = page.locator('.sheep-action-bar .sheep-wide');
    if (await wide.isVisible()) {
      while (await wide.isDisabled()) await keyTo(page, '.sheep-hand.sheep-may:not(.sheep-chosen)');
      await key('e');
      await sent(page);
      continue;
    }
    await keyTo(page, '.sheep-hand.sheep-may');
    await keyTo(page, '.sheep-cell.sheep-open');
    while (await page.locator('[data-image=sheep]').isVisible()) await key('s');
    if (await page.locator('[data-image=fox]').isVisible()) await key('f');
    while (await page.locator('[data-image=fox]').isVisible()) await keyTo(page, '.sheep-cell.sheep-open');
    await key('e');
    await sent(page);
  }
  await expect(page.locator('.sheep-result')).toBeVisible();
});

/** Tabs to the first such control and presses it. */
async function keyTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().focus();
  await page.keyboard.press('Enter');
  // The press itself is painted before its effects.
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(() => setTimeout(heard)))));
}

test('arrows walk over the board and the hand', async ({ page }) => {
  await still(page);
  await deal(page, { players: 2 });
  await mayPress(page).waitFor();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.sheep-hand:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.sheep-cell:focus')).toHaveAttribute('aria-label', begins(en.sheep.cell(4, N)));
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('.sheep-cell:focus')).toHaveAttribute('aria-label', begins(en.sheep.cell(3, N)));
});

test('a reload in the middle of the draft and of a turn loses nothing', async ({ page }) => {
  await still(page);
  await deal(page, { players: 2, black: true });
  await act(page);
  await mayPress(page).waitFor();
  const labels = () => page.locator('.sheep-hand').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const drafting = await labels();
  await page.reload();
  await mayPress(page).waitFor();
  expect(await labels()).toEqual(drafting);

  await toPlacing(page);
  await place(page);
  const board = () =>
    page
      .locator('.sheep-cell')
      .evaluateAll((all, last) => all.map((one) => one.getAttribute('aria-label')?.replace(last, '')), `, ${en.sheep.table.last}`);
  const composed = await board();
  expect(composed.filter((label) => !ends(en.sheep.card.free).test(label ?? '')).length).toBeGreaterThanOrEqual(2);
  await page.reload();
  await page.locator('.sheep-action-bar .sheep-end').waitFor();
  expect(await board()).toEqual(composed);
  await finish(page, click);
  await expect(page.locator('.sheep-action-bar .sheep-end')).toHaveCount(0);
});

test('a whole turn is taken back and played anew', async ({ page }) => {
  await still(page);
  await deal(page, { players: 2 });
  await toPlacing(page);
  const labels = () => page.locator('.sheep-hand').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await labels();
  await act(page);
  await mayPress(page).waitFor();
  await page.getByRole('button', { name: en.shell.undo, exact: true }).click();
  await expect.poll(labels).toEqual(before);
  await expect(page.locator('.sheep-action-bar button')).toHaveCount(0);
  expect(await act(page)).toBe('turn');
});

test('typed notation makes the same move', async ({ page }) => {
  await still(page);
  await deal(page, { players: 3 });
  await mayPress(page).waitFor();
  const label = (await page.locator('.sheep-hand').first().getAttribute('aria-label')) ?? '';
  await page.keyboard.type(`keep#${/\d+/.exec(label)?.[0]}`);
  await page.keyboard.press('Enter');
  await expect(page.locator('.sheep-hand').last()).toHaveAttribute('aria-label', ends(en.sheep.table.kept));
});

async function toPlacing(page: Page): Promise<void> {
  for (;;) {
    await mayPress(page).waitFor();
    if (!(await page.locator('.sheep-action-bar .sheep-wide').isVisible())) return;
    await act(page);
  }
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('works offline after the first visit, bots included', async ({ page, context }) => {
    test.setTimeout(120_000);
    await still(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(
      async () => (await caches.keys()).length > 0 && (await (await caches.open((await caches.keys())[0] as string)).keys()).length > 20,
    );
    await context.setOffline(true);
    await page.reload();
    await deal(page, { players: 2 });
    expect(await playOut(page)).toMatchObject({ over: 1, turn: 12 });
  });
});

test('a page of Sheep & Thief fetches nothing of Wolf & Hound', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await still(page);
  await deal(page, { players: 2 });
  await mayPress(page).waitFor();
  expect(asked.some((path) => path.includes('sheep-and-thief-table'))).toBe(true);
  expect(asked.filter((path) => path.includes('wolf'))).toEqual([]);
});

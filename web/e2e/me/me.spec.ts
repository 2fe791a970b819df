import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow, over, playOut, quick, visit } from '../help.ts';
import { test } from '../test.ts';
import { ANY, atTable, begins, en, head, N, SOMEBODY, source, whole, YOU } from '../words.ts';
import { keepGames } from './rows.ts';

const rows = (page: Page) => page.locator('.kept-game');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a game that ends has its result in the list and counts; its review tells what was given away', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await playOut(page);
  const won = (await over(page).getByRole('heading').first().innerText()).includes(en.wolf.over.won);
  await visit(page, 'games');
  await expect(rows(page).locator('.kept-result')).toHaveText(won ? en.me.how.won : en.me.how.lost);
  const { over: why, tells } = en.wolf;
  const empty = [[YOU], [SOMEBODY], [YOU, SOMEBODY], [SOMEBODY, SOMEBODY]].map((all) => why['no-sheep'](all));
  await expect(rows(page).locator('.kept-why')).toHaveText(whole(...empty, tells.counted(N, N)));
  // Deleted by a small button, and back again.
  await rows(page)
    .getByRole('button', { name: begins(en.me.kept.forget) })
    .click();
  await expect(rows(page)).toHaveCount(0);
  await page.getByRole('button', { name: en.shell.undo }).click();
  await expect(rows(page)).toHaveCount(1);
  await visit(page, 'me');
  await expect(card(page, en.me.results.title).getByText(won ? en.me.results.sum(1, 0, 0) : en.me.results.sum(0, 0, 1))).toBeVisible();
  await expect(card(page, en.me.given.title)).toContainText(en.me.given.none);
  await card(page, en.me.given.title).getByRole('link', { name: en.me.given.review }).click();
  await expect(page.getByText(en.review.done)).toBeAttached({ timeout: 60_000 });
  await visit(page, 'me');
  await expect(card(page, en.me.given.title)).toContainText(
    new RegExp(`\\d\\.\\d${source(en.me.given.rate('%'))}\\s*${source(en.me.given.from(1, N))}`),
  );
  await expect(card(page, en.me.given.title)).toContainText(en.me.given.few);
});

test('games that were kept without a result get one, and then say what to try next', async ({ page }) => {
  await quick(page);
  await keepGames(page, 30, true);
  await page.goto('/#/games');
  await expect(rows(page)).toHaveCount(30);
  await expect(rows(page).locator('.kept-result')).toHaveCount(30);
  await visit(page, 'me');
  await expect(card(page, en.me.next.title)).toContainText(
    new RegExp(
      `${source(head(en.me.next.reviewWhy(ANY)))}.*${source(en.me.next.setWhy(`${atTable(en.wolf.animals.trait.plain('hound'))} + ${en.wolf.animals.trait.plain('wolf')}`, N))}`,
      's',
    ),
  );
  await card(page, en.me.results.title).getByRole('radio', { name: en.me.results.ways.set }).check();
  await card(page, en.me.results.title)
    .getByRole('link', { name: begins(`${atTable(en.wolf.animals.trait.left('hound'))} + ${en.wolf.animals.trait.left('wolf')}`) })
    .click();
  await expect(page).toHaveURL(/#\/games\/.*set%3D/);
  await expect(rows(page)).toHaveCount(3);
});

test('two thousand games: listed, searched, filtered, by keyboard, saved as files', async ({ page }) => {
  await quick(page);
  await keepGames(page, 2000);
  await page.goto('/#/settings');
  await page.locator('.content').waitFor();
  // The duration is reported, not asserted: the machine may be busy.
  test.info().annotations.push({ type: 'list of 2,000 games, ms', description: String(Math.round(await timeToList(page))) });
  await visit(page, 'games');
  await expect(page.getByText(en.me.list.found(2000, 2000), { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: en.me.list.search }).fill('wolf ben');
  const found = page.getByText(whole(en.me.list.found(N, 2000)));
  await expect(found).toBeVisible();
  await expect(rows(page).first()).toContainText('Ben');
  await page.getByText(en.me.list.filters, { exact: true }).press('Enter');
  await page.getByLabel(en.me.list.level).selectOption({ label: en.shell.level.fox });
  await expect(page).toHaveURL(/text%3Dwolf%20ben\/level%3Dfox$/);
  for (const name of await rows(page).allInnerTexts())
    expect(name).toMatch(new RegExp(`Ben.*${en.shell.level.fox}|${en.shell.level.fox}.*Ben`, 's'));
  // A reload restores the filters.
  await page.reload();
  await expect(found).toBeVisible();
  await page.getByText(en.me.files.title).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: en.me.files.csv }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(`${lines.length - 1}`).toBe(whole(en.me.list.found(N, 2000)).exec(await found.innerText())?.[1]);

  await page.getByRole('button', { name: en.me.list.clear }).press('Enter');
  await expect(rows(page)).toHaveCount(40);
  await page.getByRole('button', { name: en.me.list.more(40) }).press('Enter');
  await expect(rows(page).nth(40).getByRole('link').first()).toBeFocused();
});

/** From the press to the first game and the count, in milliseconds. */
async function timeToList(page: Page): Promise<number> {
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (document.querySelector('.kept-game .kept-result') === null) return;
          watch.disconnect();
          // Forces a layout.
          document.body.getBoundingClientRect();
          resolve(performance.now() - start);
        });
        watch.observe(document.body, { childList: true, subtree: true });
        location.hash = '#/games';
      }),
  );
  await visit(page, 'settings');
  await page.locator('.content').waitFor();
  await expect(rows(page)).toHaveCount(0);
  if (time >= 0) return time;
  throw new Error('no list');
}

for (const [locale, colorScheme] of [
  ['de-DE', 'light'],
  ['ja-JP', 'dark'],
  ['fr-FR', 'dark'],
] as const) {
  test(`${locale}, ${colorScheme}, 320 pixels: nothing is cut off, and axe finds nothing`, async ({ browser }) => {
    const context = await browser.newContext({ locale, colorScheme, viewport: { width: 320, height: 568 } });
    const page = await context.newPage();
    await quick(page);
    await keepGames(page, 40);
    await visit(page, 'me');
    await page.locator('.me-curve').first().waitFor();
    await expectNoOverflow(page);
    await expectClean(page);
    await page.goto('/#/games/how=won');
    await rows(page).first().waitFor();
    await expectNoOverflow(page);
    await expectClean(page);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|NaN/);
    await context.close();
  });
}

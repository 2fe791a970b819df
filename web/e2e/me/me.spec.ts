import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow, over, playOut, quick, visit } from '../help.ts';
import { test } from '../test.ts';
import { keepGames } from './rows.ts';

const rows = (page: Page) => page.locator('.kept-game');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a game that ends has its result in the list and counts; its review tells what was given away', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await playOut(page);
  const won = (await over(page).getByRole('heading').first().innerText()).includes('win');
  await visit(page, 'games');
  await expect(rows(page).locator('.kept-result')).toContainText(won ? /^Won · \d : \d$/ : /^Lost · \d : \d$/);
  await visit(page, 'me');
  await expect(card(page, 'Results').getByText(won ? '1 won, 0 lost' : '0 won, 1 lost')).toBeVisible();
  await expect(card(page, 'What I give away')).toContainText('No reviewed game yet.');
  await card(page, 'What I give away').getByRole('link', { name: 'Review the last game' }).click();
  await expect(page.getByText('Worked out.')).toBeAttached({ timeout: 60_000 });
  await visit(page, 'me');
  await expect(card(page, 'What I give away')).toContainText(/\d\.\d% a decision\s*from 1 game, \d+ decisions/);
  await expect(card(page, 'What I give away')).toContainText('Too few games to tell');
});

test('games that were kept without a result get one, and then say what to try next', async ({ page }) => {
  await quick(page);
  await keepGames(page, 30, true);
  await page.goto('/#/games');
  await expect(rows(page)).toHaveCount(30);
  await expect(rows(page).locator('.kept-result')).toHaveCount(30);
  await visit(page, 'me');
  await expect(card(page, 'What to try next')).toContainText(
    /Nobody has looked yet at how you lost on .*You know “Hound 01 \+ Wolf 01” from \d+ games/s,
  );
  await card(page, 'Results').getByRole('radio', { name: 'Set-up' }).check();
  await card(page, 'Results')
    .getByRole('link', { name: /^Hound 02 \+ Wolf 02/ })
    .click();
  await expect(page).toHaveURL(/#\/games\/.*set%3D/);
  await expect(rows(page)).toHaveCount(3);
});

test('two thousand games: listed, searched, filtered, by keyboard, saved as files', async ({ page }) => {
  await quick(page);
  await keepGames(page, 2000);
  await page.goto('/#/settings');
  await page.locator('.content').waitFor();
  // How long it takes is told, not judged: the machine may be busy.
  test.info().annotations.push({ type: 'list of 2,000 games, ms', description: String(Math.round(await timeToList(page))) });
  await visit(page, 'games');
  await expect(page.getByText('2,000 games', { exact: true })).toBeVisible();

  await page.getByRole('searchbox', { name: 'Search' }).fill('wolf ben');
  const found = page.getByText(/^[\d,]+ of 2,000 games$/);
  await expect(found).toBeVisible();
  await expect(rows(page).first()).toContainText('Ben');
  await page.getByText('Filters', { exact: true }).press('Enter');
  await page.getByLabel('Level').selectOption({ label: 'Fox' });
  await expect(page).toHaveURL(/text%3Dwolf%20ben\/level%3Dfox$/);
  for (const name of await rows(page).allInnerTexts()) expect(name).toMatch(/Ben.*Fox|Fox.*Ben/s);
  // Whoever comes back finds the list as it was.
  await page.reload();
  await expect(found).toBeVisible();
  await page.getByText('Save these games').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Results as CSV' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(`${lines.length - 1}`).toBe((await found.innerText()).split(' ')[0]);

  await page.getByRole('button', { name: 'Clear the filters' }).press('Enter');
  await expect(rows(page)).toHaveCount(40);
  await page.getByRole('button', { name: 'Show 40 more' }).press('Enter');
  await expect(rows(page).nth(40).getByRole('link').first()).toBeFocused();
});

/** From the press to the first game and the count, in milliseconds of the page. */
async function timeToList(page: Page): Promise<number> {
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const watch = new MutationObserver(() => {
          if (document.querySelector('.kept-game .kept-result') === null) return;
          watch.disconnect();
          // Laid out, not only there.
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

import { expect, type Page } from '@playwright/test';
import { answered, expectClean, expectNoOverflow, hand, quick, visit } from '../help.ts';
import { deal, still } from '../sheep-and-thief/player.ts';
import { test } from '../test.ts';

const MAKERS = ['Fukutarou', 'MATSUDA98', 'Osamu Inoue', 'K.K., Alvin Lui', 'Dan Kobayashi', 'Yuichi Sakashita', 'Wee Yee Chong'];
/** As the book of the language prints them. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ja-JP': { Fukutarou: '福夕郎（フクタロウ）', 'Osamu Inoue': '井上 磨（おさむ）', 'K.K., Alvin Lui': 'K.K.、Alvin Lui' },
};
const report = (page: Page) => page.locator('textarea.record-text').last();

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    for (const [locale, colorScheme] of [
      ['en-GB', 'light'],
      ['de-DE', 'dark'],
      ['fr-FR', 'dark'],
      ['ja-JP', 'light'],
    ] as const) {
      test(`names who made the games, ${locale}`, async ({ browser }) => {
        const context = await browser.newContext({ viewport, locale, colorScheme });
        const page = await context.newPage();
        await visit(page, 'about');
        await report(page).waitFor();
        for (const name of MAKERS) await expect(page.getByText(PRINTED[locale]?.[name] ?? name, { exact: true })).toBeVisible();
        await expectNoOverflow(page);
        await expectClean(page);
        await context.close();
      });
    }

    test('a report of a running game holds what was played, and no hand', async ({ page }) => {
      await page.setViewportSize(viewport);
      await quick(page);
      await page.goto('/');
      await hand(page).first().waitFor();
      const mine = await hand(page).first().getAttribute('data-key');
      await answered(page, () => hand(page).first().click());
      await hand(page).first().waitFor();
      await page.getByRole('button', { name: 'Share' }).click();
      // While it runs, the record itself is not shown: it holds everybody's cards.
      await expect(page.getByRole('textbox')).toHaveCount(0);
      await page.getByRole('button', { name: 'Report a fault' }).click();
      await expect(report(page)).toHaveValue(/What did you do\?[\s\S]*\[Game "wolf-and-hound"\][\s\S]*plays seat:1 card:"/);
      await expectClean(page);
      expect(mine).not.toBeNull();
      const atTable = await report(page).inputValue();
      for (const line of atTable.split('\n').filter((one) => one.startsWith('draws'))) expect(line).not.toContain('card');
      expect(atTable).not.toMatch(/\[Deal|hand:/);

      // The same from the menu, away from the table.
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'About' }).click();
      // Whoever follows a link hears where it led.
      await expect(page.getByRole('heading', { name: 'About', level: 1 })).toBeFocused();
      await expect(page).toHaveTitle('About – Bellwether');
      await expect(report(page)).toHaveValue(atTable);
    });
  });
}

test('around one device no page tells a hand, not even between two players', async ({ page }) => {
  await still(page);
  await deal(page, { players: 3, people: 2 });
  await page.locator('.curtain').waitFor();
  await visit(page, 'about');
  await expect(report(page)).toHaveValue(/\[Game "sheep-and-thief"\]/);
  expect(await report(page).inputValue()).not.toMatch(/\[Deal|cards:/);
});

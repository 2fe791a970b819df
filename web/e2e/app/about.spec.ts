import { expect, type Page } from '@playwright/test';
import manifest from '../../package.json' with { type: 'json' };
import {
  answered,
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
import { deal, still } from '../sheep-and-thief/player.ts';
import { test } from '../test.ts';
import { en, titled } from '../words.ts';

const MAKERS = [
  'Fukutarou',
  'MATSUDA98',
  'Osamu Inoue',
  'K.K., Alvin Lui',
  'Dan Kobayashi, Ninja Star Games',
  'Yuichi Sakashita',
  'Wee Yee Chong',
];
/** Names as the book of that language prints them. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ja: {
    Fukutarou: '福夕郎（フクタロウ）',
    'Osamu Inoue': '井上 磨（おさむ）',
    'K.K., Alvin Lui': 'K.K.、Alvin Lui',
    'Dan Kobayashi, Ninja Star Games': 'Dan Kobayashi、Ninja Star Games',
  },
};
const report = (page: Page) => page.locator('textarea.record-text').last();

/** On a small and on a large screen, in one page. */
async function onEveryScreen(page: Page, look: () => Promise<void>): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [360, 640],
  ] as const) {
    await resize(page, width, height);
    await look();
  }
}

test('names who made the games, in every language', async ({ page }) => {
  await visit(page, 'about');
  await inEvery(LANGUAGES, page, async (language) => {
    await report(page).waitFor();
    await onEveryScreen(page, async () => {
      for (const name of MAKERS) await expect(page.getByText(PRINTED[language]?.[name] ?? name, { exact: true })).toBeVisible();
      await expectNoOverflow(page);
    });
    await expectCleanInBothLights(page);
  });
});

test('a report of a running game holds what was played, and no hand', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().waitFor();
  const mine = await hand(page).first().getAttribute('data-key');
  await answered(page, () => hand(page).first().click());
  await hand(page).first().waitFor();
  await page.getByRole('button', { name: en.shell.share }).click();
  // Before the end the record is not shown: it reveals every card.
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('button', { name: en.pages.about.fault.title }).click();
  await expect(report(page)).toHaveValue(/\[Game "wolf-and-hound"\][\s\S]*plays seat:1 card:"/);
  await onEveryScreen(page, () => expectClean(page));
  expect(mine).not.toBeNull();
  const atTable = await report(page).inputValue();
  for (const question of en.pages.about.fault.questions) expect(atTable).toContain(question);
  for (const line of atTable.split('\n').filter((one) => one.startsWith('draws'))) expect(line).not.toContain('card');
  expect(atTable).not.toMatch(/\[Deal|hand:/);

  // The same from the menu, away from the table.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.shell.menu }).click();
  await page.getByRole('link', { name: en.shell.about }).click();
  // The focus shows a screen reader user where the link led.
  await expect(page.getByRole('heading', { name: en.shell.about, level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(titled(en.shell.about));
  await expect(report(page)).toHaveValue(atTable);
});

test('has the license of every package in the page', async ({ page }) => {
  await visit(page, 'about');
  const link = page.getByRole('link', { name: en.pages.about.notices });
  const found = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  const text = await found.text();
  const packages = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@bellwether/'));
  expect(packages.length).toBeGreaterThan(2);
  for (const name of [...packages, 'serwist', 'Nunito']) expect(text).toContain(`\n${name}\n`);
});

test('around one device no page tells a hand, not even between two players', async ({ page }) => {
  await still(page);
  await deal(page, { players: 3, people: 2 });
  await page.locator('.curtain').waitFor();
  await visit(page, 'about');
  await expect(report(page)).toHaveValue(/\[Game "sheep-and-thief"\]/);
  expect(await report(page).inputValue()).not.toMatch(/\[Deal|cards:/);
});

import { expect } from '@playwright/test';
import { expectNoOverflow, hand, quick, visit } from '../help.ts';
import { test } from '../test.ts';
import { en, holds, seen, YOU } from '../words.ts';

const [MOLLY = '', NED = ''] = en.shell.level.names.shepherd;
const [WALTER = ''] = en.shell.level.names.herder;

const startingSheep = (counts: readonly number[], last = NED) =>
  `${en.wolfSets.setup.sheep} ${[en.wolf.you, MOLLY, WALTER, last].map((name, i) => en.shell.colon(name, `${counts[i]}`)).join(' · ')}`;

/** By language: a level with many lines in set-up, and the words to get there. */
const LANGUAGES = {
  en: en.wolfSets.setup.levels.gamer,
  de: 'Vielspieler',
  fr: 'Experts',
  ja: 'ゲーマー',
} as const;

test('set-up has one line where the book has one, and the choice is inside it', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.getByRole('radio', { name: en.wolfSets.setup.levels.gamer }).press('Space');
  await expect(page.getByText(en.wolfSets.levelsAbout.gamer)).toBeVisible();
  const lines = page.locator('.set-line');
  await expect(lines).toHaveCount(4);
  const grandpa = page.getByRole('button', {
    name: holds([en.wolfSets.any.hound, en.wolfSets.any.wolf, `${seen('extra-01')} ${en.wolfSets.experienced}`].join(' + ')),
  });
  await grandpa.press('Enter');
  await expect(grandpa).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: en.wolfSets.which.wolf }).getByRole('radio')).toHaveCount(8);
  await page.getByRole('radio', { name: seen('wolf-05') }).press('Space');
  await expect(page.getByText(startingSheep([4, 4, 4, 4]))).toBeVisible();
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await hand(page).first().waitFor();
  const { only, trait, of } = en.wolf.animals;
  for (const name of [only.hound, `${trait['+1']('wolf')} +1`, `${of['extra-01']} ↺`])
    await expect(page.getByRole('button', { name: en.wolf.table.standing(name, YOU), exact: true })).toBeVisible();
});

test('with three players set-up tells who plays alone, and how many sheep each has', async ({ page }) => {
  await page.goto('/#/new/wolf-and-hound');
  await page.getByRole('radio', { name: `3 ${en.wolfSets.setup.playersAbout[3]}` }).press('Space');
  await expect(page.getByText(en.wolfSets.alone(MOLLY))).toBeVisible();
  await expect(page.getByText(startingSheep([2, 4, 3, 3], en.wolf.dummy(4)))).toBeVisible();
});

for (const [locale, level] of Object.entries(LANGUAGES)) {
  test.describe(`360 × 640 in ${locale}`, () => {
    test.use({ locale, viewport: { width: 360, height: 640 }, hasTouch: true });

    test('nothing is cut off: set-up and help of both games, and both tables', async ({ page }) => {
      await quick(page);
      await page.goto('/');
      await hand(page).first().waitFor();
      await expectNoOverflow(page);
      await visit(page, 'new/wolf-and-hound');
      for (const one of await page.locator('.chip', { hasText: level }).locator('input').all()) await one.press('Space');
      await page.locator('.set-line').nth(2).click();
      await expect(page.locator('.set-card')).toHaveCount(12);
      await expectNoOverflow(page);
      for (const path of ['help/wolf-and-hound', 'help/sheep-and-thief', 'cards/wolf-and-hound', 'new/sheep-and-thief']) {
        await visit(page, path);
        await expectNoOverflow(page);
      }
      await page.locator('.primary.big').click();
      await page.locator('.sheep-hand.sheep-may').first().waitFor();
      await expectNoOverflow(page);
    });
  });
}

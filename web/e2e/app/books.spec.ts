import { expect } from '@playwright/test';
import { expectNoOverflow, hand, quick, visit } from '../help.ts';
import { test } from '../test.ts';

/** By language: a level with many lines in set-up, and the words on the way. */
const LANGUAGES = {
  en: 'Gamer',
  de: 'Vielspieler',
  fr: 'Experts',
  ja: 'ゲーマー',
} as const;

test('set-up has one line where the book has one, and the choice is inside it', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.getByRole('radio', { name: 'Gamer' }).press('Space');
  await expect(page.getByText('For those who love to plan.')).toBeVisible();
  const lines = page.locator('.set-line');
  await expect(lines).toHaveCount(4);
  const grandpa = page.getByRole('button', { name: /any hound \+ any wolf \+ Grandpa Wolf \(Extra.01\) For experienced players/ });
  await grandpa.press('Enter');
  await expect(grandpa).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('group', { name: 'Which wolf?' }).getByRole('radio')).toHaveCount(8);
  await page.getByRole('radio', { name: 'Wolf 05' }).press('Space');
  await expect(page.getByText('Starting sheep You: 4 · Molly: 4 · Walter: 4 · Ned: 4')).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  await hand(page).first().waitFor();
  for (const animal of ['Hound 01', 'Wolf 05 +1', 'Grandpa Wolf ↺'])
    await expect(page.getByRole('button', { name: `${animal}, at your gate` })).toBeVisible();
});

test('with three players set-up tells who plays alone, and how many sheep each has', async ({ page }) => {
  await page.goto('/#/new/wolf-and-hound');
  await page.getByRole('radio', { name: '3 one dummy' }).press('Space');
  await expect(page.getByText('Molly (seat 2) plays alone')).toBeVisible();
  await expect(page.getByText('Starting sheep You: 2 · Molly: 4 · Walter: 3 · Dummy 4: 3')).toBeVisible();
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

import { expect, type Page } from '@playwright/test';
import { answered, expectNoOverflow, hand } from '../help.ts';
import { test } from '../test.ts';

/** As somebody comes for the first time, only quicker. */
async function arrive(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('bellwether.settings', JSON.stringify(kept)), { speed: 'off', ...settings });
  await page.goto('/');
  await hand(page).first().waitFor();
}

test('the first suggestion is a sentence, and the goal stands above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page);
  await expect(page.locator('.prompt')).toHaveText(/^Try (Black|White) \d\. \S.+\.$/);
  await expect(page.locator('.told')).toContainText('Keep your sheep.');
  await expect(page.locator('.phases')).toHaveCount(0);
  await expectNoOverflow(page);
});

test('Hint answers on turn one, with suggestions and without', async ({ page }) => {
  await arrive(page);
  await page.locator('.thing.suggested').waitFor();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.told')).toHaveText(/^Hint: (Black|White) \d.*\. .*(→ .+|Moves nothing)\./);
  await page.evaluate(() => localStorage.clear());
  await arrive(page, { suggest: false });
  await expect(page.locator('.prompt')).toHaveText('Your turn: play a card.');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.told')).toHaveText(/^Hint: /);
});

test('who plays with me is written and said', async ({ page }) => {
  await arrive(page);
  await expect(page.locator('[data-key="plate:3"]')).toContainText('partner');
  await expect(page.getByRole('button', { name: 'Walter, your partner, team Blue: 3 of 3 sheep, 4 cards' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Molly, opponent, team Yellow: 3 of 3 sheep, 4 cards' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'You, team Blue: 3 of 3 sheep, 4 cards' })).toBeVisible();
});

test('signs say what they mean when they are pressed', async ({ page }) => {
  await arrive(page);
  await page.locator('[data-key="sign:2"]').click();
  await expect(page.locator('.told')).toHaveText(
    'Molly, opponent, team Yellow: 3 of 3 sheep, 4 cards. Bot: Shepherd, looks one step ahead',
  );
  await answered(page, () => hand(page).first().click());
  await page.locator('.phases').click();
  await expect(page.locator('.told')).toHaveText('1 Activation → 2 Check → 3 Play → 4 Draw');
  // What is looked at next is told again.
  await hand(page).first().hover();
  await expect(page.locator('.told')).not.toContainText('Activation →');
});

for (const locale of ['de-DE', 'fr-FR', 'ja-JP']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the first sentences fit a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await arrive(page);
      await page.locator('.thing.suggested').waitFor();
      await expectNoOverflow(page);
      // The strip is as high as its text: nothing hangs over the table.
      const cut = await page.evaluate(() => {
        const ask = document.querySelector('.prompt');
        const strip = document.querySelector('.wolf-prompt-line');
        return (ask?.getBoundingClientRect().bottom ?? 0) - (strip?.getBoundingClientRect().bottom ?? 0);
      });
      expect(cut).toBeLessThanOrEqual(3);
    });
  });
}

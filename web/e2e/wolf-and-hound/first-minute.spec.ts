import { expect, type Page } from '@playwright/test';
import { answered, expectNoOverflow, hand } from '../help.ts';
import { test } from '../test.ts';
import { ANY, begins, CARD, called, en, head, N, source, WALKS, whole, YOU } from '../words.ts';

const [MOLLY = ''] = en.shell.level.names.shepherd;
const [WALTER = ''] = en.shell.level.names.herder;
/** The plate of a seat at the start of a game. */
const pasture = (who: { readonly you: boolean; readonly name: string }, team: 'blue' | 'yellow', bond: 'partner' | 'rival' | 'none') =>
  en.wolf.table.pasture(who, en.wolf.table.side(en.wolf.teams[team], bond), 3, 3, 4, false);

/** A first visit, only faster. */
async function arrive(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript((kept) => localStorage.setItem('bellwether.settings', JSON.stringify(kept)), { speed: 'off', ...settings });
  await page.goto('/');
  await hand(page).first().waitFor();
}

test('the first suggestion is a sentence, and the goal stands above it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await arrive(page);
  await expect(page.locator('.prompt')).toHaveText(whole(`${en.wolf.ask.first(CARD)} ${ANY}.`));
  await expect(page.locator('.told')).toContainText(en.wolf.goal);
  await expect(page.locator('.phases')).toHaveCount(0);
  await expectNoOverflow(page);
});

test('Hint answers on turn one, with suggestions and without', async ({ page }) => {
  await arrive(page);
  await page.locator('.thing.suggested').waitFor();
  await page.getByRole('button', { name: en.shell.hint }).click();
  await expect(page.locator('.told')).toHaveText(
    new RegExp(`^${source(head(en.wolf.because(CARD, ANY)) + CARD)}.*\\. .*(${WALKS}|${source(head(en.wolf.foresee.stays([ANY], N)))})`),
  );
  await page.evaluate(() => localStorage.clear());
  await arrive(page, { suggest: false });
  await expect(page.locator('.prompt')).toHaveText(en.wolf.ask.play);
  await page.getByRole('button', { name: en.shell.hint }).click();
  await expect(page.locator('.told')).toHaveText(begins(head(en.wolf.because(ANY, ''))));
});

test('who plays with me is written and said', async ({ page }) => {
  await arrive(page);
  await expect(page.locator('[data-key="plate:3"]')).toContainText(en.wolf.table.partner);
  await expect(page.getByRole('button', { name: pasture(called(WALTER), 'blue', 'partner') })).toBeVisible();
  await expect(page.getByRole('button', { name: pasture(called(MOLLY), 'yellow', 'rival') })).toBeVisible();
  await expect(page.getByRole('button', { name: pasture(YOU, 'blue', 'none') })).toBeVisible();
});

test('signs say what they mean when they are pressed', async ({ page }) => {
  await arrive(page);
  await page.locator('[data-key="sign:2"]').click();
  await expect(page.locator('.told')).toHaveText(
    `${pasture(called(MOLLY), 'yellow', 'rival')}. ${en.shell.colon(en.wolf.setup.bot, en.shell.list([en.shell.level.shepherd, en.shell.level.about.shepherd]))}`,
  );
  await answered(page, () => hand(page).first().click());
  await page.locator('.phases').click();
  await expect(page.locator('.told')).toHaveText(en.wolf.table.phases.map((phase, i) => `${i + 1} ${phase}`).join(' → '));
  // The next thing looked at is explained again.
  await hand(page).first().hover();
  await expect(page.locator('.told')).not.toContainText(`${en.wolf.table.phases[0]} →`);
});

for (const locale of ['de-DE', 'fr-FR', 'ja-JP']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the first sentences fit a small phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await arrive(page);
      await page.locator('.thing.suggested').waitFor();
      await expectNoOverflow(page);
      // The strip is as tall as its text: nothing overlaps the table.
      const cut = await page.evaluate(() => {
        const ask = document.querySelector('.prompt');
        const strip = document.querySelector('.wolf-prompt-line');
        return (ask?.getBoundingClientRect().bottom ?? 0) - (strip?.getBoundingClientRect().bottom ?? 0);
      });
      expect(cut).toBeLessThanOrEqual(3);
    });
  });
}

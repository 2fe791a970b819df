import { expect } from '@playwright/test';
import { expectNoOverflow, hand, quick } from '../help.ts';
import { test } from '../test.ts';
import { animal, en } from '../words.ts';

for (const [game, sought, rule] of [
  ['wolf-and-hound', 'grandpa meat', 'R-MEAT-GRANDPA'],
  ['sheep-and-thief', 'RIVER continue', 'R-RIVER'],
] as const) {
  test(`${game}: the rules are searched`, async ({ page }) => {
    await page.goto('/#/');
    await hand(page).first().waitFor();
    await page.getByRole('button', { name: en.shell.menu }).click();
    await page
      .getByRole('link', {
        name: game === 'wolf-and-hound' ? en.shell.colon(en.shell.rules, 'Wolf & Hound') : en.shell.colon(en.shell.rules, 'Sheep & Thief'),
      })
      .click();
    await page.locator('.law').nth(20).waitFor();
    expect(await page.locator('.law svg').count()).toBeGreaterThan(8);
    await page.getByRole('searchbox', { name: en.rules.search }).fill(sought);
    await expect(page.locator('.law').first()).toBeVisible();
    await expect(page.locator('.law')).toHaveCount(5);
    await expect(page.locator('.law').first()).toContainText(rule);
    await page.getByRole('searchbox').fill('xylophone');
    await expect(page.getByRole('main')).toContainText(en.rules.nearest);
    await expect(page.locator('.law')).toHaveCount(5);
    await page.getByRole('main').getByRole('link', { name: en.rules.toCards }).click();
    await expect(page).toHaveURL(new RegExp(`#/cards/${game}$`));
  });
}

test('Wolf & Hound: a refusal opens the help at its rule, and the game is still there', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().waitFor();
  // A card that nobody holds.
  await page.keyboard.type('b9');
  await page.keyboard.press('Enter');
  const rule = page.getByRole('alert').getByRole('link');
  await expect(rule).toHaveAttribute('href', '#/help/wolf-and-hound/W-TURN');
  await rule.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.wolfRules.rules['W-TURN'].title);
  await expect(page.locator('.law.here')).toBeInViewport();
  await page.goBack();
  await expect(hand(page)).toHaveCount(4);
});

test('cards of both galleries lead to their rules', async ({ page }) => {
  await page.goto('/#/cards');
  await page.getByRole('button', { name: animal('extra-01') }).click();
  await page.getByRole('dialog').locator('a[href$="R-GRANDPA"]').click();
  await expect(page.locator('.law.here')).toContainText('R-GRANDPA');
  await page.goto('/#/cards/sheep-and-thief');
  await page
    .locator('.sheep-card-tile', { hasText: en.sheep.card.river('').trim() })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('link', { name: en.sheepRules.rules['R-RIVER'].title }).click();
  await expect(page.locator('.law.here')).toContainText('R-RIVER');
});

for (const locale of ['de-DE', 'ja-JP']) {
  test(`${locale}: the rules do not overflow at 360 pixels`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, viewport: { width: 360, height: 740 }, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const path of ['#/help/wolf-and-hound', '#/help/sheep-and-thief']) {
      await page.goto(path);
      await page.locator('.law').first().waitFor();
      await expectNoOverflow(page);
    }
    await context.close();
  });
}

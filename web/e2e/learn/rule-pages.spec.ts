import { expect } from '@playwright/test';
import { expectClean, expectNoOverflow, hand, inEvery, LANGUAGES, quick, resize } from '../help.ts';
import { test } from '../test.ts';
import { en, holds } from '../words.ts';

test('a rule is shown by its diagram, tried out on the table, and an illegal move says why', async ({ page }) => {
  await quick(page);
  await page.goto('/#/help/wolf-and-hound/A-SHEEP-02');
  const { showMe, showAgain, tryIt, refusedHere, undo, back } = en.rules;
  await page.getByRole('button', { name: showMe }).first().click();
  await expect(page.getByRole('button', { name: showAgain }).first()).toBeEnabled();
  await expect(page.locator('.diagram-told li').first()).not.toBeEmpty();
  await expectClean(page);

  await page.getByRole('link', { name: tryIt }).first().click();
  await expect(hand(page).first()).toBeVisible();
  // Both 3s are refused, with the reason.
  const refused = page.locator('details', { hasText: refusedHere });
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  await expect(refused).toContainText(en.wolf.refusals['forbidden-value']({ value: 3 }));
  await expect(page.getByRole('button', { name: undo, exact: true })).toBeDisabled();
  const allowed = page.locator('.playable').first();
  await allowed.click();
  await expect(page.getByRole('button', { name: undo, exact: true })).toBeEnabled();
  await page.getByRole('button', { name: undo, exact: true }).click();
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('link', { name: back }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.wolfRules.rules['A-SHEEP-02'].title);
});

test('a ruling gives its reason, its chapter and related rules, in every language and size', async ({ page }) => {
  await page.goto('/#/help/wolf-and-hound/R-BOTH0');
  await expect(page.locator('.law-origin')).toContainText(en.wolfRules.reasons['R-BOTH0']);
  await expect(page.locator('.law-origin')).toContainText(en.rules.chapter('4'));
  await expect(page.getByRole('navigation', { name: en.rules.seeAlso }).getByRole('link')).toHaveCount(4);
  await inEvery(LANGUAGES, page, async () => {
    await page.locator('.diagram').first().waitFor();
    for (const [width, height] of [
      [320, 568],
      [1280, 800],
    ] as const) {
      await resize(page, width, height);
      await expectNoOverflow(page);
    }
  });
});

test('a question is answered over the table, one tap from the first screen', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().waitFor();
  await page.getByRole('button', { name: en.shell.lookUp }).click();
  const sheet = page.getByRole('dialog', { name: en.rules.lookUp });
  const [question, answer] = en.wolfRules.questions['R-NOPASS'][0] ?? ['', ''];
  await sheet.getByRole('searchbox').fill(question);
  await expect(sheet.locator('.law-answer').first()).toHaveText(answer);
  await expect(sheet.locator('.lookup-part')).toHaveCount(0);
  await sheet.getByRole('searchbox').fill('');
  await expect(sheet.locator('.lookup-part').first()).toBeVisible();
});

test('sheets for the table are printed on either paper', async ({ page }) => {
  for (const game of ['wolf-and-hound', 'sheep-and-thief'] as const) {
    await page.goto(`/#/help/${game}`);
    await page.getByRole('link', { name: en.rules.print }).click();
    const { sheets, papers } = en.print;
    for (const name of Object.values(sheets)) {
      await page.getByRole('radio', { name }).press('Space');
      const region = page.getByRole('region', { name });
      await expect(region.locator('table, article').first()).toBeVisible();
    }
    await page.getByRole('radio', { name: sheets.rulings }).press('Space');
    await expect(page.getByRole('region', { name: sheets.rulings })).toContainText(
      holds(en[game === 'wolf-and-hound' ? 'wolfRules' : 'sheepRules'].reasons['R-SEATS']),
    );
    for (const [name, width] of [
      [papers.a4, '210'],
      [papers.letter, '216'],
    ] as const) {
      await page.getByRole('radio', { name, exact: true }).press('Space');
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      // A page's width in points.
      const points = Number(/\/MediaBox \[0 0 ([\d.]+)/.exec(pdf)?.[1]);
      expect(Math.round((points / 72) * 25.4)).toBe(Number(width));
    }
  }
});

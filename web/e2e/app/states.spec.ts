import { deflateRawSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { answered, answers, choose, expectCleanInBothLights, hand, quick } from '../help.ts';
import { act, deal, mayPress, place, still } from '../sheep-and-thief/player.ts';
import { test } from '../test.ts';
import { atTable, en, holds, seen } from '../words.ts';

/** axe on states that the other specs do not reach. */

async function until(page: Page, reached: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await page.locator('.thing.playable, .wolf-question button, .wolf-result').first().waitFor();
    if (await reached()) return;
    await answered(page, async () => {
      if (await answers(page).first().isVisible()) await answers(page).first().click();
      else await hand(page).first().click();
    });
  }
  throw new Error('this state did not come');
}

test.describe.configure({ timeout: 150_000 });

test('Wolf & Hound: question, refusal, keys, cards', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.getByRole('radio', { name: /^2\b/ }).check();
  await page.locator('.deal-bar .primary').click();
  await until(page, () => answers(page).first().isVisible());
  await expectCleanInBothLights(page);
  // Not an answer to the question: the rules refuse it.
  await page.keyboard.type('k');
  await page.keyboard.type('zz');
  await page.keyboard.press('Enter');
  await expectCleanInBothLights(page);
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await expectCleanInBothLights(page);
  await page.goto('/#/cards');
  await page.getByRole('button', { name: atTable(seen('metamorphic-02')) }).click();
  await page.getByRole('dialog').locator('svg').nth(1).waitFor();
  await expectCleanInBothLights(page);
});

test('Wolf & Hound: a set of one’s own, a bad one, many animals on the table', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await choose(page.getByRole('radio', { name: en.wolfSets.setup.own }));
  await choose(page.getByRole('checkbox', { name: holds(atTable(seen('designer-02-1'))) }));
  await page.getByRole('alert').waitFor();
  await expectCleanInBothLights(page);
  await choose(page.getByRole('checkbox', { name: holds(atTable(seen('designer-02-1'))) }), false);
  for (const name of [
    holds(atTable(seen('extra-01'))),
    holds(atTable(seen('metamorphic-01'))),
    holds(atTable(seen('sheep-02'))),
    holds(atTable(seen('hound-02'))),
  ]) {
    await choose(page.getByRole('checkbox', { name }));
  }
  await choose(page.getByRole('switch', { name: holds(en.wolf.setup.expansion) }));
  await page.locator('.deal-bar .primary').click();
  await hand(page).first().waitFor();
  await expect(page.locator('.thing .animal')).not.toHaveCount(2);
  await expectCleanInBothLights(page);
});

test('a link that cannot be read, a game that is not here', async ({ page }) => {
  await page.goto(`/#/record/${deflateRawSync('[Game "chess"]').toString('base64url')}`);
  await page.getByRole('alert').waitFor();
  await expectCleanInBothLights(page);
  // Cut inside an escape.
  await page.goto('/#/game/%E3%81');
  await page.getByRole('alert').waitFor();
  await page.goto('/#/game/00000000');
  await page.getByRole('alert').waitFor();
  await expectCleanInBothLights(page);
});

test('Sheep & Thief: curtain, another board, what to do with a card, rules and keys', async ({ page }) => {
  await still(page);
  await deal(page, { players: 3, people: 2 });
  await page.locator('.curtain').waitFor();
  await expectCleanInBothLights(page);
  await deal(page, { players: 3 });
  for (;;) {
    await mayPress(page).waitFor();
    if (!(await page.locator('.sheep-action-bar .sheep-wide').isVisible())) break;
    await act(page);
  }
  await place(page);
  await page.getByRole('button', { name: en.sheep.act.end }).click();
  const rule = page.locator('.sheep-rule');
  await rule.or(mayPress(page)).first().waitFor();
  if (await rule.isVisible()) {
    await expectCleanInBothLights(page);
    await rule.click();
    await page.getByRole('dialog').waitFor();
    await expectCleanInBothLights(page);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await expectCleanInBothLights(page);
});

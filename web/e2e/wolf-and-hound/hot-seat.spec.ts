import { expect, type Page } from '@playwright/test';
import { answered, expectClean, hand, over, quick, settled } from '../help.ts';
import { test } from '../test.ts';
import { ANY, CARD, en, holds, source } from '../words.ts';

const [BROOK = '', HILL = ''] = en.wolf.seats;

const ready = (page: Page) => page.getByRole('button', { name: en.shell.curtain.ready });
const names = (page: Page) => hand(page).evaluateAll((all) => all.map((one) => /^\w+ \d/.exec(one.getAttribute('aria-label') ?? '')?.[0]));

test('two people at one device: a curtain between hidden hands, and nothing behind it', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();

  await expect(page.getByRole('heading')).toHaveText(en.shell.curtain.pass(BROOK));
  await expect(page.locator('.thing')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading')).toHaveText(en.shell.curtain.pass(BROOK));
  await expect(page.locator('.thing')).toHaveCount(0);

  let curtains = 0;
  for (let i = 0; i < 120; i++) {
    await page.locator('.thing.playable, .wolf-result, .curtain').first().waitFor();
    if (await over(page).isVisible()) break;
    if (await ready(page).isVisible()) {
      curtains++;
      await expect(page.locator('.thing, .log-list, .counter')).toHaveCount(0);
      expect(await page.locator('body').innerHTML()).not.toMatch(new RegExp(`${source(CARD)}|number-card`));
      await ready(page).click();
      await page.locator('.thing').first().waitFor();
      continue;
    }
    const mine = await names(page);
    expect(mine.length).toBeGreaterThan(0);
    await answered(page, () => hand(page).first().click());
  }
  expect(curtains).toBeGreaterThan(4);
  await expect(over(page)).toBeVisible();
});

test('a move may be taken back until the next person has looked; nobody is given advice unasked', async ({ page }) => {
  await quick(page, { suggest: true });
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await expect(page.locator('.open-table li')).toHaveCount(4);
  await expect(page.locator('.open-table')).toContainText(en.wolf.sheep(3));
  await expectClean(page);
  await ready(page).click();
  await hand(page).first().waitFor();
  await settled(page);
  await expect(page.locator('.suggested')).toHaveCount(0);
  await hand(page).first().click();
  await expect(page.getByRole('heading')).toHaveText(en.shell.curtain.pass(HILL));
  await page.getByRole('button', { name: en.seats.takeBack(BROOK) }).click();
  await expect(page.getByRole('heading')).toHaveText(en.shell.curtain.pass(BROOK));
  await expect(page.locator('.thing')).toHaveCount(0);
  await expect(page.getByRole('button', { name: holds(en.seats.takeBack(ANY)) })).toHaveCount(0);
  await ready(page).click();
  await hand(page).first().click();
  await expect(page.getByRole('heading')).toHaveText(en.shell.curtain.pass(HILL));
  await ready(page).click();
  await hand(page).first().waitFor();
  await expect(page.getByRole('button', { name: en.shell.undo })).toBeDisabled();
});

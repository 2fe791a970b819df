import { expect } from '@playwright/test';
import { answered, choose, expectClean, expectNoOverflow, hand, quick, resize } from '../help.ts';
import { test } from '../test.ts';
import { CARD, called, en, head } from '../words.ts';

const [MOLLY = ''] = en.shell.level.names.shepherd;
const [RUSTY = ''] = en.shell.level.names.fox;
const FOX = en.shell.list([en.shell.level.fox, en.shell.level.about.fox]);

test('bots are chosen by face and sit there with name, level and way of play', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  const seat = page.locator('.sitters li').nth(1);
  await expect(seat).toContainText(MOLLY);
  await expect(seat.locator('.sitter-who')).toHaveText(en.shell.list([en.shell.level.shepherd, en.shell.level.about.shepherd]));
  await expect(seat.getByRole('radio')).toHaveCount(6);
  await seat
    .getByRole('radio', { name: `${en.shell.colon(en.wolf.setup.bot, en.shell.level.fox)}${en.shell.dash}${en.shell.level.about.fox}` })
    .check();
  await expect(seat).toContainText(RUSTY);
  await expect(seat.locator('.sitter-who')).toHaveText(FOX);
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    await resize(page, width, height);
    await expectNoOverflow(page);
  }
  await expectClean(page);
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await hand(page).first().waitFor();
  await expect(page.locator('[data-key="plate:2"]')).toContainText(RUSTY);
  await page.locator('[data-key="sign:2"]').click();
  await expect(page.locator('.told')).toContainText(en.shell.colon(en.wolf.setup.bot, FOX));
  await answered(page, () => hand(page).first().click());
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog').or(page.locator('.wolf-side-panel')).first()).toContainText(
    head(en.wolf.tells.plays(called(RUSTY), CARD)),
  );
});

test('a bot says why in a bubble, for those who wish it', async ({ page }) => {
  await quick(page);
  await page.goto('/#/settings');
  await choose(page.getByRole('switch', { name: en.settings.bubbles }));
  await page.goto('/');
  await hand(page).first().waitFor();
  await expect(page.locator('.bubble')).toHaveCount(0);
  // Not every move has a reason; one of the first turns does.
  await expect(async () => {
    await answered(page, () => hand(page).first().click());
    await expect(page.locator('.bubble')).toHaveText(/\S\.$/, { timeout: 1_500 });
  }).toPass({ timeout: 40_000 });
  await expect(page.locator('.told .why')).toHaveCount(0);
});

import { expect, type Locator } from '@playwright/test';
import { expectCleanInBothLights, expectNoOverflow, inEvery, LANGUAGES, learnLanguages, resize } from '../help.ts';
import { begins, en, holds } from '../words.ts';
import { bar, choices, DESKTOP, makeTable, person, playCard, playOn, sit, test } from './help.ts';

test('axe finds nothing on any online screen, by day and at dusk', async ({ browser, serve }) => {
  test.setTimeout(300_000);
  const server = await serve();
  const [clover, thistle] = await Promise.all([person(browser), person(browser, DESKTOP)]);
  await clover.goto(`${server.address}#/online`);
  await expect(clover.getByText(en.online.mine.none(en.meet.title))).toBeVisible();
  await expectCleanInBothLights(clover);
  await clover.goto(`${server.address}#/t/nosuchtable00000`);
  await expect(clover.getByRole('alert').getByText(en.online.codes['unknown-table'], { exact: true })).toBeVisible();
  await expectCleanInBothLights(clover);
  await clover.goto(`${server.address}#/new/wolf-and-hound`);
  await clover.getByRole('button', { name: en.online.title }).click();
  await clover.locator('summary').click();
  await expectCleanInBothLights(clover);
  const link = await makeTable(clover, server.address, {
    game: 'wolf-and-hound',
    name: 'Clover',
    settings: { clock: { kind: 'move', seconds: 600 }, grace: 1 },
  });
  await expectCleanInBothLights(clover);
  await thistle.goto(link);
  await expect(thistle.getByLabel(en.online.name)).toBeVisible();
  await expectCleanInBothLights(thistle);
  await sit(thistle, link, 'Thistle', 2);
  await clover.getByRole('button', { name: en.online.lobby.start }).click();
  await expect(choices(clover).first()).toBeVisible();
  await expect(bar(clover).getByRole('timer').first()).toBeVisible();
  await expectCleanInBothLights(clover);
  await expectCleanInBothLights(thistle);
  for (const name of [en.online.table.title, en.online.talk.title]) {
    await bar(clover).getByRole('button', { name }).click();
    await clover.getByRole('dialog').waitFor();
    await expectCleanInBothLights(clover);
    await clover.keyboard.press('Escape');
  }
  await bar(clover).getByRole('button', { name: en.online.talk.title }).click();
  await clover.getByRole('button', { name: en.online.talk.reactions.sheep }).click();
  await expect(bar(thistle).getByText(en.online.talk.says('Clover', en.online.talk.reactions.sheep))).toBeVisible();
  await expectCleanInBothLights(thistle);
  await server.kill();
  await expect(bar(clover).getByText(holds(en.meet.lost))).toBeVisible();
  await expectCleanInBothLights(clover);
  await server.again();
  await expect(bar(clover).getByText(holds(en.meet.lost))).toBeHidden({ timeout: 20_000 });
  await playOn([clover, thistle], playCard);
  await expectCleanInBothLights(clover);
  await bar(clover).getByRole('button', { name: en.online.table.title }).click();
  await clover.getByRole('button', { name: en.online.table.check }).click();
  await clover.getByText(holds(en.online.table.good)).waitFor();
  await expectCleanInBothLights(clover);
  await clover.keyboard.press('Escape');
  await thistle.locator('.wolf-result').getByRole('button', { name: en.shell.again }).click();
  await expect(bar(clover).getByText(en.meet.vote.wants('Thistle'))).toBeVisible();
  await expectCleanInBothLights(clover);
  await clover.goto(`${server.address}#/online`);
  await expect(clover.getByRole('link', { name: begins(en.online.mine.open) })).toBeVisible();
  await expectCleanInBothLights(clover);
});

test('online screens do not overflow at 360 and 320 pixels, in any language', async ({ browser, serve }) => {
  test.setTimeout(120_000);
  const server = await serve();
  const page = await person(browser, { viewport: { width: 360, height: 740 } });
  const fits = async (what: Locator) =>
    await inEvery(LANGUAGES, page, async () => {
      await what.waitFor();
      for (const width of [320, 360]) {
        await resize(page, width, 740);
        await expectNoOverflow(page);
      }
    });
  await page.goto(`${server.address}#/online`);
  await learnLanguages(page, page.locator('.content'));
  await page.goto(`${server.address}#/new/wolf-and-hound`);
  await learnLanguages(page, page.locator('.deal-bar'));
  await page.locator('.deal-bar .button.big').click();
  await page.locator('.online-name').fill('Wiesenschaumkraut 1');
  await page.locator('summary').click();
  await fits(page.locator('details[open]'));
  await page.locator('.online-go button').click();
  await fits(page.locator('.online-typed'));
  await page.locator('.online-go button').click();
  await page.locator('.thing.playable').first().waitFor();
  await fits(page.locator('.thing.playable').first());
  for (const n of [0, 1]) {
    await page.locator('.online-line .icon-button').nth(n).click();
    await fits(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
  }
  await page.goto(`${server.address}#/online`);
  await fits(page.locator('.kept-game'));
});

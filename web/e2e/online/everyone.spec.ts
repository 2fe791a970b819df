import { expect, type Locator } from '@playwright/test';
import { expectCleanInBothLights, expectNoOverflow, inEvery, LANGUAGES, learnLanguages, resize } from '../help.ts';
import { bar, choices, DESKTOP, makeTable, person, playCard, playOn, sit, test } from './help.ts';

test('axe finds nothing on any online screen, by day and at dusk', async ({ browser, serve }) => {
  test.setTimeout(300_000);
  const server = await serve();
  const [clover, thistle] = await Promise.all([person(browser), person(browser, DESKTOP)]);
  await clover.goto(`${server.address}#/online`);
  await expect(clover.getByText(/No tables yet/)).toBeVisible();
  await expectCleanInBothLights(clover);
  await clover.goto(`${server.address}#/t/nosuchtable00000`);
  await expect(clover.getByRole('alert').getByText('There is no such table. Check the link.', { exact: true })).toBeVisible();
  await expectCleanInBothLights(clover);
  await clover.goto(`${server.address}#/new/wolf-and-hound`);
  await clover.getByRole('button', { name: 'Play online' }).click();
  await clover.locator('summary').click();
  await expectCleanInBothLights(clover);
  const link = await makeTable(clover, server.address, {
    game: 'wolf-and-hound',
    name: 'Clover',
    settings: { clock: { kind: 'move', seconds: 600 }, grace: 1 },
  });
  await expectCleanInBothLights(clover);
  await thistle.goto(link);
  await expect(thistle.getByLabel('Your name')).toBeVisible();
  await expectCleanInBothLights(thistle);
  await sit(thistle, link, 'Thistle', 2);
  await clover.getByRole('button', { name: 'Start' }).click();
  await expect(choices(clover).first()).toBeVisible();
  await expect(bar(clover).getByRole('timer').first()).toBeVisible();
  await expectCleanInBothLights(clover);
  await expectCleanInBothLights(thistle);
  for (const name of ['This table', 'Say something']) {
    await bar(clover).getByRole('button', { name }).click();
    await clover.getByRole('dialog').waitFor();
    await expectCleanInBothLights(clover);
    await clover.keyboard.press('Escape');
  }
  await bar(clover).getByRole('button', { name: 'Say something' }).click();
  await clover.getByRole('button', { name: 'Baa!' }).click();
  await expect(bar(thistle).getByText('Clover: Baa!')).toBeVisible();
  await expectCleanInBothLights(thistle);
  await server.kill();
  await expect(bar(clover).getByText(/Waiting for the connection/)).toBeVisible();
  await expectCleanInBothLights(clover);
  await server.again();
  await expect(bar(clover).getByText(/Waiting for the connection/)).toBeHidden({ timeout: 20_000 });
  await playOn([clover, thistle], playCard);
  await expectCleanInBothLights(clover);
  await bar(clover).getByRole('button', { name: 'This table' }).click();
  await clover.getByRole('button', { name: 'Check the deal' }).click();
  await clover.getByText(/Checked/).waitFor();
  await expectCleanInBothLights(clover);
  await clover.keyboard.press('Escape');
  await thistle.locator('.wolf-result').getByRole('button', { name: 'Play again' }).click();
  await expect(bar(clover).getByText(/Thistle wants another game/)).toBeVisible();
  await expectCleanInBothLights(clover);
  await clover.goto(`${server.address}#/online`);
  await expect(clover.getByRole('link', { name: /^Open/ })).toBeVisible();
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
  await page.locator('.deal-bar .button').click();
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

import { expect } from '@playwright/test';
import { expectClean, expectNoOverflow, resize } from '../help.ts';
import { bar, choices, makeTable, person, playCard, playOn, sit, test } from './help.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any online screen, ${colorScheme}`, async ({ browser, serve }) => {
    test.setTimeout(300_000);
    const server = await serve();
    const phone = { colorScheme, viewport: { width: 390, height: 844 } } as const;
    const [clover, thistle] = await Promise.all([
      person(browser, phone),
      person(browser, { ...phone, viewport: { width: 1280, height: 800 } }),
    ]);
    await clover.goto(`${server.address}#/online`);
    await expect(clover.getByText(/No tables yet/)).toBeVisible();
    await expectClean(clover);
    await clover.goto(`${server.address}#/t/nosuchtable00000`);
    await expect(clover.getByRole('alert').getByText('There is no such table. Check the link.', { exact: true })).toBeVisible();
    await expectClean(clover);
    await clover.goto(`${server.address}#/new/wolf-and-hound`);
    await clover.getByRole('button', { name: 'Play online' }).click();
    await clover.locator('summary').click();
    await expectClean(clover);
    const link = await makeTable(clover, server.address, {
      game: 'wolf-and-hound',
      name: 'Clover',
      settings: { clock: { kind: 'move', seconds: 600 }, grace: 1 },
    });
    await expectClean(clover);
    await thistle.goto(link);
    await expect(thistle.getByLabel('Your name')).toBeVisible();
    await expectClean(thistle);
    await sit(thistle, link, 'Thistle', 2);
    await clover.getByRole('button', { name: 'Start' }).click();
    await expect(choices(clover).first()).toBeVisible();
    await expect(bar(clover).getByRole('timer').first()).toBeVisible();
    await expectClean(clover);
    await expectClean(thistle);
    for (const name of ['This table', 'Say something']) {
      await bar(clover).getByRole('button', { name }).click();
      await clover.getByRole('dialog').waitFor();
      await expectClean(clover);
      await clover.keyboard.press('Escape');
    }
    await bar(clover).getByRole('button', { name: 'Say something' }).click();
    await clover.getByRole('button', { name: 'Baa!' }).click();
    await expect(bar(thistle).getByText('Clover: Baa!')).toBeVisible();
    await expectClean(thistle);
    await server.kill();
    await expect(bar(clover).getByText(/Waiting for the connection/)).toBeVisible();
    await expectClean(clover);
    await server.again();
    await expect(bar(clover).getByText(/Waiting for the connection/)).toBeHidden({ timeout: 20_000 });
    await playOn([clover, thistle], playCard);
    await expectClean(clover);
    await bar(clover).getByRole('button', { name: 'This table' }).click();
    await clover.getByRole('button', { name: 'Check the deal' }).click();
    await clover.getByText(/Checked/).waitFor();
    await expectClean(clover);
    await clover.keyboard.press('Escape');
    await thistle.locator('.wolf-result').getByRole('button', { name: 'Play again' }).click();
    await expect(bar(clover).getByText(/Thistle wants another game/)).toBeVisible();
    await expectClean(clover);
    await clover.goto(`${server.address}#/online`);
    await expect(clover.getByRole('link', { name: /^Open/ })).toBeVisible();
    await expectClean(clover);
  });
}

for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ja-JP']) {
  test(`${locale}: online screens do not overflow at 360 and 320 pixels`, async ({ browser, serve }) => {
    test.setTimeout(120_000);
    const server = await serve();
    const page = await person(browser, { locale, viewport: { width: 360, height: 740 } });
    const fits = async () => {
      for (const width of [360, 320]) {
        await resize(page, width, 740);
        await expectNoOverflow(page);
      }
    };
    await page.goto(`${server.address}#/new/wolf-and-hound`);
    await page.locator('.deal-bar .button').click();
    await page.locator('.online-name').fill('Wiesenschaumkraut 1');
    await page.locator('summary').click();
    await fits();
    await page.locator('.online-go button').click();
    await page.locator('.online-typed').waitFor();
    await fits();
    await page.locator('.online-go button').click();
    await page.locator('.thing.playable').first().waitFor();
    await fits();
    for (const n of [0, 1]) {
      await page.locator('.online-line .icon-button').nth(n).click();
      await page.getByRole('dialog').waitFor();
      await fits();
      await page.keyboard.press('Escape');
    }
    await page.goto(`${server.address}#/online`);
    await page.locator('.kept-game').waitFor();
    await fits();
  });
}

import { expect, test } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { bar, choices, makeTable, person, playCard, playOn, serve, sit } from './help.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any online screen, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const server = await serve();
    const phone = { colorScheme, viewport: { width: 390, height: 844 } } as const;
    const [ada, ben] = await Promise.all([person(browser, phone), person(browser, { ...phone, viewport: { width: 1280, height: 800 } })]);
    await ada.goto(`${server.address}#/online`);
    await expect(ada.getByText(/No tables yet/)).toBeVisible();
    await expectClean(ada);
    await ada.goto(`${server.address}#/t/nosuchtable00000`);
    await expect(ada.getByRole('alert')).toHaveText('There is no such table. Check the link.');
    await expectClean(ada);
    await ada.goto(`${server.address}#/new/wolf-and-hound`);
    await ada.getByRole('button', { name: 'Play online' }).click();
    await ada.locator('summary').click();
    await expectClean(ada);
    const link = await makeTable(ada, server.address, {
      game: 'wolf-and-hound',
      name: 'Ada',
      settings: { clock: { kind: 'move', seconds: 600 }, grace: 1 },
    });
    await expectClean(ada);
    await ben.goto(link);
    await expect(ben.getByLabel('Your name')).toBeVisible();
    await expectClean(ben);
    await sit(ben, link, 'Ben', 2);
    await ada.getByRole('button', { name: 'Start' }).click();
    await expect(choices(ada).first()).toBeVisible();
    await expect(bar(ada).getByRole('timer').first()).toBeVisible();
    await expectClean(ada);
    await expectClean(ben);
    for (const name of ['This table', 'Say something']) {
      await bar(ada).getByRole('button', { name }).click();
      await ada.getByRole('dialog').waitFor();
      await expectClean(ada);
      await ada.keyboard.press('Escape');
    }
    await bar(ada).getByRole('button', { name: 'Say something' }).click();
    await ada.getByRole('button', { name: 'Baa!' }).click();
    await expect(bar(ben).getByText('Ada: Baa!')).toBeVisible();
    await expectClean(ben);
    await server.kill();
    await expect(bar(ada).getByText(/No connection/)).toBeVisible();
    await expectClean(ada);
    await server.again();
    await expect(bar(ada).getByText(/No connection/)).toBeHidden({ timeout: 20_000 });
    await playOn([ada, ben], playCard);
    await expectClean(ada);
    await bar(ada).getByRole('button', { name: 'This table' }).click();
    await ada.getByRole('button', { name: 'Check the deal' }).click();
    await ada.getByText(/Checked/).waitFor();
    await expectClean(ada);
    await ada.keyboard.press('Escape');
    await ben.locator('.over').getByRole('button', { name: 'Play again' }).click();
    await expect(bar(ada).getByText('The next game has begun.')).toBeVisible();
    await expectClean(ada);
    await ada.goto(`${server.address}#/online`);
    await expect(ada.getByRole('link', { name: /^Open/ })).toBeVisible();
    await expectClean(ada);
    await server.close();
  });
}

for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ja-JP']) {
  test(`${locale}: online screens do not overflow at 360 and 320 pixels`, async ({ browser }) => {
    test.setTimeout(120_000);
    const server = await serve();
    const page = await person(browser, { locale, viewport: { width: 360, height: 740 } });
    const fits = async () => {
      for (const width of [360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        await page.waitForTimeout(150);
        await expectNoOverflow(page);
      }
    };
    await page.goto(`${server.address}#/new/wolf-and-hound`);
    await page.locator('.deal-bar .button').click();
    await page.locator('.online-name').fill('Maximiliane Musterfrau 1');
    await page.locator('summary').click();
    await fits();
    await page.locator('.online-go button').click();
    await page.locator('.online-qr').waitFor();
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
    await server.close();
  });
}

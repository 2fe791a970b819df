import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow, hand, over, playOut, quick, resize, visit } from '../help.ts';
import { test } from '../test.ts';
import { begins, en } from '../words.ts';

const rooms = (page: Page) => page.getByRole('navigation', { name: en.shell.home.name });

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const) {
  test(`${width} × ${height}: all there is, beside a table that takes the first tap`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await quick(page);
    await page.goto('/');
    await hand(page).first().waitFor();
    for (const name of ['Wolf & Hound', 'Sheep & Thief', en.shell.home.friends, en.shell.home.learn]) {
      const box = await rooms(page).getByRole('link', { name }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(42);
      expect((box?.x ?? width) + (box?.width ?? 0), name).toBeLessThanOrEqual(width);
    }
    await expect(rooms(page).getByRole('link', { name: 'Wolf & Hound' })).toHaveAttribute('aria-current', 'page');
    // Board and hand fit together, without scrolling.
    for (const card of await hand(page).all()) {
      const box = await card.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await expectNoOverflow(page);
    await expectClean(page);
    // On arrival only the table may have the focus.
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    await hand(page).first().click();
    await expect(page.locator('[data-key^="pile:1"]').first()).toBeVisible();
  });
}

test('the other game is one tap away, and the first one waits', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().click();
  await page.locator('[data-key^="pile:1"]').first().waitFor();
  const pile = await page.locator('[data-key^="pile:"]').count();
  await rooms(page).getByRole('link', { name: 'Sheep & Thief' }).click();
  await page.locator('.sheep-hand').first().waitFor();
  await expect(page).toHaveTitle(/Sheep & Thief/);
  await rooms(page)
    .getByRole('link', { name: begins(en.shell.colon(en.shell.home.goOn, 'Wolf & Hound')) })
    .click();
  await hand(page).first().waitFor();
  expect(await page.locator('[data-key^="pile:"]').count()).toBeGreaterThanOrEqual(pile);
  // A game without a move is not offered to continue.
  await expect(rooms(page).getByRole('link', { name: begins(en.shell.home.goOn) })).toHaveCount(0);
});

test('the end of a game leads on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await quick(page);
  await page.goto('/');
  await playOut(page);
  const onward = over(page).getByRole('navigation', { name: en.pages.next.title });
  await expect(onward.getByRole('link', { name: 'Sheep & Thief' })).toHaveAttribute('href', '#/play/sheep-and-thief');
  await expect(onward.getByRole('link', { name: en.shell.home.friends })).toHaveAttribute('href', '#/friends');
  const won = (await over(page).getByRole('heading').textContent()) === en.wolf.over.won;
  await expect(onward.getByRole('button', { name: en.pages.next.stronger })).toHaveCount(won ? 1 : 0);
  await expectNoOverflow(page);
  const before = await page.locator('[data-key^="animal:"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
  await onward.getByRole('button', { name: en.pages.next.animals }).click();
  await hand(page).first().waitFor();
  const after = await page.locator('[data-key^="animal:"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
  expect(after.length).toBeGreaterThan(0);
  expect(after).not.toEqual(before);
});

test('with friends: around this device, or each on their own', async ({ page }) => {
  await quick(page);
  await visit(page, 'friends');
  await expectClean(page);
  await page.getByRole('button', { name: 'Sheep & Thief' }).click();
  await expect(page.getByLabel(en.online.name)).toBeVisible();
  await visit(page, 'friends');
  await page.getByRole('main').getByRole('link', { name: 'Wolf & Hound' }).click();
  await expect(page.getByPlaceholder(en.seats.nameHint)).toHaveCount(2);
});

for (const locale of ['de-DE', 'fr-FR', 'ja-JP']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('the rooms fit a small screen', async ({ page }) => {
      await quick(page);
      await page.goto('/');
      await hand(page).first().waitFor();
      for (const [width, height] of [
        [320, 568],
        [360, 640],
        [640, 360],
      ] as const) {
        await resize(page, width, height);
        await expectNoOverflow(page);
      }
      await visit(page, 'friends');
      await resize(page, 320, 568);
      await expectNoOverflow(page);
    });

    test('the rooms fit a small screen in the letters of the system too, which stand there until ours have come', async ({
      page,
      faults,
    }) => {
      faults.allow(/ERR_FAILED .*nunito/);
      await page.route('**/nunito.woff2', (route) => route.abort());
      await quick(page);
      await page.goto('/');
      await hand(page).first().waitFor();
      for (const width of [320, 360]) {
        await resize(page, width, 640);
        const cut = await page
          .locator('.room')
          .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
        expect(cut).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    });
  });
}

import { expect, test } from '@playwright/test';
import { act, deal, mayPress, place, still } from './player.ts';

test('two people at one device: a curtain between hidden hands, and nothing behind it', async ({ page }) => {
  test.setTimeout(120_000);
  await still(page);
  await deal(page, { players: 3, people: 2, missions: true });
  const curtain = page.locator('.curtain');
  await curtain.waitFor();
  let curtains = 0;
  const hands: string[][] = [];
  for (let i = 0; i < 200; i++) {
    await mayPress(page).waitFor();
    if (await curtain.isVisible()) {
      curtains++;
      await expect(page.locator('.thing, .th, .th-log')).toHaveCount(0);
      expect(await page.locator('body').innerHTML()).not.toMatch(/Card \d|th-card|sheep:|mission/i);
      if (curtains === 2) {
        await page.reload();
        await curtain.waitFor();
        await expect(page.locator('.thing')).toHaveCount(0);
      }
    } else {
      hands.push(await page.locator('.th-hand').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')));
    }
    if ((await act(page)) === 'over') break;
  }
  expect(curtains).toBeGreaterThan(20);
  expect(hands.length).toBeGreaterThan(20);
  await expect(page.locator('.th-over')).toBeVisible();
});

test('a turn half put together is not kept where the next player could find it', async ({ page }) => {
  await still(page);
  await deal(page, { players: 2, people: 2 });
  for (let i = 0; i < 20; i++) {
    await mayPress(page).waitFor();
    if ((await page.locator('.curtain').count()) === 0 && !(await page.locator('.th-dock .th-wide').isVisible())) break;
    await act(page);
  }
  await place(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

import { expect } from '@playwright/test';
import { PROOF } from '../help.ts';
import { test } from '../test.ts';
import { en, N, source } from '../words.ts';
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
      await expect(page.locator('.thing, .sheep, .log-list')).toHaveCount(0);
      expect(await page.locator('body').innerHTML()).not.toMatch(
        new RegExp(`${source(en.sheep.card.number(N))}|sheep-card|sheep:|mission`, 'i'),
      );
      if (curtains === 2) {
        await page.reload();
        await curtain.waitFor();
        await expect(page.locator('.thing')).toHaveCount(0);
      }
    } else {
      hands.push(await page.locator('.sheep-hand').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '')));
    }
    if ((await act(page)) === 'over' || (!PROOF && curtains >= 10)) break;
  }
  expect(curtains).toBeGreaterThanOrEqual(10);
  expect(hands.length).toBeGreaterThanOrEqual(9);
  if (!PROOF) return;
  expect(curtains).toBeGreaterThan(20);
  expect(hands.length).toBeGreaterThan(20);
  await expect(page.locator('.sheep-result')).toBeVisible();
});

test('a turn half put together is not kept where the next player could find it', async ({ page }) => {
  await still(page);
  await deal(page, { players: 2, people: 2 });
  for (let i = 0; i < 20; i++) {
    await mayPress(page).waitFor();
    if ((await page.locator('.curtain').count()) === 0 && !(await page.locator('.sheep-action-bar .sheep-wide').isVisible())) break;
    await act(page);
  }
  await place(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, hand, quick, resize } from '../help.ts';
import { act, deal, mayPress, place, still } from '../sheep-and-thief/player.ts';
import { test } from '../test.ts';

/** 320 pixels wide, a small laptop at 200 % zoom (half its pixels), and a phone on its side. */
const SCREENS = [
  [320, 568],
  [640, 360],
  [667, 375],
] as const;

/**
 * Reachable and pressable: inside the page, after scrolling if needed, at least 24 pixels (WCAG 2.5.8). Returns how
 * many there are.
 */
async function expectReachable(page: Page, selector: string): Promise<number> {
  const { count, wrong } = await page.locator(selector).evaluateAll((all) => {
    const seen = all.filter((one) => one.checkVisibility());
    const bad = seen.flatMap((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { x, width, height } = one.getBoundingClientRect();
      const name = one.getAttribute('aria-label') ?? one.textContent;
      const middle = x + width / 2;
      return [
        ...(Math.min(width, height) < 24 ? [`${name} is small: ${width} × ${height}`] : []),
        ...(middle <= 0 || middle >= innerWidth ? [`${name} lies outside, at ${middle}`] : []),
      ];
    });
    return { count: seen.length, wrong: bad };
  });
  expect(wrong).toEqual([]);
  return count;
}

/** At every size, in one page; ends at the n-th. */
async function onEveryScreen(page: Page, n: number, selector: string): Promise<void> {
  for (let i = 1; i <= SCREENS.length; i++) {
    const [width, height] = SCREENS[(n + i) % SCREENS.length] ?? SCREENS[0];
    await resize(page, width, height);
    await expectNoOverflow(page);
    expect(await expectReachable(page, selector)).toBeGreaterThan(0);
  }
}

test.use({ hasTouch: true });

test('Wolf & Hound is played on small screens, a turn on each', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  for (const n of SCREENS.keys()) {
    await hand(page).first().waitFor();
    await onEveryScreen(page, n, '.thing.playable, .toolbar button');
    await hand(page).last().tap();
    await page.locator('.thing.lifted').tap();
    await page.locator('.thing.playable, .wolf-result').first().waitFor();
  }
});

test('Sheep & Thief is played on small screens, drafted and placed on each', async ({ page }) => {
  await still(page);
  await deal(page, { players: 4, missions: true, black: true });
  for (let n = 0, turns = 0; turns < 3; n++) {
    await mayPress(page).waitFor();
    await onEveryScreen(page, n, '.sheep-hand.sheep-may, .toolbar button, .sheep-action-bar button');
    if (!(await page.locator('.sheep-action-bar .sheep-wide').isVisible())) {
      await place(page);
      await onEveryScreen(page, n, '.sheep-action-bar button');
    }
    if ((await act(page)) === 'turn') turns++;
  }
});

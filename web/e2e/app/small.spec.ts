import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, hand, quick } from '../help.ts';
import { act, deal, mayPress, place, still } from '../sheep-and-thief/player.ts';
import { test } from '../test.ts';

/** 320 pixels wide, and what 200 % zoom leaves of a phone of 390 and of a small laptop: the same as half the pixels. */
const SCREENS = [
  { name: '320 × 568', viewport: { width: 320, height: 568 } },
  { name: 'a laptop at 200 %', viewport: { width: 640, height: 360 } },
  { name: 'a phone on its side', viewport: { width: 667, height: 375 } },
] as const;

/** Can be reached and pressed: in the page, scrolled to if need be, at least 44 pixels or the rules' 24 with room around. */
async function expectReachable(page: Page, selector: string): Promise<void> {
  for (const one of await page.locator(selector).all()) {
    await one.scrollIntoViewIfNeeded();
    const box = await one.boundingBox();
    const view = page.viewportSize();
    expect(box, selector).not.toBeNull();
    if (box === null || view === null) continue;
    const name = (await one.getAttribute('aria-label')) ?? (await one.textContent());
    expect(Math.min(box.width, box.height), `size of ${name}`).toBeGreaterThanOrEqual(24);
    expect(box.x + box.width / 2, `middle of ${name}`).toBeGreaterThan(0);
    expect(box.x + box.width / 2, `middle of ${name}`).toBeLessThan(view.width);
  }
}

for (const { name, viewport } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true });

    test('Wolf & Hound is played', async ({ page }) => {
      await quick(page);
      await page.goto('/');
      for (let i = 0; i < 3; i++) {
        await hand(page).first().waitFor();
        await expectNoOverflow(page);
        await expectReachable(page, '.thing.playable, .toolbar button:visible');
        await hand(page).last().tap();
        await page.locator('.thing.lifted').tap();
        await page.locator('.thing.playable, .wolf-result').first().waitFor();
      }
    });

    test('Sheep & Thief is played', async ({ page }) => {
      await still(page);
      await deal(page, { players: 4, missions: true, black: true });
      for (let turns = 0; turns < 2; ) {
        await mayPress(page).waitFor();
        await expectNoOverflow(page);
        await expectReachable(page, '.sheep-hand.sheep-may, .toolbar button:visible, .sheep-action-bar button');
        if (!(await page.locator('.sheep-action-bar .sheep-wide').isVisible())) {
          await place(page);
          await expectReachable(page, '.sheep-action-bar button');
        }
        if ((await act(page)) === 'turn') turns++;
      }
    });
  });
}

import { expect, type Page } from '@playwright/test';
import { quick, resize } from '../help.ts';
import { test } from '../test.ts';

/** A phone on its side, and small laptops at 200 % zoom. */
const LOW = [
  [844, 390],
  [640, 400],
  [640, 360],
] as const;

/** Pages with more than the table. Sheep & Thief needs 400 pixels, or 390 on a long phone. */
const ROOMS = {
  'a puzzle of Wolf & Hound': { path: 'puzzles/wolf-and-hound/herder/all', least: 360 },
  'a puzzle of Sheep & Thief': { path: 'puzzles/sheep-and-thief/shepherd/lay', least: 390 },
  'a day of Wolf & Hound': { path: 'day/2026-11-17', least: 360 },
  'a day of Sheep & Thief': { path: 'day/2026-11-18', least: 390 },
  'a lesson of Wolf & Hound': { path: 'learn/wolf-and-hound', least: 360 },
  'a lesson of Sheep & Thief': { path: 'learn/sheep-and-thief', least: 390 },
} as const;

/** What is needed to play: boards or pastures, and the hand. */
const PLAYED = '[data-key^="hand:"], [data-key^="packet:"].sheep-hand, .sheep-cell, .plate, .coach-text, .puzzle-ask';

/** The parts not entirely inside the window. */
const outside = (page: Page) =>
  page.locator(PLAYED).evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        return left < -6 || top < -1 || right > innerWidth + 6 || bottom > innerHeight + 1;
      })
      .map((one) => one.getAttribute('data-key') ?? one.className),
  );

for (const [name, { path, least }] of Object.entries(ROOMS)) {
  test(`${name}: board and hand together on low screens`, async ({ page }) => {
    await quick(page);
    await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
    await page.goto(`/#/${path}`);
    await page.locator('[data-key^="hand:"], .sheep-hand').first().waitFor();
    for (const [width, height] of LOW.filter(([, height]) => height >= least)) {
      await resize(page, width, height);
      expect(await outside(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

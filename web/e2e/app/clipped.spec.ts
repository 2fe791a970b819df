import { expect, type Page } from '@playwright/test';
import { inEvery, LANGUAGES, PROOF, quick, settled } from '../help.ts';
import { FULL as SHEEP_FULL, gameAt as sheepAt } from '../sheep-and-thief/positions.ts';
import { test } from '../test.ts';
import { FULL as WOLF_FULL, gameAt as wolfAt } from '../wolf-and-hound/positions.ts';

/** Texts of which a part is not shown: sentences and names behind an ellipsis, a limit of lines, or the end of a box. */
async function clipped(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.page *')]
      .filter((one) => {
        if (one.closest('.hidden, svg, .phases, select') || !one.checkVisibility() || one.textContent.trim() === '') return false;
        const { overflowX, overflowY } = getComputedStyle(one);
        const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        // Boxes of scenery hide more than text; only what holds text itself counts.
        const holdsText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
        if (!holdsText) return false;
        return (hides(overflowX) && one.scrollWidth > one.clientWidth + 1) || (hides(overflowY) && one.scrollHeight > one.clientHeight + 3);
      })
      .map((one) => `${one.className}: ${one.textContent.trim()}`),
  );
}

/** Moves of a replay: a few of all kinds, in full proof every one. */
const plies = (all: number) => Array.from({ length: all }, (_, i) => i).filter((i) => PROOF || i % 7 === 3 || i === all - 1);

const GAMES = {
  'Wolf & Hound with four animals': { address: wolfAt(WOLF_FULL, 100, 4), moves: 24 },
  'Sheep & Thief with everything': { address: sheepAt(SHEEP_FULL, 70, 5), moves: 70 },
};

for (const [name, { address, moves }] of Object.entries(GAMES))
  test(`${name}: on a small phone no sentence is cut off`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await quick(page);
    await page.goto(address);
    await page.locator('.thing').first().waitFor();
    const found: string[] = [];
    for (const ply of plies(moves)) {
      await page.goto(`${address}/${ply}`);
      await page.locator('.looking').waitFor();
      await inEvery(LANGUAGES, page, async (language) => {
        await settled(page);
        found.push(...(await clipped(page)).map((text) => `${ply} ${language} ${text}`));
      });
    }
    expect(found).toEqual([]);
  });

test('set-up, results and lists: on a small phone no sentence is cut off', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await quick(page);
  await page.goto('/');
  await page.locator('.thing').first().waitFor();
  const found: string[] = [];
  for (const path of [
    'new/wolf-and-hound',
    'new/sheep-and-thief',
    'cards',
    'path',
    'learn',
    'day',
    'puzzles',
    'me',
    'friends',
    'settings',
  ]) {
    await page.goto(`/#/${path}`);
    await page.locator('.content').waitFor();
    await inEvery(LANGUAGES, page, async (language) => {
      await settled(page);
      found.push(...(await clipped(page)).map((text) => `${path} ${language} ${text}`));
    });
  }
  expect(found).toEqual([]);
});

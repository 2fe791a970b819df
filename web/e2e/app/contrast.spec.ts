import { expect, type Page } from '@playwright/test';
import { faintSigns, faintText } from '../contrast.ts';
import { choose, hand, quick, visit } from '../help.ts';
import { FULL as SHEEP_FULL, gameAt as sheepAt } from '../sheep-and-thief/positions.ts';
import { test } from '../test.ts';
import { FULL as WOLF_FULL, gameAt as wolfAt } from '../wolf-and-hound/positions.ts';
import { begins, en } from '../words.ts';

/** Icons with a meaning. */
const SIGNS =
  '.team-sign, .doubt-sign, .omen-sign, .omen-mark, .sheep-sign-disc, .sheep-sign-mark, .sheep-flag, .sheep-glyph, .icon, .sign, .bell';

// The page's policy forbids other styles: allow those that hide text.
test.use({ bypassCSP: true });

/** In both themes. */
async function expectClear(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await faintText(page), `text: ${where}, ${colorScheme}`).toEqual([]);
    expect.soft(await faintSigns(page, SIGNS), `signs: ${where}, ${colorScheme}`).toEqual([]);
  }
}

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

test('Wolf & Hound: plates, counters, flags, cards, omens', async ({ page }) => {
  await quick(page);
  await page.goto(wolfAt(WOLF_FULL, 13, 5));
  await hand(page).first().waitFor();
  await expectClear(page, 'table');
  await hand(page).first().hover();
  await expectClear(page, 'a card looked at');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectClear(page, 'phone');
});

test('Sheep & Thief: chips, coins, towns, lamps, ghosts', async ({ page }) => {
  await quick(page);
  await page.goto(sheepAt(SHEEP_FULL, 52, 5));
  const may = page.locator('.sheep-hand.sheep-may').first();
  await may.waitFor();
  await expectClear(page, 'table');
  await may.click();
  await expectClear(page, 'a card taken up');
  await page.getByRole('button', { name: begins(en.shell.colon(en.sheep.sources.rivers, '')) }).click();
  await expectClear(page, 'a lamp');
  await page.setViewportSize({ width: 360, height: 640 });
  await expectClear(page, 'phone');
});

test('pages: set-up of both editions, cards, look-up, settings', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  // High enough that nothing is under the bar at the foot.
  await page.setViewportSize({ width: 1280, height: 2400 });
  for (const path of ['new/wolf-and-hound', 'new/sheep-and-thief', 'cards', 'cards/sheep-and-thief', 'settings', 'about', 'learn']) {
    await visit(page, path);
    await expectClear(page, path);
  }
  await visit(page, 'new/wolf-and-hound');
  await choose(page.getByRole('radio', { name: /2015/ }));
  await page.evaluate(() => scrollTo(0, 0));
  await expectClear(page, 'green and orange');
});

import { deflateRawSync } from 'node:zlib';
import { FastRandom, writeRecord } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect } from '@playwright/test';
import { hand, quick } from '../help.ts';
import { test } from '../test.ts';

/** The address of a game in which every card moves up to four animals, after so many moves. */
function crowded(plies: number, seed: number): string {
  const random = new FastRandom(seed);
  const config = {
    edition: '2016',
    players: 4,
    animals: ['wolf-03', 'wolf-06', 'metamorphic-02', 'extra-01'],
    expansion: true,
    sheep: [5, 5, 5, 5],
  } as const;
  const deal = wolfAndHound.deal(config, random);
  const state = wolfAndHound.start(config, deal);
  const moves = [];
  while (moves.length < plies || wolfAndHound.toAct(state)[0] !== 1) {
    const seat = wolfAndHound.toAct(state)[0] ?? 1;
    const move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const sitters = ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'] as const;
  return `/#/record/${deflateRawSync(writeRecord(wolfAndHound, { config, sitters, deal, moves })).toString('base64url')}`;
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'ja-JP']) {
    test(`${locale}, ${width} pixels: all that a card would do can be read, and the table stays where it is`, async ({ browser }) => {
      const context = await browser.newContext({ locale, hasTouch: true, viewport: { width, height } });
      const page = await context.newPage();
      await quick(page);
      let longest = 0;
      for (let seed = 1; seed <= 6; seed++) {
        await page.goto('about:blank');
        await page.goto(crowded(seed, seed));
        await hand(page).first().waitFor();
        const top = () => page.locator('.stage').evaluate((stage) => stage.getBoundingClientRect().top);
        const before = await top();
        for (let i = 0; i < (await hand(page).count()); i++) {
          await hand(page).nth(i).tap();
          const told = page.locator('.told');
          await expect(told).toContainText('→');
          const { cut, text } = await told.evaluate((p) => ({
            cut: p.scrollHeight - p.clientHeight,
            text: p.textContent ?? '',
          }));
          expect(cut, text).toBeLessThanOrEqual(0);
          expect(await page.locator('.wolf-prompt-line').evaluate((strip) => strip.scrollHeight - strip.clientHeight)).toBeLessThanOrEqual(
            0,
          );
          expect(await top()).toBe(before);
          await page.keyboard.press('Escape');
          longest = Math.max(longest, text.length * (locale === 'ja-JP' ? 2 : 1));
        }
      }
      expect(longest).toBeGreaterThan(120);
      await context.close();
    });
  }
}

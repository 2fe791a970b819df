import { deflateRawSync } from 'node:zlib';
import { FastRandom, writeRecord } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, type Page } from '@playwright/test';
import { hand, inEvery, LANGUAGES, learnLanguages, PROOF, quick, resize } from '../help.ts';
import { test } from '../test.ts';
import { WALKS } from '../words.ts';

/** The address of a game after `plies` moves, in which every card moves up to four animals. */
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

/** The text of the prompt, whether all of it is visible, and where the table starts. */
const strip = (page: Page) =>
  page.evaluate(() => {
    const cut = (selector: string) => {
      const one = document.querySelector(selector);
      return one ? one.scrollHeight - one.clientHeight : Number.NaN;
    };
    const told = document.querySelector('.told');
    return {
      text: told?.textContent ?? '',
      cut: Math.max(cut('.told'), cut('.wolf-prompt-line')),
      type: Math.min(
        ...['.told', '.prompt'].map((one) => Number.parseFloat(getComputedStyle(document.querySelector(one) ?? document.body).fontSize)),
      ),
      top: document.querySelector('.stage')?.getBoundingClientRect().top,
    };
  });

test.use({ hasTouch: true });

const SCREENS = [
  [390, 844],
  [360, 640],
] as const;

test('on phones all that a card would do can be read in any language, and the table stays where it is', async ({ page }) => {
  test.setTimeout(180_000);
  await quick(page);
  const longest = { en: 0, de: 0, fr: 0, ja: 0 };
  const tops = new Map<number, number | undefined>();
  for (let seed = 1; seed <= (PROOF ? 6 : 2); seed++) {
    await page.goto('about:blank');
    await page.goto(crowded(seed, seed));
    await hand(page).first().waitFor();
    await learnLanguages(page, hand(page).first());
    for (const [width, height] of SCREENS) {
      await resize(page, width, height);
      tops.set(width, (await strip(page)).top);
    }
    for (let i = 0; i < (await hand(page).count()); i++) {
      await hand(page).nth(i).tap();
      await inEvery(LANGUAGES, page, async (language) => {
        await expect(page.locator('.told')).toContainText(language === 'en' ? new RegExp(WALKS) : '→');
        for (const [width, height] of SCREENS) {
          await resize(page, width, height);
          const seen = await strip(page);
          expect(seen.cut, seen.text).toBeLessThanOrEqual(0);
          expect(seen.type, seen.text).toBeGreaterThanOrEqual(12);
          expect(seen.top).toBe(tops.get(width));
          longest[language] = Math.max(longest[language], seen.text.length * (language === 'ja' ? 2 : 1));
        }
      });
      await page.keyboard.press('Escape');
    }
  }
  for (const letters of Object.values(longest)) expect(letters).toBeGreaterThan(120);
});

import { expect, type Locator, type Page, type Request } from '@playwright/test';
import axe from 'axe-core';
import { shows, untilChanged } from './changes.ts';
import { en } from './words.ts';

/** `npm run proof`: every size, every language, whole games. `npm test` takes one of each kind. */
export const PROOF = process.env.PROOF !== undefined;

/** Without motion, suggestions and second presses a whole game takes seconds. Call before the first visit. */
export async function quick(page: Page, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      // The browser's own error page has no storage.
      if (!location.protocol.startsWith('http')) return;
      if (localStorage.getItem('bellwether.settings') === null) localStorage.setItem('bellwether.settings', JSON.stringify(settings));
    },
    { speed: 'instant', still: true, suggest: false, confirm: 'never', ...more },
  );
}

export const hand = (page: Page) => page.locator('.thing.playable');
export const answers = (page: Page) => page.locator('.wolf-question button');
export const over = (page: Page) => page.locator('.wolf-result');
const anyChoice = (page: Page) => page.locator('.thing.playable, .wolf-question button, .wolf-result, .curtain');

/**
 * Plays the first available choice until the game is over; returns the number of choices. `answer` may answer questions
 * differently.
 */
export async function playOut(page: Page, most = 80, answer = () => answers(page).first().click()): Promise<number> {
  for (let turns = 0; turns < most; turns++) {
    await anyChoice(page).first().waitFor();
    if (await over(page).isVisible()) return turns;
    await answered(page, async () => {
      if (await answers(page).first().isVisible()) await answer();
      else await hand(page).first().click();
    });
  }
  throw new Error('the game does not end');
}

/** The old result stays until the new table has come: it would pass for the end of the next game. */
export async function playAgain(result: Locator): Promise<void> {
  await result.getByRole('button', { name: en.shell.again }).click();
  await result.waitFor({ state: 'hidden' });
}

/** Waits until everyone has played a first card and seat 1 has a full hand again. */
export async function roundIsOver(page: Page): Promise<void> {
  await page.locator('[data-key="pile:4:0"]').waitFor();
  await expect(hand(page)).toHaveCount(4);
}

/** Selectors of what changes on a Wolf & Hound table with every choice. */
const CHANGING = ['[data-key^="pile:"]', '.wolf-question', '.wolf-result', '.curtain'];

/** Makes a choice, and waits until the table shows it. */
export async function answered(page: Page, choose: () => Promise<void>): Promise<void> {
  const before = await shows(page, CHANGING);
  await choose();
  await untilChanged(page, CHANGING, before);
}

/** Chooses by keyboard: a forced click may miss, since the typeface loads late and moves things. */
export async function choose(choice: Locator, on = true): Promise<void> {
  if ((await choice.isChecked()) !== on) await choice.press('Space');
  await expect(choice).toBeChecked({ checked: on });
}

/** English last, so that the page is left in English. */
export const LANGUAGES = ['de', 'fr', 'ja', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

/** Loads the page's words in every language. From then on a change of language keeps open parts and typed text. */
export async function learnLanguages(page: Page, ready: Locator): Promise<void> {
  await inEvery(LANGUAGES, page, () => ready.waitFor());
}

/** Checks the current page in each of these languages, and leaves it in the last one. */
export async function inEvery(languages: readonly Language[], page: Page, look: (language: Language) => Promise<void>): Promise<void> {
  for (const language of languages) {
    await speak(page, language);
    await look(language);
  }
}

/** Switches the app's language, as another tab would. Waits for the words to load. */
async function speak(page: Page, language: Language): Promise<void> {
  const coming = new Set<Request>();
  const comes = (request: Request) => coming.add(request);
  const came = (request: Request) => coming.delete(request);
  page.on('request', comes).on('requestfinished', came).on('requestfailed', came);
  await page.evaluate((wanted) => {
    const key = 'bellwether.settings';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), language: wanted }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await drawn(page);
  await expect.poll(() => coming.size).toBe(0);
  await drawn(page);
  page.off('request', comes).off('requestfinished', came).off('requestfailed', came);
}

/** Waits until nothing is loading and everything is painted. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** Waits until changes are painted. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Navigates within the app and waits for the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('.page')?.setAttribute('data-left', ''));
  await page.goto(`/#/${path}`);
  await page.locator('.page:not([data-left])').locator('.content, .thing').first().waitFor();
}

/** Resizes the window and waits until everything that measures itself has rendered again. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await drawn(page);
}

/** No text is cut off or wider than its box, and the page does not scroll horizontally. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([]);
}

/** Our typeface loads after the table and has another width and height than the system's. */
export async function typefaceLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === 'Nunito' && status === 'loaded'));
}

/** What is cut off, or wider than its box. */
export async function overflowing(page: Page): Promise<string[]> {
  await typefaceLoaded(page);
  return await page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.push(`page: ${root.scrollWidth} > ${root.clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('button, a, p, h1, h2, h3, label, span, li, legend, small')) {
      if (element.closest('.hidden, .stage, .phases, svg') || element.classList.contains('hidden')) continue;
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.push(`${element.className}: ${element.textContent}`);
    }
    return found;
  });
}

/** axe finds nothing on the current page. */
export async function expectClean(page: Page): Promise<void> {
  await expectNothing(page, { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] });
}

/** The same in both themes. Colors are the only thing axe checks that differs between them. */
export async function expectCleanInBothLights(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await expectClean(page);
}

/** Loaded once for each page: compiling axe takes longer than running it. */
async function expectNothing(page: Page, runOnly: axe.RunOnly): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    async (options) => {
      const { violations } = await (globalThis as unknown as { readonly axe: typeof axe }).axe.run(document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
    },
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  );
  expect(found).toEqual([]);
}

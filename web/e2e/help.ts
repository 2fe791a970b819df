import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { shows, untilChanged } from './changes.ts';

/** Without motion, suggestions and second presses a whole game takes seconds. Call before the first visit. */
export async function quick(page: Page, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript(
    (settings) => {
      if (localStorage.getItem('bellwether.settings') === null) localStorage.setItem('bellwether.settings', JSON.stringify(settings));
    },
    { speed: 'instant', suggest: false, confirm: 'never', ...more },
  );
}

export const hand = (page: Page) => page.locator('.thing.playable');
export const answers = (page: Page) => page.locator('.wolf-question button');
export const over = (page: Page) => page.locator('.wolf-result');
const anyChoice = (page: Page) => page.locator('.thing.playable, .wolf-question button, .wolf-result, .curtain');

/** Plays the first of whatever is offered until the game is over; gives how often it chose. Questions may be answered otherwise. */
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

/** What changes on a Wolf & Hound table with every choice. */
const CHANGING = ['[data-key^="pile:"]', '.wolf-question', '.wolf-result', '.curtain'];

/** Chooses, and waits until the choice is on the table. */
export async function answered(page: Page, choose: () => Promise<void>): Promise<void> {
  const before = await shows(page, CHANGING);
  await choose();
  await untilChanged(page, CHANGING, before);
}

/** Goes to another page of the app and waits until it is there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('.page')?.setAttribute('data-left', ''));
  await page.goto(`/#/${path}`);
  await page.locator('.page:not([data-left])').locator('.content, .thing').first().waitFor();
}

/** Sets the size of the window and waits until all that measures itself has drawn itself anew. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** No text of the page is cut off or wider than its box, and the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  expect(await overflowing(page)).toEqual([]);
}

/** What is cut off, or wider than its box. Our letters come a moment after the table, and are of another width than the system's. */
export async function overflowing(page: Page): Promise<string[]> {
  await page.waitForFunction(() => [...document.fonts].some(({ family, status }) => family === 'Nunito' && status === 'loaded'));
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

/** axe finds nothing on the page as it is now. */
export async function expectClean(page: Page): Promise<void> {
  // Four times as quick: only what is wrong is written down, and pages without frames need no second page to gather it.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`)).toEqual([]);
}

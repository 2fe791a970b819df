import { expect, type Page } from '@playwright/test';
import { APART_MS } from '../src/ui/say.ts';
import { ANY, begins, en, ends, head, holds, N, SOMEBODY, source, whole } from './words.ts';

/** The heading at the end of a game. */
const OVER = holds(en.wolf.over.won, en.wolf.over.lost, en.sheep.over.won, en.sheep.over.shared, en.sheep.over.lost(ANY));
const A_CARD = begins(`${en.sheep.card.number(N)}, `);
const SHEEP = begins(head(en.sheep.act.sheep(N)));
const FOX = begins(head(en.sheep.act.fox(N)));

/** Plays as a person with a screen reader: with Tab and Enter, by names and announcements. */

/**
 * Records all announcements in order, from the first visit on. A rewritten message would be read again: it is marked.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const inLog = (node: Node) => (node instanceof Element ? node : node.parentElement)?.closest('[role=log]');
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (!inLog(target)) continue;
        if (type === 'characterData') heard.push(`rewritten: ${target.textContent}`);
        for (const node of addedNodes) heard.push(node.textContent ?? '');
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Removes the pauses between messages, which matter to listeners only: content and order stay the same. */
export async function hurryVoice(page: Page): Promise<void> {
  await page.addInitScript((apart) => {
    const { setTimeout } = window;
    const hurried = (then: TimerHandler, wait?: number, ...rest: unknown[]) => setTimeout(then, wait === apart ? 10 : wait, ...rest);
    Object.assign(window, { setTimeout: hurried });
  }, APART_MS);
}

/** All announcements so far. */
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);

/** Messages that a screen reader would still find in the live region. */
export const standing = (page: Page) => page.getByRole('log').getByRole('paragraph').allTextContents();

export const over = (page: Page) => page.getByRole('heading', { level: 2, name: OVER });

/** The accessible name of the focused element, with non-breaking spaces as spaces and without soft hyphens. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return name.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
  });

/** Presses Tab until an element with this name has the focus; returns how often. */
export async function tabTo(page: Page, name: RegExp, most = 45): Promise<number> {
  for (let tabs = 0; tabs <= most; tabs++) {
    if (name.test(await focused(page))) return tabs;
    await page.keyboard.press('Tab');
  }
  throw new Error(`nothing called ${name} is reached`);
}

export async function press(page: Page, name: RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** An announced question, and the number of messages up to it. */
export interface Announced {
  readonly said: string;
  readonly count: number;
}

/**
 * Waits for a new announcement with one of these questions, or for the end of the game: returns the question, or
 * undefined.
 */
export async function asked(page: Page, before: Announced | undefined, what: RegExp): Promise<Announced | undefined> {
  let now: Announced | undefined;
  await expect(async () => {
    const isOver = await over(page).isVisible();
    const lines = await heard(page);
    const at = lines.findIndex((line, i) => i >= (before?.count ?? 0) && what.test(line));
    now = isOver || at < 0 ? undefined : { said: lines[at] ?? '', count: at + 1 };
    expect(isOver || now !== undefined).toBe(true);
  }).toPass({ intervals: [30] });
  return now;
}

const isThere = async (page: Page, name: RegExp) => (await page.getByRole('button', { name }).count()) > 0;

/** Takes all images of the placed card: sheep and the fox; dogs may be skipped. */
async function useImages(page: Page): Promise<void> {
  for (let i = 0; i < 6 && (await isThere(page, SHEEP)); i++) await press(page, SHEEP);
  for (let i = 0; i < 3 && (await isThere(page, FOX)); i++) {
    await press(page, FOX);
    await press(page, holds(en.sheep.table.step(0, 0)));
  }
  await press(page, whole(en.sheep.act.end));
  await expect(page.getByRole('button', { name: en.sheep.act.end })).toHaveCount(0);
}

/** Places the first card that fits on a legal cell, and takes its images. */
export async function placeCard(page: Page, said: string): Promise<void> {
  await press(
    page,
    said.includes(en.sheep.ask.faceDown)
      ? A_CARD
      : new RegExp(`^${source(en.sheep.card.number(N))}, (?!.*(${source(en.sheep.table.nofit, en.sheep.table.chosen)}))`),
  );
  await press(page, holds(en.sheep.table.open));
  await useImages(page);
}

/** Keeps the first cards of the packet. */
export async function keepCards(page: Page, said: string): Promise<void> {
  for (let i = 0; i < (begins(en.sheep.ask.keep(2, SOMEBODY)).test(said) ? 2 : 1); i++) await press(page, ends(en.sheep.table.choose));
  await press(page, whole(en.sheep.ask.keepChosen(1), en.sheep.ask.keepChosen(2)));
}

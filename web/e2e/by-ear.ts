import { expect, type Page } from '@playwright/test';
import { APART_MS } from '../src/ui/say.ts';
import { ANY, begins, en, ends, head, holds, N, SOMEBODY, source, whole } from './words.ts';

/** What the heading says when a game is over. */
const OVER = holds(en.wolf.over.won, en.wolf.over.lost, en.sheep.over.won, en.sheep.over.shared, en.sheep.over.lost(ANY));
const A_CARD = begins(`${en.sheep.card.number(N)}, `);
const SHEEP = begins(head(en.sheep.act.sheep(N)));
const FOX = begins(head(en.sheep.act.fox(N)));

/** Plays as somebody does who neither sees the screen nor has a mouse: by the Tab and Enter keys, by names, by what is announced. */

/** Writes down all that is announced, in order, from the first visit on. A message that is rewritten would be read again: it is marked. */
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

/** The voice pauses between two messages for those who hear it. What it says in a whole game, and in which order, is the same without. */
export async function hurryVoice(page: Page): Promise<void> {
  await page.addInitScript((apart) => {
    const { setTimeout } = window;
    const hurried = (then: TimerHandler, wait?: number, ...rest: unknown[]) => setTimeout(then, wait === apart ? 10 : wait, ...rest);
    Object.assign(window, { setTimeout: hurried });
  }, APART_MS);
}

/** All that was announced so far. */
export const heard = (page: Page) => page.evaluate(() => (window as unknown as { readonly heard: readonly string[] }).heard);

/** What a voice that comes to the page now would still find to announce. */
export const standing = (page: Page) => page.getByRole('log').getByRole('paragraph').allTextContents();

export const over = (page: Page) => page.getByRole('heading', { level: 2, name: OVER });

/** The name of what has the focus, as it is spoken: a space that keeps words together is a space, and nobody hears where a word may be parted. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
    return name.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
  });

/** Goes on with the Tab key until something of that name has the focus; gives how far it was. */
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

/** A question that was announced, and how many messages came up to it. */
export interface Announced {
  readonly said: string;
  readonly count: number;
}

/** Waits until something new is announced that asks for one of these, or the game is over: gives what is asked, or nothing. */
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

/** Takes all that the laid card shows: sheep and the fox; dogs may rest. */
async function useImages(page: Page): Promise<void> {
  for (let i = 0; i < 6 && (await isThere(page, SHEEP)); i++) await press(page, SHEEP);
  for (let i = 0; i < 3 && (await isThere(page, FOX)); i++) {
    await press(page, FOX);
    await press(page, holds(en.sheep.table.step(0, 0)));
  }
  await press(page, whole(en.sheep.act.end));
  await expect(page.getByRole('button', { name: en.sheep.act.end })).toHaveCount(0);
}

/** Lays the first card that fits where it may go, and takes what it shows. */
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

/** Keeps the first cards of the hand that is passed round. */
export async function keepCards(page: Page, said: string): Promise<void> {
  for (let i = 0; i < (begins(en.sheep.ask.keep(2, SOMEBODY)).test(said) ? 2 : 1); i++) await press(page, ends(en.sheep.table.choose));
  await press(page, whole(en.sheep.ask.keepChosen(1), en.sheep.ask.keepChosen(2)));
}

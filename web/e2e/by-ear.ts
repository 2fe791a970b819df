import { expect, type Page } from '@playwright/test';

/** Plays as somebody does who neither sees the screen nor has a mouse: by the Tab and Enter keys, by names, by what is announced. */

/** What was announced last. */
export const heard = (page: Page) => page.getByRole('log').getByRole('paragraph').last();

const WON = /\b(wins?|lose)\.$/;
export const over = (page: Page) => page.getByRole('heading', { level: 2, name: /\b(wins?|lose)\b/ });

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

/** What was announced: the last line, and all that can still be read. Two turns may say the same. */
export interface Announced {
  readonly said: string;
  readonly all: string;
}

/** Waits until something new is announced that asks for one of these, or the game is over: gives what is asked, or nothing. */
export async function asked(page: Page, before: Announced | undefined, what: RegExp): Promise<Announced | undefined> {
  let now: Announced | undefined;
  await expect(async () => {
    const isOver = await over(page).isVisible();
    const lines = await page.getByRole('log').getByRole('paragraph').allTextContents();
    now = isOver ? undefined : { said: lines.at(-1) ?? '', all: lines.join('\n') };
    // The last line may name the turn in which the game is won: then the end is still to come.
    expect(now === undefined || (now.all !== before?.all && what.test(now.said) && !WON.test(now.said))).toBe(true);
  }).toPass({ intervals: [30] });
  return now;
}

const isThere = async (page: Page, name: RegExp) => (await page.getByRole('button', { name }).count()) > 0;

/** Takes all that the laid card shows: sheep and the fox; dogs may rest. */
async function useImages(page: Page): Promise<void> {
  for (let i = 0; i < 6 && (await isThere(page, /^Sheep ×/)); i++) await press(page, /^Sheep ×/);
  for (let i = 0; i < 3 && (await isThere(page, /^Fox ×/)); i++) {
    await press(page, /^Fox ×/);
    await press(page, /fox steps here/);
  }
  await press(page, /^End turn$/);
  await expect(page.getByRole('button', { name: 'End turn' })).toHaveCount(0);
}

/** Lays the first card that fits where it may go, and takes what it shows. */
export async function placeCard(page: Page, said: string): Promise<void> {
  await press(page, /lay one face down/.test(said) ? /^Card \d+ \(/ : /^Card \d+ \((?!.*(fits nowhere|chosen))/);
  await press(page, /may go here/);
  await useImages(page);
}

/** Keeps the first cards of the hand that is passed round. */
export async function keepCards(page: Page, said: string): Promise<void> {
  for (let i = 0; i < (/Keep two/.test(said) ? 2 : 1); i++) await press(page, /to choose from$/);
  await press(page, /^Keep th/);
}

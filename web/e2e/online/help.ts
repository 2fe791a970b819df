import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { type Serving, serve as serveBare } from '../../serving.ts';
import { quick } from '../help.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: false } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

/** A server of the test's own. Bots answer at once. */
export function serve(...options: readonly string[]): Promise<Serving> {
  return serveBare('--bot-pause', '0', ...options);
}

/** A person with a browser of their own. */
export async function person(browser: Browser, options: BrowserContextOptions = PHONE): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  await quick(page);
  return page;
}

/** Sets up a game, makes a table of it and gives the link that friends get. */
export async function makeTable(page: Page, address: string, game: string, name: string, more?: () => Promise<void>): Promise<string> {
  await page.goto(`${address}#/new/${game}`);
  if (game === 'sheep-and-thief') await page.getByRole('radio', { name: /^4/ }).check();
  await page.getByRole('button', { name: 'Play online' }).click();
  await page.getByLabel('Your name').fill(name);
  await more?.();
  await page.getByRole('button', { name: 'Create the table' }).click();
  await expect(page.getByRole('img', { name: /code for a camera/ })).toBeVisible();
  return await page.getByLabel('Invite link').inputValue();
}

export async function sit(page: Page, link: string, name: string, seat: number): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: new RegExp(`^Sit here: ${['Brook', 'Hill', 'Oak', 'Mill'][seat - 1]}`) }).click();
  await expect(page.locator('.online-seat.mine')).toContainText(name);
}

export async function start(host: Page): Promise<void> {
  await host.getByRole('button', { name: 'Start' }).click();
}

/** Whether this person may do something now. */
const choices = (page: Page) => page.locator('.thing.playable, .answers button');

/** Plays the first of whatever is offered, once; gives whether there was anything. */
export async function playOnce(page: Page): Promise<boolean> {
  if (page.isClosed()) return false;
  const choice = choices(page).first();
  if (!(await choice.isVisible())) return false;
  await choice.click({ timeout: 2_000 }).catch(() => undefined);
  return true;
}

/** Wolf & Hound: everybody plays on until one of them sees the end, or `stop` says so. */
export async function playOn(pages: readonly Page[], stop: () => Promise<boolean> | boolean = () => false): Promise<void> {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    if (await stop()) return;
    if (await (pages[0] as Page).locator('.over').isVisible()) return;
    for (const page of pages) await playOnce(page);
    await (pages[0] as Page).waitForTimeout(20);
  }
  throw new Error('the game does not end');
}

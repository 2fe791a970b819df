import { type Browser, type BrowserContextOptions, chromium, expect, type Page } from '@playwright/test';
import { CHROMIUM } from '../../browser.ts';
import { type Serving, serve } from '../../serving.ts';
import { drawn, quick } from '../help.ts';
import { test as base } from '../test.ts';
import { en } from '../words.ts';

export const PHONE = { viewport: { width: 390, height: 844 } } as const;
export const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;

/** Closes all contexts after the test. Pages left open would keep requesting their table during later tests. */
export const peopled = base.extend<{ readonly leaving: undefined }>({
  leaving: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** Console errors while a server is gone, starting or stopping. */
export const GONE =
  /net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)|closed before receiving a handshake|response code: 503|status of 503/;

interface House {
  readonly browser: Browser;
  /** The same server under another host name. */
  address(server: Serving): string;
}

/**
 * `serve` starts a server for this test, which stops with it, even if it fails. Its bots answer at once. `house`: a
 * browser that knows the server by a LAN name instead of localhost, as a phone does. For the browser such a page is not
 * a secure context, so many APIs are missing.
 */
export const test = peopled.extend<{ readonly serve: (...options: readonly string[]) => Promise<Serving>; readonly house: House }>({
  house: async ({ faults }, use) => {
    const browser = await chromium.launch({ ...CHROMIUM, args: [...CHROMIUM.args, '--host-resolver-rules=MAP sheep.test 127.0.0.1'] });
    browser.on('context', faults.hear);
    await use({ browser, address: (server) => server.address.replace('localhost', 'sheep.test') });
    await browser.close();
  },
  serve: async ({ faults }, use) => {
    const started: Serving[] = [];
    await use(async (...options) => {
      const server = await serve('--bot-pause', '0', ...options);
      started.push(server);
      return {
        ...server,
        kill() {
          faults.allow(GONE);
          return server.kill();
        },
      };
    });
    faults.allow(GONE);
    await Promise.all(started.map((server) => server.close()));
  },
});

/** A person with their own browser context. */
export async function person(browser: Browser, options: BrowserContextOptions = PHONE): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  await quick(page);
  return page;
}

/** The same person returns: same context, new page. */
export async function comeBack(page: Page, link: string): Promise<Page> {
  const again = await page.context().newPage();
  await quick(again);
  await again.goto(link);
  return again;
}

interface Wanted {
  readonly game: 'wolf-and-hound' | 'sheep-and-thief';
  readonly name: string;
  /** Settings that no person would choose, such as a very short grace. */
  readonly settings?: object;
}

/** Sets up a game, makes a table of it and returns the link for friends. */
export async function makeTable(page: Page, address: string, { game, name, settings }: Wanted): Promise<string> {
  await page.route('**/api/tables', async (route) => {
    const body = route.request().postDataJSON() as { settings: object; config: [string, string][] };
    // Full pastures, so that no game ends too early.
    const config = game === 'wolf-and-hound' ? [...body.config, ['Sheep', '5 5 5 5']] : body.config;
    await route.continue({ postData: { ...body, config, settings: { ...body.settings, ...settings } } });
  });
  await page.goto(`${address}#/new/${game}`);
  if (game === 'sheep-and-thief') await page.getByRole('radio', { name: /^4/ }).press('Space');
  await page.getByRole('button', { name: en.online.title }).click();
  await page.getByLabel(en.online.name).fill(name);
  await page.getByRole('button', { name: en.online.create }).click();
  await expect(page.getByText(en.meet.doors.code)).toBeVisible();
  return await page.getByLabel(en.online.invite.link).inputValue();
}

export async function sit(page: Page, link: string, name: string, seat: number): Promise<void> {
  await page.goto(link);
  await page.getByLabel(en.online.name).fill(name);
  await page.getByRole('button', { name: en.shell.colon(en.online.lobby.sit, en.meet.seat.nth(seat)) }).click();
  await expect(page.locator('.online-seat.mine')).toContainText(name);
}

/** One person offers a rematch, and all others accept. */
export async function again(first: Page, others: readonly Page[]): Promise<void> {
  await first.getByRole('button', { name: en.shell.again }).click();
  for (const page of others) await bar(page).getByRole('button', { name: en.meet.vote.yes }).click();
}

export async function start(host: Page): Promise<void> {
  await host.getByRole('button', { name: en.online.lobby.start }).click();
}

/** Choices of this person at a Wolf & Hound table. */
export const choices = (page: Page) => page.locator('.thing.playable, .wolf-question button');
export const bar = (page: Page) => page.locator('.online-bar');
/** A spectator asks for a bot's seat: shows a name field, and a button for each seat. */
export const wantSeat = (page: Page) => bar(page).getByRole('button', { name: en.meet.late.sit, exact: true }).click();
/** A person in the list of those at the table. The bar also names them on their turn. */
export const here = (page: Page, name: string) => page.getByRole('list', { name: en.online.table.people }).getByText(name, { exact: true });

/**
 * All of them call `once` at the same time, until the first of them sees the end, or `until` returns true: it is called
 * before each round.
 */
export async function playOn(
  pages: readonly Page[],
  once: (page: Page) => Promise<void>,
  until: () => Promise<boolean> | boolean = () => false,
): Promise<void> {
  const [first] = pages as [Page];
  for (const deadline = Date.now() + 400_000; Date.now() < deadline; ) {
    if ((await until()) || (await first.locator('.wolf-result, .sheep-result').isVisible())) return;
    await Promise.all(pages.map(once));
    // Wait for a paint: the table decides who moves next.
    await drawn(first);
  }
  throw new Error('the game does not end');
}

/** Presses the first available card or answer, if any, in one step: it may be gone before a real click. */
export async function playCard(page: Page): Promise<void> {
  await choices(page).evaluateAll(([first]) => first instanceof HTMLElement && first.click());
}

/** The secret that opens this browser's seats. */
export async function keyOf(page: Page): Promise<string> {
  return await page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('bellwether-online', 1);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const getting = opening.result.transaction('me').objectStore('me').get('key');
          getting.onsuccess = () => resolve(getting.result as string);
        };
      }),
  );
}

/** Everything in a page that a reader could find without developer tools. */
export async function contentOf(page: Page): Promise<string> {
  return await page.evaluate(
    () => document.documentElement.outerHTML + location.href + JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
  );
}

/** Waiting times in seconds, from every response from now on. A lost ticket would start at 0 again. */
export function waitsOf(page: Page): readonly number[] {
  const waits: number[] = [];
  page.on('response', async (answer) => {
    if (answer.ok() && answer.url().endsWith('/api/play')) waits.push(((await answer.json()) as { waited: number }).waited);
  });
  return waits;
}

export interface Seen {
  readonly viewer: number | 'spectator';
  readonly hand: readonly string[];
}

/** Every whole view that this page receives from now on, as sent by the server. */
export function viewsOf(page: Page): readonly Seen[] {
  const seen: Seen[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const { view } = JSON.parse(String(payload)) as { view?: Seen };
      if (view !== undefined) seen.push(view);
    }),
  );
  return seen;
}

import { type BrowserContext, expect, type Page } from '@playwright/test';
import { choose, quick } from '../help.ts';
import { begins, en } from '../words.ts';
import { makeTable, person, playCard, playOn, sit, start, test } from './help.ts';

test.beforeEach(({ faults }) => faults.allow(/does not support the Push API in incognito mode/));

/** Notifications that the browser shows now. */
const notices = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, tag, silent }) => ({ title, tag, silent: silent === true }));
  });

/** Whether the document title says it is this person's turn. */
const isAsked = async (page: Page) => (await page.title()).startsWith('● ');

/** Sets quiet hours on the current page, with notifications on. */
async function beQuiet(page: Page, from: number, to: number): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js');
    await navigator.serviceWorker.ready;
  });
  await choose(page.getByRole('switch', { name: en.online.mine.notices }));
  await choose(page.getByRole('switch', { name: en.meet.quiet.label }));
  await setHours(page, from, to);
}

async function setHours(page: Page, from: number, to: number): Promise<void> {
  await page.getByRole('combobox', { name: begins(en.meet.quiet.from) }).selectOption(String(from));
  await page.getByRole('combobox', { name: begins(en.meet.quiet.to) }).selectOption(String(to));
}

test('a page that nobody looks at says whose turn it is, but not in quiet hours', async ({ browser, serve }) => {
  test.setTimeout(120_000);
  const server = await serve();
  const [clover, thistle] = await Promise.all([
    person(browser, { permissions: ['notifications'], serviceWorkers: 'allow', timezoneId: 'Asia/Tokyo' }),
    person(browser),
  ]);
  // The page is hidden behind another tab from the start.
  await clover.addInitScript(() => Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }));
  await clover.goto(`${server.address}#/online`);
  await beQuiet(clover, 22, 8);
  const link = await makeTable(clover, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await sit(thistle, link, 'Thistle', 2);
  await start(clover);
  /** One round of the table at this time in Tokyo, until it is Clover's turn again. */
  const round = async (time: string) => {
    await clover.clock.setFixedTime(new Date(`2026-11-18T${time}+09:00`));
    await playOn([clover], playCard, async () => !(await isAsked(clover)));
    await playOn([thistle], playCard, () => isAsked(clover));
  };
  await playOn([thistle], playCard, () => isAsked(clover));
  await round('21:59:00');
  await expect
    .poll(() => notices(clover))
    .toEqual([{ title: en.online.notice.title, tag: new URL(link).hash.split('/')[2], silent: false }]);
  await clover.evaluate(async () => {
    for (const notice of await (await navigator.serviceWorker.ready).getNotifications()) notice.close();
  });
  await expect.poll(() => notices(clover)).toEqual([]);
  for (const time of ['22:00:00', '07:59:00']) {
    await round(time);
    expect(await notices(clover), time).toEqual([]);
  }
  await round('08:00:00');
  await expect.poll(() => notices(clover)).toHaveLength(1);
});

test('a push in quiet hours makes no sound', async ({ browser, serve }) => {
  const server = await serve();
  const context = await browser.newContext({ locale: 'en-GB', permissions: ['notifications'], serviceWorkers: 'allow' });
  const page = await context.newPage();
  await quick(page);
  await page.goto(`${server.address}#/online`);
  // A worker uses the machine's clock. Leave at least two hours of either period.
  const hour = (after: number) => (new Date().getHours() + after) % 24;
  await beQuiet(page, hour(0), hour(3));
  const push = await pusher(context, page, server.address);
  await expect.poll(() => push('abcdefghij012345')).toEqual([{ title: en.online.notice.title, tag: 'abcdefghij012345', silent: true }]);
  await setHours(page, hour(3), hour(6));
  await expect.poll(() => push('abcdefghij012345')).toEqual([{ title: en.online.notice.title, tag: 'abcdefghij012345', silent: false }]);
});

/**
 * Sends a push about a table to the service worker, as a push service would, and returns the notifications then shown.
 */
async function pusher(context: BrowserContext, page: Page, address: string) {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => first && resolve(first.registrationId));
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(address);
  const registrationId = await registered;
  return async (table: string) => {
    const data = JSON.stringify({ kind: 'your-turn', table, seq: 4 });
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    return await notices(page);
  };
}

import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { choose, expectNoOverflow, hand, over, playOut, quick, roundIsOver } from '../help.ts';
import { begins, de, en } from '../words.ts';
import { bar, choices, comeBack, keyOf, makeTable, person, playCard, playOn, sit, start, test } from './help.ts';

test('a local game goes on online with its moves, and comes home again', async ({ browser, serve }) => {
  test.setTimeout(120_000);
  const server = await serve();
  const clover = await person(browser);
  await clover.goto(server.address);
  await hand(clover).first().click();
  await roundIsOver(clover);
  // Bots have names locally and farms online, so compare the cards, not their labels.
  const cards = async () =>
    (await hand(clover).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(':')[0]))).sort();
  const before = await cards();
  await clover.getByRole('button', { name: en.shell.share }).click();
  await clover.getByRole('button', { name: en.share.online }).click();
  await clover.getByLabel(en.online.name).fill('Clover');
  await clover.getByRole('button', { name: en.online.create }).click();
  await start(clover);
  await expect(bar(clover).getByText(en.online.state.yourTurn)).toBeVisible();
  await expect(choices(clover).first()).toBeVisible();
  await expect.poll(cards).toEqual(before);
  await bar(clover).getByRole('button', { name: en.online.table.title }).click();
  await clover.getByRole('button', { name: en.online.table.home }).click();
  await expect(clover).toHaveURL(/#\/game\//);
  await expect(bar(clover)).toHaveCount(0);
  await expect(hand(clover).first()).toBeVisible();
  await expect.poll(cards).toEqual(before);
  await playOut(clover);
  await expect(over(clover)).toBeVisible();
});

test('two tabs of one seat agree, and my tables and my data are mine', async ({ browser, serve }) => {
  test.setTimeout(120_000);
  const server = await serve();
  const clover = await person(browser);
  const thistle = await person(browser);
  const link = await makeTable(clover, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await sit(thistle, link, 'Thistle', 2);
  await start(clover);
  const tab = await comeBack(clover, link);
  for (const page of [clover, tab]) await expect(choices(page).first()).toBeVisible();
  const cards = async (page: typeof clover) =>
    (await hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))).sort();
  expect(await cards(tab)).toEqual(await cards(clover));
  await choices(clover).first().click();
  for (const page of [clover, tab]) await expect(bar(page).getByText(en.online.state.yourTurn)).toBeHidden();
  await playOn([thistle], playCard, async () => await bar(clover).getByText(en.online.state.yourTurn).isVisible());
  for (const page of [clover, tab]) await expect(choices(page).first()).toBeVisible();
  expect(await cards(tab)).toEqual(await cards(clover));

  await tab.goto(`${server.address}#/online`);
  await expect(tab.locator('.kept-game')).toContainText(en.online.mine.myTurn);
  await tab.getByRole('link', { name: en.online.mine.data }).click();
  const [download] = await Promise.all([tab.waitForEvent('download'), tab.getByRole('button', { name: en.online.mine.data }).click()]);
  const data = readFileSync(await download.path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({ tables: [{ host: true, seats: [1], info: { status: 'playing' } }] });
  expect(data).not.toContain(await keyOf(thistle));
  await tab.goto(`${server.address}#/online`);
  await tab.getByRole('link', { name: begins(en.online.mine.open) }).click();
  await expect(choices(tab).first()).toBeVisible();

  // Thistle leaves: after a confirmation he is gone, and a bot takes over.
  await bar(thistle).getByRole('button', { name: en.online.table.title }).click();
  await thistle.getByRole('button', { name: en.online.table.leave }).click();
  await expect(thistle.getByText(en.online.table.leaveSure)).toBeVisible();
  await thistle.getByRole('button', { name: en.online.table.leave }).click();
  await expect(thistle).toHaveURL(/#\/online$/);
  await expect(bar(clover).getByText(en.online.happens.stand('Thistle'))).toBeVisible();
  const played = clover.locator('[data-key^="pile:2:"]');
  const before = await played.count();
  await playOn([clover], playCard, async () => (await played.count()) > before);
});

test('a page of another version is told to refresh, and is at its table again', async ({ browser, serve }) => {
  const server = await serve();
  const clover = await person(browser);
  const link = await makeTable(clover, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await start(clover);
  await expect(choices(clover).first()).toBeVisible();
  // A future server, which speaks version 2.
  await clover.routeWebSocket(/\/api\/socket$/, (socket) => {
    socket.onMessage(() => socket.send(JSON.stringify({ t: 'refresh', protocol: 2 })));
  });
  await server.kill();
  await expect(bar(clover).getByText(en.online.state.outdated)).toBeVisible({ timeout: 20_000 });
  await expect(bar(clover).getByRole('button', { name: en.online.state.refresh })).toBeVisible();
  await server.again();
  const [again] = await Promise.all([comeBack(clover, link), clover.close()]);
  await expect(choices(again).first()).toBeVisible();
});

test('a table that cannot be fetched, as after an update, says so, and is there when the page is loaded anew', async ({
  browser,
  serve,
  faults,
}) => {
  faults.allow(/status of 404 .*\/assets\//);
  const server = await serve();
  const clover = await person(browser);
  await makeTable(clover, server.address, { game: 'sheep-and-thief', name: 'Clover' });
  let updated = true;
  await clover.route(/\/assets\/sheep-and-thief-table.*\.js/i, (route) => (updated ? route.fulfill({ status: 404 }) : route.continue()));
  await start(clover);
  await expect(clover.getByRole('alert')).toContainText(en.shell.gone.text);
  updated = false;
  await clover.getByRole('button', { name: en.shell.gone.reload }).click();
  await expect(clover.locator('.sheep-table')).toBeVisible();
});

for (const game of ['wolf-and-hound', 'sheep-and-thief'] as const) {
  test(`a host passes on a picture of the running game of ${game} from a small phone`, async ({ browser, serve }) => {
    const server = await serve();
    const clover = await person(browser, { viewport: { width: 360, height: 640 }, hasTouch: true });
    await makeTable(clover, server.address, { game, name: 'Clover' });
    await expectNoOverflow(clover);
    await start(clover);
    await clover.getByRole('button', { name: en.shell.share }).click();
    const sheet = clover.getByRole('dialog', { name: en.shell.share });
    await expect(sheet.getByRole('img')).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: en.share.savePicture })).toBeInViewport({ ratio: 1 });
    await expectNoOverflow(clover);
    const [download] = await Promise.all([
      clover.waitForEvent('download'),
      sheet.getByRole('button', { name: en.share.savePicture }).click(),
    ]);
    expect(
      readFileSync(await download.path())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });
}

test('a phone in the same house, without TLS, plays and joins', async ({ serve, house }) => {
  test.setTimeout(120_000);
  const address = house.address(await serve());
  const clover = await person(house.browser);
  await clover.goto(address);
  expect(await clover.evaluate(() => window.isSecureContext)).toBe(false);
  await hand(clover).first().click();
  await hand(clover).first().waitFor();
  const link = await makeTable(clover, address, { game: 'wolf-and-hound', name: 'Clover' });
  expect(link).toContain('http://sheep.test:');
  await clover.getByRole('button', { name: en.online.invite.copy }).click();
  await expect(clover.getByText(en.online.invite.copied)).toBeVisible();
  const thistle = await person(house.browser);
  await sit(thistle, link, 'Thistle', 2);
  await start(clover);
  await playOn([clover], playCard, async () => await bar(thistle).getByText(en.online.state.yourTurn).isVisible());
  await expect(choices(thistle).first()).toBeVisible();
});

test('a push message becomes a notice that opens the table', async ({ browser, serve, faults }) => {
  faults.allow(/does not support the Push API in incognito mode/);
  const server = await serve();
  const context = await browser.newContext({ locale: 'de-DE', permissions: ['notifications'], serviceWorkers: 'allow' });
  const page = await context.newPage();
  await quick(page);
  await page.goto(`${server.address}#/online`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('./sw.js');
    await navigator.serviceWorker.ready;
  });
  await choose(page.getByRole('switch', { name: de.online.mine.notices }));
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(server.address);
  const data = JSON.stringify({ kind: 'your-turn', table: 'abcdefghij012345', seq: 4 });
  const registrationId = await registered;
  // Sent again until the page has stored its words for the service worker; notifications of one table replace each
  // other.
  const shown = async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    return await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => ({ title, tag }));
    });
  };
  await expect.poll(shown).toEqual([{ title: de.online.notice.title, tag: 'abcdefghij012345' }]);
  await context.close();
});

test('the first screen leads back to a game that waits for me, and to one that runs on without me', async ({ browser, serve }) => {
  const server = await serve();
  const [clover, thistle] = [await person(browser), await person(browser)];
  const link = await makeTable(clover, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await sit(thistle, link, 'Thistle', 2);
  await start(clover);
  await expect(bar(clover).getByText(en.online.state.yourTurn)).toBeVisible();

  // A friend who has closed the tab comes back by the app's address alone.
  const line = (page: Page) => page.getByRole('region', { name: en.online.back.label });
  const home = await comeBack(clover, server.address);
  await expect(line(home)).toContainText(en.online.back.yourTurn(en.online.back.with('Thistle')));
  await expect(home.getByRole('link', { name: en.shell.home.awaited })).toBeVisible();
  await thistle.goto(server.address);
  await expect(line(thistle)).toContainText(en.online.back.running(en.online.back.with('Clover')));
  await expect(thistle.getByRole('link', { name: en.shell.home.awaited })).toHaveCount(0);
  await expectNoOverflow(thistle);

  await line(home).getByRole('link', { name: en.online.back.go }).click();
  await expect(bar(home).getByText(en.online.state.yourTurn)).toBeVisible();

  // What was hidden stays hidden until something happens at that table.
  await line(thistle).getByRole('button', { name: en.online.back.hide }).click();
  await expect(line(thistle)).toHaveCount(0);
});

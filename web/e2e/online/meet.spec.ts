import { expect, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow } from '../help.ts';
import { ANY, begins, en, holds, N, source } from '../words.ts';
import {
  bar,
  choices,
  comeBack,
  DESKTOP,
  here,
  makeTable,
  person,
  playCard,
  playOn,
  sit,
  start,
  test,
  viewsOf,
  waitsOf,
  wantSeat,
} from './help.ts';

/** The wait did not restart: of sixty seconds fewer than twenty are left. */
const BOTS_SOON = new RegExp(source(en.meet.now.bots(N)).replace('([\\d,]+)', '1\\d'));

const now = (page: Page) => page.getByRole('region', { name: en.meet.now.title });

async function arrive(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}#/meet`);
  await now(page).getByLabel(en.online.name).fill(name);
}

const playNow = (page: Page) => now(page).getByRole('button', { name: en.meet.now.go }).click();

test('Play now: four strangers meet at one table; a fifth is found by bots, and a killed server loses nobody’s wait', async ({
  browser,
  serve,
}) => {
  test.setTimeout(120_000);
  const server = await serve();
  const pages = await Promise.all([1, 2, 3, 4].map(() => person(browser)));
  // All pages are open before the first press: slow ones would otherwise get bots.
  await Promise.all(pages.map((page, i) => arrive(page, server.address, `Guest ${i + 1}`)));
  await Promise.all(pages.map(playNow));
  for (const page of pages) await expect(page).toHaveURL(/#\/t\//);
  expect(new Set(pages.map((page) => page.url())).size).toBe(1);
  const [first] = pages as [Page];
  for (const i of [1, 2, 3, 4]) await expect(here(first, `Guest ${i}`)).toBeVisible();
  await Promise.all(pages.map((page) => page.close()));

  const alone = await person(browser);
  const waits = waitsOf(alone);
  await arrive(alone, server.address, 'Alone');
  await playNow(alone);
  await expect(now(alone).getByText(BOTS_SOON)).toBeVisible();
  await server.kill();
  await expect(now(alone).getByText(en.meet.now.retry)).toBeVisible();
  await server.again();
  await expect(alone).toHaveURL(/#\/t\//, { timeout: 40_000 });
  await expect(here(alone, 'Alone')).toBeVisible();
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));

  // Nobody is matched while the server is down: the page can be examined.
  const another = await person(browser);
  await arrive(another, server.address, 'Another');
  await playNow(another);
  await expect(now(another).getByText(holds(en.meet.now.bots(N)))).toBeVisible();
  await server.kill();
  await expect(now(another).getByText(en.meet.now.retry)).toBeVisible();
  await expectClean(another);
});

test('an open table is found in the list, a late comer plays from the next deal on; the host closes it, sends away and hands on', async ({
  browser,
  serve,
}) => {
  test.setTimeout(120_000);
  const server = await serve();
  const [clover, thistle, teasel] = await Promise.all([person(browser, DESKTOP), person(browser), person(browser)]);
  const link = await makeTable(clover, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await sit(thistle, link, 'Thistle', 3);
  await choose(clover.getByRole('radio', { name: en.meet.access.of.open }));
  await expect(clover.getByText(en.meet.access.about.open)).toBeVisible();
  await expectClean(clover);
  await expectNoOverflow(thistle);

  await teasel.goto(`${server.address}#/meet`);
  await expect(teasel.getByRole('link', { name: en.shell.colon(en.meet.open.join, 'Wolf & Hound, Clover, Thistle') })).toBeVisible({
    timeout: 15_000,
  });
  await expectNoOverflow(teasel);
  await start(clover);
  const seen = viewsOf(teasel);
  await teasel.getByRole('link', { name: begins(en.meet.open.join) }).click();
  await expect(bar(teasel).getByText(holds(en.meet.late.botsPlay([ANY, ANY])))).toBeVisible();
  await wantSeat(teasel);
  await bar(teasel).getByLabel(en.online.name).fill('Teasel');
  await bar(teasel)
    .getByRole('button', { name: begins(en.meet.late.sit) })
    .first()
    .click();
  await expect(bar(teasel).getByText(en.meet.late.reserved)).toBeVisible();
  await expect(choices(teasel)).toHaveCount(0);
  expect(seen.filter(({ viewer }) => viewer !== 'spectator')).toEqual([]);

  await bar(clover).getByRole('button', { name: en.online.table.title }).click();
  await choose(clover.getByRole('radio', { name: en.meet.access.of.closed }));
  await clover.getByRole('button', { name: en.meet.seat.choose('Thistle') }).click();
  await clover.getByRole('button', { name: en.meet.seat.handOn }).click();
  await expect(bar(thistle).getByText(en.meet.happens.host('Thistle'))).toBeHidden();
  await bar(thistle).getByRole('button', { name: en.online.table.title }).click();
  await thistle.getByRole('button', { name: en.meet.seat.choose('Clover') }).click();
  await thistle.getByRole('button', { name: en.meet.seat.remove }).click();
  await thistle.getByText(en.meet.seat.removeSure('Clover')).waitFor();
  await thistle.getByRole('button', { name: en.meet.seat.remove }).click();
  await expect(bar(clover).getByText(holds(en.meet.happens.removed, en.online.codes.removed))).toBeVisible();
  await expect(choices(clover)).toHaveCount(0);
});

test('a code leads to the table and says what it is; the host lets a late comer in; a pause; what was said is remembered', async ({
  browser,
  serve,
}) => {
  test.setTimeout(120_000);
  const server = await serve();
  const [clover, thistle, bramble] = await Promise.all([person(browser), person(browser, DESKTOP), person(browser)]);
  await makeTable(clover, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  const code = (await clover.locator('.online-typed').textContent()) ?? '';
  expect(code.trim()).toMatch(/^[A-Z]{3}\s[A-Z]{3}$/);

  await thistle.goto(`${server.address}#/friends`);
  await thistle.getByLabel(en.meet.code.label).fill('ABC');
  await expect(thistle.getByText(en.meet.code.short)).toBeVisible();
  await thistle.getByLabel(en.meet.code.label).fill(code.toLowerCase());
  await thistle.getByRole('button', { name: en.meet.code.go }).click();
  await expect(thistle.getByText(en.meet.invited.by('Clover', 'Wolf & Hound'))).toBeVisible();
  await expectClean(thistle);
  await thistle.getByRole('region', { name: en.meet.code.title }).getByRole('link', { name: en.meet.open.join }).click();
  await expect(thistle.getByText(en.meet.invited.by('Clover', 'Wolf & Hound'))).toBeVisible();
  await thistle.getByRole('button', { name: en.shell.colon(en.online.lobby.sit, en.meet.seat.nth(2)) }).click();
  await expect(thistle.locator('.online-seat.mine')).toBeVisible();
  await start(clover);

  await bramble.goto(clover.url());
  await wantSeat(bramble);
  await bar(bramble)
    .getByRole('button', { name: begins(en.meet.late.sit) })
    .first()
    .click();
  await expect(bar(bramble).getByText(en.meet.late.asked)).toBeVisible();
  await bar(clover).getByRole('button', { name: en.meet.late.now }).click();
  await expect(bar(bramble).getByText(en.meet.late.asked)).toBeHidden();

  await bar(thistle).getByRole('button', { name: en.online.talk.title }).click();
  await thistle.getByRole('button', { name: en.online.talk.phrases['good-luck'] }).click();
  await expect(clover.locator('.online-said.at-seat')).toContainText(en.online.talk.phrases['good-luck']);
  await bar(clover).getByRole('button', { name: en.online.talk.title }).click();
  await expect(clover.getByRole('region', { name: en.meet.said.title })).toContainText(en.online.talk.phrases['good-luck']);
  await clover.keyboard.press('Escape');

  // A notice covers the table: the hand does not move.
  const cards = () =>
    clover.locator('[data-key^="hand:"]').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await cards();
  expect(before.length).toBeGreaterThan(0);
  await bar(thistle).getByRole('button', { name: en.online.table.title }).click();
  await thistle.getByRole('button', { name: en.meet.pause.ask }).click();
  await expect(bar(clover).getByText(holds(en.meet.pause.by(ANY)))).toBeVisible();
  expect(await cards()).toEqual(before);
  await bar(clover).getByRole('button', { name: en.meet.pause.resume }).click();
  await expect(bar(thistle).getByText(holds(en.meet.pause.by(ANY)))).toBeHidden();
  await playOn([clover, thistle, bramble], playCard);
});

test('living room: a screen shows the table and nobody’s hand, phones join by a link that is not localhost', async ({ serve, house }) => {
  test.setTimeout(120_000);
  const address = house.address(await serve());
  const screen = await person(house.browser, { viewport: { width: 1920, height: 1080 } });
  const [clover, thistle] = await Promise.all([person(house.browser), person(house.browser)]);
  await screen.goto(`${address}#/room`);
  const lay = screen.getByRole('button', { name: en.shell.colon(en.meet.room.begin, 'Wolf & Hound') });
  await expect(lay).toBeVisible();
  await expectClean(screen);
  await lay.click();
  await expect(screen.getByRole('img', { name: holds(en.online.invite.qr) })).toBeVisible();
  await expectClean(screen);
  const link = `${address}#/t/${screen.url().split('/').at(-1)}`;
  await expect(screen.getByText(new RegExp(en.meet.room.type(new URL(address).host)))).toBeVisible();

  await sit(clover, link, 'Clover', 1);
  await expect(screen.getByText(en.meet.room.starts('Clover'))).toBeVisible();
  await sit(thistle, link, 'Thistle', 2);
  const seen = viewsOf(screen);
  await start(clover);
  await expect(screen.locator('.stage')).toBeVisible();
  await playOn([clover], playCard, async () => await bar(thistle).getByText(en.online.state.yourTurn).isVisible());
  await expect(choices(screen)).toHaveCount(0);
  expect(seen.every(({ viewer, hand }) => viewer === 'spectator' && hand.length === 0)).toBe(true);
  // Even in a browser that has a seat: the screen connects without a key.
  const second = await comeBack(clover, link.replace('/t/', '/screen/'));
  const both = viewsOf(second);
  await second.reload();
  await expect(second.locator('.stage')).toBeVisible();
  await expect(choices(second)).toHaveCount(0);
  expect(both.filter(({ viewer }) => viewer !== 'spectator')).toEqual([]);
  await second.close();
  await playOn([clover, thistle], playCard);
  await clover.getByRole('button', { name: en.shell.again }).click();
  await bar(thistle).getByRole('button', { name: en.meet.vote.yes }).click();
  await expect(screen.locator('.wolf-result')).toHaveCount(0);
});

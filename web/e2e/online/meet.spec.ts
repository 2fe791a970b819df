import { expect, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow } from '../help.ts';
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

const now = (page: Page) => page.getByRole('region', { name: 'Play now' });

async function arrive(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}#/meet`);
  await now(page).getByLabel('Your name').fill(name);
}

const playNow = (page: Page) => now(page).getByRole('button', { name: 'Play now' }).click();

test('Play now: four strangers meet at one table; a fifth is found by bots, and a killed server loses nobody’s wait', async ({
  browser,
  serve,
}) => {
  test.setTimeout(120_000);
  const server = await serve();
  const pages = await Promise.all([1, 2, 3, 4].map(() => person(browser)));
  // All are there before the first presses: whoever waits for the slowest page is given bots.
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
  await expect(now(alone).getByText(/Bots join in 1\d seconds/)).toBeVisible();
  await server.kill();
  await expect(now(alone).getByText(/your wait goes on/)).toBeVisible();
  await server.again();
  await expect(alone).toHaveURL(/#\/t\//, { timeout: 40_000 });
  await expect(here(alone, 'Alone')).toBeVisible();
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));

  // Nothing is found while the server is gone: the page stands still to be looked at.
  const another = await person(browser);
  await arrive(another, server.address, 'Another');
  await playNow(another);
  await expect(now(another).getByText(/Bots join in/)).toBeVisible();
  await server.kill();
  await expect(now(another).getByText(/your wait goes on/)).toBeVisible();
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
  await choose(clover.getByRole('radio', { name: 'Anybody' }));
  await expect(clover.getByText('The table is listed.')).toBeVisible();
  await expectClean(clover);
  await expectNoOverflow(thistle);

  await teasel.goto(`${server.address}#/meet`);
  await expect(teasel.getByRole('link', { name: 'Join: Wolf & Hound, Clover, Thistle' })).toBeVisible({ timeout: 15_000 });
  await expectNoOverflow(teasel);
  await start(clover);
  const seen = viewsOf(teasel);
  await teasel.getByRole('link', { name: /^Join/ }).click();
  await expect(bar(teasel).getByText(/are bots. Sit down\?/)).toBeVisible();
  await wantSeat(teasel);
  await bar(teasel).getByLabel('Your name').fill('Teasel');
  await bar(teasel)
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await expect(bar(teasel).getByText('You play from the next deal on.')).toBeVisible();
  await expect(choices(teasel)).toHaveCount(0);
  expect(seen.filter(({ viewer }) => viewer !== 'spectator')).toEqual([]);

  await bar(clover).getByRole('button', { name: 'This table' }).click();
  await choose(clover.getByRole('radio', { name: 'Nobody new' }));
  await clover.getByRole('button', { name: 'Thistle: choose' }).click();
  await clover.getByRole('button', { name: 'Make host' }).click();
  await expect(bar(thistle).getByText('Thistle is the host now.')).toBeHidden();
  await bar(thistle).getByRole('button', { name: 'This table' }).click();
  await thistle.getByRole('button', { name: 'Clover: choose' }).click();
  await thistle.getByRole('button', { name: 'Send away' }).click();
  await thistle.getByText(/Send Clover away\?/).waitFor();
  await thistle.getByRole('button', { name: 'Send away' }).click();
  await expect(bar(clover).getByText(/The host sent you away/)).toBeVisible();
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

  await thistle.goto(`${server.address}#/meet`);
  await thistle.getByLabel('Code of six letters').fill('ABC');
  await expect(thistle.getByText('A code has six letters.')).toBeVisible();
  await thistle.getByLabel('Code of six letters').fill(code.toLowerCase());
  await thistle.getByRole('button', { name: 'Find the table' }).click();
  await expect(thistle.getByText('Clover invites you to Wolf & Hound.')).toBeVisible();
  await expectClean(thistle);
  await thistle.getByRole('region', { name: 'Enter a code' }).getByRole('link', { name: 'Join' }).click();
  await expect(thistle.getByText('Clover invites you to Wolf & Hound.')).toBeVisible();
  await thistle.getByRole('button', { name: 'Sit here: Seat 2' }).click();
  await start(clover);

  await bramble.goto(clover.url());
  await wantSeat(bramble);
  await bar(bramble)
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click();
  await expect(bar(bramble).getByText(/The host is asked/)).toBeVisible();
  await bar(clover).getByRole('button', { name: 'At once' }).click();
  await expect(bar(bramble).getByText(/The host is asked/)).toBeHidden();

  await bar(thistle).getByRole('button', { name: 'Say something' }).click();
  await thistle.getByRole('button', { name: 'Good luck!' }).click();
  await expect(clover.locator('.online-said.at-seat')).toContainText('Good luck!');
  await bar(clover).getByRole('button', { name: 'Say something' }).click();
  await expect(clover.getByRole('region', { name: 'What was said' })).toContainText('Good luck!');
  await clover.keyboard.press('Escape');

  // What is to be known lies over the table: the hand stays where it is.
  const cards = () =>
    clover.locator('[data-key^="hand:"]').evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
  const before = await cards();
  expect(before.length).toBeGreaterThan(0);
  await bar(thistle).getByRole('button', { name: 'This table' }).click();
  await thistle.getByRole('button', { name: 'Pause' }).click();
  await expect(bar(clover).getByText(/asked for a pause/)).toBeVisible();
  expect(await cards()).toEqual(before);
  await bar(clover).getByRole('button', { name: 'Go on' }).click();
  await expect(bar(thistle).getByText(/asked for a pause/)).toBeHidden();
  await playOn([clover, thistle, bramble], playCard);
});

test('living room: a screen shows the table and nobody’s hand, phones join by a link that is not localhost', async ({ serve, house }) => {
  test.setTimeout(120_000);
  const address = house.address(await serve());
  const screen = await person(house.browser, { viewport: { width: 1920, height: 1080 } });
  const [clover, thistle] = await Promise.all([person(house.browser), person(house.browser)]);
  await screen.goto(`${address}#/room`);
  const lay = screen.getByRole('button', { name: 'Lay the table: Wolf & Hound' });
  await expect(lay).toBeVisible();
  await expectClean(screen);
  await lay.click();
  await expect(screen.getByRole('img', { name: /code for a camera/ })).toBeVisible();
  await expectClean(screen);
  const link = `${address}#/t/${screen.url().split('/').at(-1)}`;
  await expect(screen.getByText(new RegExp(`open ${new URL(address).host} on the phone`))).toBeVisible();

  await sit(clover, link, 'Clover', 1);
  await expect(screen.getByText('Clover starts the game on the phone.')).toBeVisible();
  await sit(thistle, link, 'Thistle', 2);
  const seen = viewsOf(screen);
  await start(clover);
  await expect(screen.locator('.stage')).toBeVisible();
  await playOn([clover], playCard, async () => await bar(thistle).getByText('Your turn').isVisible());
  await expect(choices(screen)).toHaveCount(0);
  expect(seen.every(({ viewer, hand }) => viewer === 'spectator' && hand.length === 0)).toBe(true);
  // Even in a browser that has a seat: the screen looks without a key.
  const second = await comeBack(clover, link.replace('/t/', '/screen/'));
  const both = viewsOf(second);
  await second.reload();
  await expect(second.locator('.stage')).toBeVisible();
  await expect(choices(second)).toHaveCount(0);
  expect(both.filter(({ viewer }) => viewer !== 'spectator')).toEqual([]);
  await second.close();
  await playOn([clover, thistle], playCard);
  await clover.getByRole('button', { name: 'Play again' }).click();
  await bar(thistle).getByRole('button', { name: 'Yes, play' }).click();
  await expect(screen.locator('.wolf-result')).toHaveCount(0);
});

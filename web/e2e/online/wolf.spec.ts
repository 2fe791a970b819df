import { expect, type Page } from '@playwright/test';
import { begins, en, holds, N } from '../words.ts';
import {
  again,
  bar,
  choices,
  comeBack,
  contentOf,
  DESKTOP,
  keyOf,
  makeTable,
  person,
  playCard,
  playOn,
  sit,
  start,
  test,
  viewsOf,
  wantSeat,
} from './help.ts';

/** Positions of stage, hand and tools. */
const placesOf = (page: Page) =>
  page.locator('.stage, .thing[data-key^="hand:"], .toolbar').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test('four browsers: a leaver is covered and returns, the server dies and comes back, an onlooker takes a seat, a rematch', async ({
  browser,
  serve,
}) => {
  test.setTimeout(300_000);
  const server = await serve();
  const [clover, thistleAtFirst, bramble, teasel] = await Promise.all([
    person(browser, DESKTOP),
    person(browser),
    person(browser, DESKTOP),
    person(browser),
  ]);
  const addresses: string[] = [];
  for (const page of [clover, thistleAtFirst, bramble, teasel]) page.on('request', (request) => addresses.push(request.url()));
  const views = [clover, thistleAtFirst, bramble, teasel].map(viewsOf);
  const link = await makeTable(clover, server.address, { game: 'wolf-and-hound', name: 'Clover', settings: { grace: 8, series: 5 } });
  await sit(thistleAtFirst, link, 'Thistle', 2);
  await sit(bramble, link, 'Bramble', 3);
  await teasel.goto(link);
  await expect(teasel.getByText(en.online.lobby.waits)).toBeVisible();
  await start(clover);

  // A spectator sees the table and no hand.
  await expect(teasel.locator('.stage')).toBeVisible();
  await playOn([clover, bramble], playCard, async () => await bar(thistleAtFirst).getByText(en.online.state.yourTurn).isVisible());
  await expect(choices(teasel)).toHaveCount(0);
  await expect(teasel.getByText(en.online.talk.title)).toHaveCount(0);

  // Thistle closes the laptop on his turn: a bot covers, the others play on.
  await thistleAtFirst.close();
  await expect(bar(clover).getByText(en.online.happens.cover('Thistle'))).toBeVisible({ timeout: 30_000 });
  // The player who is away keeps their place in the bar.
  const isInBar = (chip: Element) => {
    const [inner, outer] = [chip.getBoundingClientRect(), chip.parentElement?.getBoundingClientRect()];
    return outer !== undefined && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  };
  expect(await clover.locator('.online-people [data-seat="2"]').evaluate(isInBar)).toBe(true);
  await playOn([bramble], playCard, async () => await bar(clover).getByText(en.online.state.yourTurn).isVisible());

  // He comes back, reads the recap and takes his seat back.
  const thistle = await comeBack(thistleAtFirst, link);
  await bar(thistle).getByRole('button', { name: en.online.state.back }).click();
  await expect(bar(thistle).getByText(en.online.state.covered)).toBeHidden();
  await bar(thistle).getByRole('button', { name: en.online.recap.read }).click();
  await expect(thistle.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await thistle.keyboard.press('Escape');
  await playOn([clover, bramble], playCard, async () => await bar(thistle).getByText(en.online.state.yourTurn).isVisible());

  // The server is killed during the game and restarted; nobody reloads. Thistle's choice meanwhile is not lost.
  const marked = [clover, thistle, bramble, teasel];
  for (const page of marked) await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
  const places = await placesOf(thistle);
  await choices(thistle).first().waitFor();
  await server.kill();
  await expect(bar(thistle).getByText(holds(en.meet.lost))).toBeVisible();
  // The notice covers the table and moves nothing.
  expect(places.length).toBeGreaterThan(3);
  expect(await placesOf(thistle)).toEqual(places);
  await choices(thistle).first().click();
  await server.again();
  for (const page of marked) await expect(bar(page).getByText(holds(en.meet.lost))).toBeHidden({ timeout: 20_000 });
  await expect(bar(thistle).getByText(en.online.state.yourTurn)).toBeHidden();

  // Teasel asks for the bot's seat; the host accepts, and she has a hand.
  await wantSeat(teasel);
  await bar(teasel).getByLabel(en.online.name).fill('Teasel');
  await bar(teasel)
    .getByRole('button', { name: begins(en.meet.late.sit) })
    .click();
  await bar(clover).getByRole('button', { name: en.meet.late.now }).click();
  await expect(bar(clover).getByText('Teasel', { exact: true })).toBeVisible();

  // A chat phrase, in each reader's language.
  await bar(teasel).getByRole('button', { name: en.online.talk.title }).click();
  await teasel.getByRole('button', { name: en.online.talk.phrases['good-luck'] }).click();
  await expect(bar(bramble).getByText(en.online.talk.says('Teasel', en.online.talk.phrases['good-luck']))).toBeVisible();

  const all = [clover, thistle, bramble, teasel];
  await playOn(all, playCard);
  for (const page of all) await expect(page.locator('.wolf-result')).toBeVisible();
  for (const page of marked) expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true);

  // The seed is published: anyone can check the deal.
  await bar(bramble).getByRole('button', { name: en.online.table.title }).click();
  await bramble.getByRole('button', { name: en.online.table.check }).click();
  await expect(bramble.getByText(en.online.table.good)).toBeVisible();
  await bramble.keyboard.press('Escape');

  // Anyone can replay it.
  await bramble.locator('.wolf-result').getByRole('button', { name: en.shell.replay }).click();
  await bramble.getByRole('button', { name: en.pages.looking.start }).click();
  await expect(bramble.getByText(holds(en.pages.looking.ply(0, N)))).toBeVisible();
  await bramble.getByRole('button', { name: en.pages.looking.live }).click();

  // A rematch in the same seats: one person offers it, and it starts when all have accepted.
  await again(clover, [thistle, bramble]);
  await expect(clover.locator('.wolf-result')).toBeVisible();
  await bar(teasel).getByRole('button', { name: en.meet.vote.yes }).click();
  for (const page of all) await expect(page.locator('.wolf-result')).toBeHidden();
  await playOn([clover, thistle, bramble], playCard, async () => await bar(teasel).getByText(en.online.state.yourTurn).isVisible());
  await bar(clover).getByRole('button', { name: en.online.table.title }).click();
  await expect(
    clover
      .getByRole('dialog')
      .locator('.online-seat')
      .filter({ hasText: new RegExp(`${en.online.table.score}:\\s*1`) }),
  ).toHaveCount(2);
  await clover.keyboard.press('Escape');

  await expectNoSecrets(all, addresses);
  // No person received another's view; spectators saw no hand.
  const eyes = views.map((seen) => [...new Set(seen.map(({ viewer }) => viewer))]);
  expect(eyes).toEqual([[1], [2], [3], ['spectator', 4]]);
  expect(views.flat().filter(({ viewer, hand }) => viewer === 'spectator' && hand.length > 0)).toEqual([]);
});

/** A key is in no other page's content, in no page at all, and in no address. */
async function expectNoSecrets(pages: readonly Page[], addresses: readonly string[]): Promise<void> {
  const keys = await Promise.all(pages.map(keyOf));
  expect(new Set(keys).size).toBe(pages.length);
  const contents = await Promise.all(pages.map(contentOf));
  for (const key of keys) {
    expect(key).toMatch(/^[\w-]{24}$/);
    for (const text of [...contents, ...addresses]) expect(text).not.toContain(key);
  }
  expect(addresses.filter((address) => /\/t\//.test(address))).toEqual([]);
}

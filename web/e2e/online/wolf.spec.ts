import { expect, type Page, test } from '@playwright/test';
import {
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
  serve,
  sit,
  start,
  viewsOf,
} from './help.ts';

test('four browsers: a leaver is covered and returns, the server dies and comes back, an onlooker takes a seat, a rematch', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const server = await serve();
  const [ada, benAtFirst, cyd, eve] = await Promise.all([
    person(browser, DESKTOP),
    person(browser),
    person(browser, DESKTOP),
    person(browser),
  ]);
  const addresses: string[] = [];
  for (const page of [ada, benAtFirst, cyd, eve]) page.on('request', (request) => addresses.push(request.url()));
  const views = [ada, benAtFirst, cyd, eve].map(viewsOf);
  const link = await makeTable(ada, server.address, { game: 'wolf-and-hound', name: 'Ada', settings: { grace: 1, series: 5 } });
  await sit(benAtFirst, link, 'Ben', 2);
  await sit(cyd, link, 'Cyd', 3);
  await eve.goto(link);
  await expect(eve.getByText('The host starts the game.')).toBeVisible();
  await start(ada);

  // An onlooker sees the table and nobody's hand.
  await expect(eve.locator('.stage')).toBeVisible();
  await playOn([ada, cyd], playCard, async () => await bar(benAtFirst).getByText('Your turn').isVisible());
  await expect(choices(eve)).toHaveCount(0);
  await expect(eve.getByText('Say something')).toHaveCount(0);

  // Ben closes the laptop when it is his turn: a bot covers, the others play on.
  await benAtFirst.close();
  await expect(bar(ada).getByText('A bot covers for Ben.')).toBeVisible();
  await playOn([cyd], playCard, async () => await bar(ada).getByText('Your turn').isVisible());

  // He comes back, reads what happened and takes his seat back.
  const ben = await comeBack(benAtFirst, link);
  await bar(ben).getByRole('button', { name: 'Take my seat back' }).click();
  await expect(bar(ben).getByText('A bot plays for you.')).toBeHidden();
  await bar(ben).getByRole('button', { name: 'Read' }).click();
  await expect(ben.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await ben.keyboard.press('Escape');
  await playOn([ada, cyd], playCard, async () => await bar(ben).getByText('Your turn').isVisible());

  // The server is killed in mid-game and started again; nobody reloads. What Ben chooses meanwhile is not lost.
  const marked = [ada, ben, cyd, eve];
  for (const page of marked) await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
  await server.kill();
  await expect(bar(ben).getByText(/No connection/)).toBeVisible();
  await playCard(ben);
  await server.again();
  await expect(bar(ben).getByText(/No connection/)).toBeHidden({ timeout: 20_000 });
  await expect(bar(ben).getByText('Your turn')).toBeHidden();

  // Eve takes over the bot's seat and has a hand of her own.
  await bar(eve).getByRole('button', { name: 'This table' }).click();
  await eve.getByLabel('Your name').fill('Eve');
  await eve.getByRole('button', { name: 'Take over this seat: Mill' }).click();
  await eve.keyboard.press('Escape');
  await expect(bar(ada).getByText('Eve', { exact: true })).toBeVisible();

  // A word, in the words of each.
  await bar(eve).getByRole('button', { name: 'Say something' }).click();
  await eve.getByRole('button', { name: 'Good luck!' }).click();
  await expect(bar(cyd).getByText('Eve: Good luck!')).toBeVisible();

  const all = [ada, ben, cyd, eve];
  await playOn(all, playCard);
  for (const page of all) await expect(page.locator('.over')).toBeVisible();
  for (const page of marked) expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true);

  // The seed is told: anyone can check the deal.
  await bar(cyd).getByRole('button', { name: 'This table' }).click();
  await cyd.getByRole('button', { name: 'Check the deal' }).click();
  await expect(cyd.getByText('Checked: the deal follows from the seed.')).toBeVisible();
  await cyd.keyboard.press('Escape');

  // And look back through it.
  await cyd.locator('.over').getByRole('button', { name: 'Replay' }).click();
  await cyd.getByRole('button', { name: 'First move' }).click();
  await expect(cyd.getByText(/Move 0 of/)).toBeVisible();
  await cyd.getByRole('button', { name: 'Back to the game' }).click();

  // Another game: same seats; nobody is torn away from the count.
  await ada.locator('.over').getByRole('button', { name: 'Play again' }).click();
  await expect(ada.locator('.over')).toBeHidden();
  await expect(ben.locator('.over')).toBeVisible();
  for (const page of [ben, cyd, eve]) await bar(page).getByRole('button', { name: 'Go there' }).click();
  await playOn([ada, ben, cyd], playCard, async () => await bar(eve).getByText('Your turn').isVisible());
  await bar(ada).getByRole('button', { name: 'This table' }).click();
  await expect(
    ada
      .getByRole('dialog')
      .locator('.online-seat')
      .filter({ hasText: /Series:\s*1/ }),
  ).toHaveCount(2);
  await ada.keyboard.press('Escape');

  await expectNoSecrets(all, addresses);
  // Nobody was ever shown the game through other eyes; whoever only looked on saw no hand.
  const eyes = views.map((seen) => [...new Set(seen.map(({ viewer }) => viewer))]);
  expect(eyes).toEqual([[1], [2], [3], ['spectator', 4]]);
  expect(views.flat().filter(({ viewer, hand }) => viewer === 'spectator' && hand.length > 0)).toEqual([]);
  await server.close();
});

/** Nobody's key is in another page, in a page at all, or in an address. */
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

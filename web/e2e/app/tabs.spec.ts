import { expect, type Page } from '@playwright/test';
import { CHROMIUM } from '../../browser.ts';
import { hand, over, quick } from '../help.ts';
import { test } from '../test.ts';
import { en } from '../words.ts';

/** A LAN address without TLS: browsers do not count it as secure, so there are no locks. */
const HOUSE = 'house.test';
test.use({ launchOptions: { ...CHROMIUM, args: [...CHROMIUM.args, `--host-resolver-rules=MAP ${HOUSE} localhost`] } });

/** The moves of the only saved game. */
async function kept(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const asked = <X>(request: IDBRequest<X>) =>
      new Promise<X>((resolve) => {
        request.onsuccess = () => resolve(request.result);
      });
    const database = await asked(indexedDB.open('bellwether'));
    const rows = await asked<{ readonly record: string }[]>(database.transaction('records').objectStore('records').getAll());
    database.close();
    return (rows.length === 1 && rows[0]?.record.split('\n\n')[1]?.replaceAll(/\s+/g, ' ').trim()) || '';
  });
}

/** The cards visible on the table. */
const piles = (page: Page) =>
  page.locator('[data-key^="pile:"]').evaluateAll((all) => all.map((one) => one.getAttribute('data-key')).join());
const isOver = (page: Page) => over(page).isVisible();

for (const [how, host] of [
  ['locks', 'localhost'],
  ['the word of other tabs', HOUSE],
] as const) {
  test(`two tabs play one game, by ${how}: both follow, and no move is lost`, async ({ page: one, context, baseURL }) => {
    const address = `http://${host}:${new URL(baseURL ?? '').port}/`;
    const two = await context.newPage();
    for (const page of [one, two]) await quick(page);
    await one.goto(address);
    await hand(one).first().waitFor();
    expect(await one.evaluate(() => 'locks' in navigator)).toBe(host === 'localhost');
    await two.goto(address);
    await hand(two).first().waitFor();

    const agree = async () => {
      await expect(async () => {
        expect(await piles(one)).toBe(await piles(two));
        for (const page of [one, two]) expect((await isOver(page)) || (await hand(page).first().isVisible())).toBe(true);
        const moves = (await kept(one)).match(/\d+\. /g)?.length ?? 0;
        expect((await piles(one)).split(',').length).toBe(moves);
      }).toPass({ timeout: 20_000 });
    };
    let before = '';
    const press = async (page: Page, which: number, timeout?: number) => {
      const cards = hand(page);
      await cards.nth(which === 0 ? 0 : (await cards.count()) - 1).click(timeout === undefined ? {} : { timeout });
    };
    // One after another, then both at once with different cards.
    for (let round = 0; round < 6 && !(await isOver(one)); round++) {
      if (round < 2) await press(round === 0 ? one : two, round);
      // One of the two may find its card gone.
      else await Promise.allSettled([press(one, 0, 3_000), press(two, 1, 3_000)]);
      await expect.poll(() => kept(one)).not.toBe(before);
      await agree();
      const now = await kept(one);
      expect(now.startsWith(before)).toBe(true);
      before = now;
    }
    // The tab that drives the bots is closed: the other one takes over.
    await one.close();
    if (!(await isOver(two))) {
      await press(two, 0);
      await expect.poll(() => kept(two)).not.toBe(before);
      await over(two).or(hand(two).first()).first().waitFor();
    }
  });
}

test('a game deleted in one tab is not shown as if it were there in the other', async ({ page, context }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().click();
  await hand(page).first().waitFor();
  const other = await context.newPage();
  await other.goto('/#/data');
  await other.getByRole('button', { name: en.device.forget }).click();
  await other.getByRole('button', { name: en.device.yes }).click();
  await expect(page.getByRole('alert')).toContainText(en.errorPages.why.missing[0] ?? '');
});

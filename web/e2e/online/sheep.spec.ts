import { expect, type Page, test } from '@playwright/test';
import { act, mayPress } from '../sheep-and-thief/player.ts';
import { bar, comeBack, DESKTOP, makeTable, person, playOn, serve, sit, start } from './help.ts';

/** Does what the table asks of this person, if it asks. */
async function once(page: Page): Promise<void> {
  if ((await mayPress(page).isVisible()) && !(await page.locator('.th-over').isVisible())) await act(page);
}

const wide = (page: Page) => page.locator('.th-dock .th-wide');

test('four browsers draft and play Sheep & Thief to the end: a laptop closed in mid-draft, the server killed in mid-draft', async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const server = await serve();
  const [ada, benAtFirst, cyd, dee] = await Promise.all([
    person(browser, DESKTOP),
    person(browser),
    person(browser),
    person(browser, DESKTOP),
  ]);
  const link = await makeTable(ada, server.address, { game: 'sheep-and-thief', name: 'Ada', settings: { grace: 120 } });
  await sit(benAtFirst, link, 'Ben', 2);
  await sit(cyd, link, 'Cyd', 3);
  await sit(dee, link, 'Dee', 4);
  await start(ada);

  // Everybody chooses at once. Cyd has begun to choose: what the others do meanwhile does not disturb it.
  for (const page of [ada, benAtFirst, cyd, dee]) await expect(wide(page)).toBeVisible();
  await cyd.locator('.th-hand.th-may').first().click();
  await expect(cyd.locator('.th-hand.th-chosen')).toHaveCount(1);
  await act(ada);
  await expect(bar(ada).getByText('Your turn')).toBeHidden();
  await expect(cyd.locator('.th-hand.th-chosen')).toHaveCount(1);

  // Ben closes the laptop in mid-draft; the server dies too, and comes back. Nobody reloads.
  await benAtFirst.close();
  for (const page of [ada, cyd, dee]) await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
  await server.kill();
  await expect(bar(dee).getByText(/No connection/)).toBeVisible();
  await server.again();
  await expect(bar(dee).getByText(/No connection/)).toBeHidden({ timeout: 20_000 });
  await expect(cyd.locator('.th-hand.th-chosen')).toHaveCount(1);
  // Ada's choice was acknowledged before the crash: she is not asked again.
  await expect(bar(ada).getByText('Your turn')).toBeHidden();
  await act(cyd);
  await act(dee);

  // The others wait for Ben, who returns to the very choice he left.
  await expect(bar(ada).getByText('Ben to move')).toBeVisible();
  const ben = await comeBack(benAtFirst, link);
  await act(ben);

  const all = [ada, ben, cyd, dee];
  await playOn(all, once);
  for (const page of all) await expect(page.locator('.th-over')).toBeVisible({ timeout: 20_000 });
  for (const page of [ada, cyd, dee]) expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true);

  await dee.locator('.th-over').getByRole('button', { name: 'Play again' }).click();
  await expect(dee.locator('.th-over')).toBeHidden();
  await bar(ben).getByRole('button', { name: 'Go there' }).click();
  await expect(wide(ben)).toBeVisible();
  await server.close();
});

import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { bar, DESKTOP, person, test } from './help.ts';

interface Wanted {
  readonly game: string;
  readonly form: string;
  readonly deals: number;
  /** Seconds for a whole game: then bots play on, and nobody has to click through it. */
  readonly seconds: number;
}

/** From *Play with others* to the page of a match. */
async function makeMatch(page: Page, address: string, { game, form, deals, seconds }: Wanted): Promise<string> {
  await page.route('**/api/matches', async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...body, clock: { kind: 'game', seconds }, grace: null, botLevel: 'lamb' } });
  });
  await page.goto(`${address}#/meet`);
  await page.getByRole('link', { name: 'Duplicate match' }).click();
  await page.getByRole('radio', { name: game }).check({ force: true });
  await page.getByRole('radio', { name: new RegExp(`^${form}`) }).check({ force: true });
  await page.getByRole('radio', { name: String(deals), exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Make a match' }).click();
  await expect(page.getByRole('heading', { name: 'Who sits where' })).toBeVisible();
  return await page.getByLabel('Link to the match').inputValue();
}

async function take(page: Page, link: string, name: string, table: number, seat: number): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit here: table ${table}, seat ${seat}` }).click();
  await expect(page.getByText(`${name} (you)`)).toBeVisible();
}

const recordStatus = (page: Page, table: string) =>
  page.evaluate(async (id) => {
    const answer = await fetch(`api/tables/${id}/record`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    return answer.status;
  }, table);

test('two fours: nobody learns anything of a deal before both tables have played it; then points, both games and the next deal', async ({
  browser,
  serve,
  faults,
}) => {
  test.setTimeout(180_000);
  faults.allow(/status of 409 .*\/record$/);
  const server = await serve();
  const [clover, thistle, hazel] = await Promise.all([person(browser, DESKTOP), person(browser), person(browser)]);
  const link = await makeMatch(clover, server.address, { game: 'Wolf & Hound', form: 'Two teams', deals: 2, seconds: 8 });
  await take(clover, link, 'Clover', 1, 1);
  await take(thistle, link, 'Thistle', 1, 2);
  await take(hazel, link, 'Hazel', 2, 1);
  await expectClean(clover);
  await expectNoOverflow(thistle);
  await expect(clover.getByRole('region', { name: 'Table 2' }).getByText('Hazel')).toBeVisible();
  await clover.getByRole('button', { name: 'Begin the match' }).click();
  for (const page of [hazel, clover, thistle]) await page.getByRole('link', { name: 'To my table' }).click();
  await expect(bar(hazel).getByText('Deal 1 of 2, table 2')).toBeVisible();
  await bar(hazel).getByRole('button', { name: 'This table' }).click();
  await hazel.getByRole('button', { name: 'Pause' }).click();
  await expect(bar(hazel).getByText(/asked for a pause/)).toBeVisible();

  await expect(bar(clover).getByText(/The other table still plays this deal/)).toBeVisible({ timeout: 60_000 });
  const first = new URL(clover.url()).hash.split('/').at(-1) ?? '';
  expect(await recordStatus(clover, first)).toBe(409);
  await hazel.goto(clover.url());
  await expect(hazel.getByText('That is secret until the end.')).toBeVisible();
  await hazel.goto(link);
  await expect(hazel.getByText(/In play\. Both tables are told/)).toBeVisible();
  await hazel.getByRole('link', { name: 'To my table' }).click();
  await bar(hazel).getByRole('button', { name: 'Go on' }).click();

  await expect(bar(clover).getByText('Both tables have finished this deal.')).toBeVisible({ timeout: 60_000 });
  expect(await recordStatus(clover, first)).toBe(200);
  await bar(clover).getByRole('link', { name: 'To the match' }).click();
  const deal = clover.getByRole('region', { name: /^Deal 1 of 2/ });
  await expect(deal.getByRole('link', { name: /table 2 of deal 1/ }).first()).toBeVisible();
  await deal.getByText('Both games side by side').click();
  await expect(deal.getByRole('row')).not.toHaveCount(0);
  await expectClean(clover);
  await thistle.goto(link);
  await expect(thistle.getByRole('heading', { name: /^Deal 1 of 2/ })).toBeVisible();
  await expectNoOverflow(thistle);
  await thistle.getByRole('button', { name: 'Next deal' }).click();
  await expect(clover.getByRole('heading', { name: 'Deal 2 of 2' })).toBeVisible();
  await expect(clover.getByRole('link', { name: 'To my table' })).toBeVisible();
});

test('two pairs against the same bots at Sheep & Thief: a killed server loses nothing of the match', async ({ browser, serve }) => {
  test.setTimeout(180_000);
  const server = await serve();
  const [clover, hazel] = await Promise.all([person(browser), person(browser, DESKTOP)]);
  const link = await makeMatch(clover, server.address, { game: 'Sheep & Thief', form: 'Two pairs', deals: 1, seconds: 4 });
  await expect(clover.getByRole('button', { name: 'Sit here: table 1, seat 2' })).toHaveCount(0);
  await take(clover, link, 'Clover', 1, 1);
  await take(hazel, link, 'Hazel', 2, 1);
  await clover.getByRole('button', { name: 'Begin the match' }).click();
  await clover.getByRole('link', { name: 'To my table' }).click();
  await expect(bar(clover).getByText('Deal 1 of 1, table 1')).toBeVisible();
  await server.kill();
  await server.again();
  await hazel.getByRole('link', { name: 'To my table' }).click();
  await expect(bar(hazel).getByText('Both tables have finished this deal.')).toBeVisible({ timeout: 90_000 });
  await bar(hazel).getByRole('link', { name: 'To the match' }).click();
  await expect(hazel.getByText(/wins the match|drawn/)).toBeVisible();
  await expect(hazel.getByText('By gold.')).toBeVisible();
  await expectClean(hazel);
  await clover.goto(link);
  await expect(clover.getByText(/wins the match|drawn/)).toBeVisible();
  await expectNoOverflow(clover);
});

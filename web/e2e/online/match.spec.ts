import { expect } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { bar, DESKTOP, person, test } from './help.ts';
import { answer, makeMatch, take } from './matches.ts';

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
  expect(await answer(clover, `api/tables/${first}/record`, {})).toMatchObject({ status: 409 });
  await hazel.goto(clover.url());
  await expect(hazel.getByText('That is secret until the end.')).toBeVisible();
  await hazel.goto(link);
  await expect(hazel.getByText(/In play\. Both tables are told/)).toBeVisible();
  await hazel.getByRole('link', { name: 'To my table' }).click();
  await bar(hazel).getByRole('button', { name: 'Go on' }).click();

  await expect(bar(clover).getByText('Both tables have finished this deal.')).toBeVisible({ timeout: 60_000 });
  expect(await answer(clover, `api/tables/${first}/record`, {})).toMatchObject({ status: 200 });
  await bar(clover).getByRole('link', { name: 'To the match' }).click();
  const deal = clover.getByRole('region', { name: /^Deal 1 of 2/ });
  await expect(deal.getByRole('link', { name: /table 2 of deal 1/ }).first()).toBeVisible();
  await deal.getByText('Both reviews side by side').click();
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

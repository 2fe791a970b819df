import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { test } from './cluster.ts';
import { bar, DESKTOP, keyOf, person, playCard, playOn } from './help.ts';
import { answer, makeMatch, take } from './matches.ts';

const NAMES = ['Clover', 'Thistle', 'Hazel', 'Rowan', 'Birch', 'Alder', 'Sorrel', 'Yarrow'] as const;
const SEALED = /The other table still plays this deal/;

const tableOf = (page: Page) => new URL(page.url()).hash.split('/').at(-1) ?? '';

/** Nothing of a deal is told to this person, by any of its doors. `others`: a table where they do not sit. */
async function expectShut(page: Page, tables: readonly string[], others: string): Promise<void> {
  const key = await keyOf(page);
  for (const table of tables)
    for (const body of [{ key }, {}])
      expect(await answer(page, `api/tables/${table}/record`, body)).toEqual({
        status: 409,
        text: expect.stringContaining('still-secret'),
      });
  for (const body of [{ key }, {}])
    expect(await answer(page, `api/tables/${others}/look`, body)).toEqual({ status: 409, text: expect.stringContaining('still-secret') });
  const { status, text } = await answer(page, 'api/me/export', { key });
  expect(status).toBe(200);
  expect(text).not.toMatch(/"record":|"views":|"seed":/);
}

test('a duplicate match of eight at two nodes: all is shut until the last of both tables has ended, then both reviews stand side by side', async ({
  browser,
  cluster,
  faults,
}) => {
  test.setTimeout(150_000);
  faults.allow(/status of 409 .*\/api\/tables\//);
  const eight = await Promise.all(NAMES.map((_, i) => person(browser, i === 0 ? DESKTOP : undefined)));
  const [clover] = eight as [Page];
  const [one, two] = [eight.slice(0, 4), eight.slice(4)];
  const [birch, alder] = two as [Page, Page];
  const link = await makeMatch(clover, cluster.address, { game: 'Wolf & Hound', form: 'Two teams', deals: 2 });
  await Promise.all(eight.map((page, i) => take(page, link, NAMES[i] ?? '', i < 4 ? 1 : 2, 1 + (i % 4))));
  await clover.getByRole('button', { name: 'Begin the match' }).click();
  await Promise.all(eight.map((page) => page.getByRole('link', { name: 'To my table' }).click()));
  await Promise.all(eight.map((page, i) => expect(bar(page).getByText(`Deal 1 of 2, table ${i < 4 ? 1 : 2}`)).toBeVisible()));
  const [first, second] = [tableOf(clover), tableOf(birch)];
  expect(first).not.toBe(second);

  await playOn(one, playCard);
  for (const page of one) await expect(bar(page).getByText(SEALED)).toBeVisible();
  const result = clover.locator('.wolf-result');
  await expect(result.getByRole('button', { name: 'To the match' })).toBeVisible();
  for (const name of ['Review', 'Replay', 'Share']) await expect(result.getByRole('button', { name, exact: true })).toBeHidden();
  await expectShut(clover, [first, second], second);
  await expectShut(birch, [first, second], first);
  await alder.goto(`${cluster.address}#/t/${first}`);
  await expect(alder.getByText('That is secret until the end.')).toBeVisible();
  await alder.goto(`${cluster.address}#/review/t/${first}`);
  await expect(alder.getByRole('alert')).toHaveText(/not over yet/);
  await alder.goto(`${cluster.address}#/screen/${first}`);
  await expect(alder.getByText('That is secret until the end.')).toBeVisible();
  await alder.goto(link);
  await expect(alder.getByText(/In play\. Both tables are told/)).toBeVisible();
  await alder.getByRole('link', { name: 'To my table' }).click();

  await playOn(two, playCard);
  for (const page of [clover, birch]) await expect(bar(page).getByText('Both tables have finished this deal.')).toBeVisible();
  for (const page of [clover, birch])
    for (const table of [first, second]) expect(await answer(page, `api/tables/${table}/record`, {})).toMatchObject({ status: 200 });
  await result.getByRole('button', { name: 'To the match' }).click();
  const deal = clover.getByRole('region', { name: /^Deal 1 of 2/ });
  for (const table of [1, 2]) await expect(deal.getByRole('link', { name: `Review: table ${table} of deal 1` })).toBeVisible();
  await deal.getByText('Both reviews side by side').click();
  for (const table of [1, 2]) await expect(deal.getByRole('slider', { name: `Table ${table}` })).toBeVisible({ timeout: 20_000 });
  await expect(deal.getByRole('row')).not.toHaveCount(0);
  await expectClean(clover);
  await expectNoOverflow(clover);
});

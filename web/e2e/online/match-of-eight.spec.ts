import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { begins, en, holds } from '../words.ts';
import { test } from './cluster.ts';
import { bar, DESKTOP, keyOf, person, playCard, playOn } from './help.ts';
import { answer, makeMatch, take } from './matches.ts';

const NAMES = ['Clover', 'Thistle', 'Hazel', 'Rowan', 'Birch', 'Alder', 'Sorrel', 'Yarrow'] as const;
const SEALED = holds(en.match.line.sealed);

const tableOf = (page: Page) => new URL(page.url()).hash.split('/').at(-1) ?? '';

/** No route reveals anything of a deal to this person. `others`: a table where they do not sit. */
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

test('a duplicate match of eight at two nodes: all is shut until the last of both tables has ended, then both reviews stand side by side', {
  tag: '@proof',
}, async ({ browser, cluster, faults }) => {
  test.setTimeout(150_000);
  faults.allow(/status of 409 .*\/api\/tables\//);
  const eight = await Promise.all(NAMES.map((_, i) => person(browser, i === 0 ? DESKTOP : undefined)));
  const [clover] = eight as [Page];
  const [one, two] = [eight.slice(0, 4), eight.slice(4)];
  const [birch, alder] = two as [Page, Page];
  const link = await makeMatch(clover, cluster.address, { game: 'Wolf & Hound', form: en.match.make.forms.fours, deals: 2 });
  await Promise.all(eight.map((page, i) => take(page, link, NAMES[i] ?? '', i < 4 ? 1 : 2, 1 + (i % 4))));
  await clover.getByRole('button', { name: en.match.deal.begin }).click();
  await Promise.all(eight.filter((page) => page !== clover).map((page) => page.getByRole('link', { name: en.match.deal.go }).click()));
  await Promise.all(eight.map((page, i) => expect(bar(page).getByText(en.match.line.here(1, 2, i < 4 ? 1 : 2))).toBeVisible()));
  const [first, second] = [tableOf(clover), tableOf(birch)];
  expect(first).not.toBe(second);

  await playOn(one, playCard);
  for (const page of one) await expect(bar(page).getByText(SEALED)).toBeVisible();
  const result = clover.locator('.wolf-result');
  await expect(result.getByRole('button', { name: en.match.line.toMatch })).toBeVisible();
  for (const name of [en.pages.looking.review, en.shell.replay, en.shell.share])
    await expect(result.getByRole('button', { name, exact: true })).toBeHidden();
  await expectShut(clover, [first, second], second);
  await expectShut(birch, [first, second], first);
  await alder.goto(`${cluster.address}#/t/${first}`);
  await expect(alder.getByText(en.online.codes['still-secret'])).toBeVisible();
  await alder.goto(`${cluster.address}#/review/t/${first}`);
  await expect(alder.getByRole('alert')).toHaveText(en.review.why.server);
  await alder.goto(`${cluster.address}#/screen/${first}`);
  await expect(alder.getByText(en.online.codes['still-secret'])).toBeVisible();
  await alder.goto(link);
  await expect(alder.getByText(en.match.deal.waits)).toBeVisible();
  await alder.getByRole('link', { name: en.match.deal.go }).click();

  await playOn(two, playCard);
  for (const page of [clover, birch]) await expect(bar(page).getByText(en.match.line.open)).toBeVisible();
  for (const page of [clover, birch])
    for (const table of [first, second]) expect(await answer(page, `api/tables/${table}/record`, {})).toMatchObject({ status: 200 });
  await result.getByRole('button', { name: en.match.line.toMatch }).click();
  const deal = clover.getByRole('region', { name: begins(en.match.deal.title(1, 2)) });
  for (const table of [1, 2])
    await expect(deal.getByRole('link', { name: en.shell.colon(en.pages.looking.review, en.match.deal.review(table, 1)) })).toBeVisible();
  await deal.getByText(en.match.deal.compare).click();
  for (const table of [1, 2]) await expect(deal.getByRole('slider', { name: en.match.table(table) })).toBeVisible({ timeout: 20_000 });
  await expect(deal.getByRole('row')).not.toHaveCount(0);
  await expectClean(clover);
  await expectNoOverflow(clover);
});

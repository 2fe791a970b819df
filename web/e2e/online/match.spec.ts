import { expect } from '@playwright/test';
import { expectClean, expectNoOverflow } from '../help.ts';
import { ANY, begins, en, holds } from '../words.ts';
import { bar, DESKTOP, person, playCard, playOn, test } from './help.ts';
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
  const link = await makeMatch(clover, server.address, { game: 'Wolf & Hound', form: en.match.make.forms.fours, deals: 2 });
  await take(clover, link, 'Clover', 1, 1);
  await take(thistle, link, 'Thistle', 1, 2);
  await take(hazel, link, 'Hazel', 2, 1);
  await expectClean(clover);
  await expectNoOverflow(thistle);
  await expect(clover.getByRole('region', { name: en.match.table(2) }).getByText('Hazel')).toBeVisible();
  await clover.getByRole('button', { name: en.match.deal.begin }).click();
  // The player who begins the deal is at the table at once.
  await expect(clover).toHaveURL(/#\/t\//);
  for (const page of [hazel, thistle]) await page.getByRole('link', { name: en.match.deal.go }).click();
  await expect(bar(hazel).getByText(en.match.line.here(1, 2, 2))).toBeVisible();

  // Hazel's table waits while the other one plays.
  const sealed = bar(clover).getByText(en.match.line.sealed);
  await playOn([clover, thistle], playCard, () => sealed.isVisible());
  await expect(sealed).toBeVisible();
  const first = new URL(clover.url()).hash.split('/').at(-1) ?? '';
  expect(await answer(clover, `api/tables/${first}/record`, {})).toMatchObject({ status: 409 });
  await hazel.goto(clover.url());
  await expect(hazel.getByText(en.online.codes['still-secret'])).toBeVisible();
  await hazel.goto(link);
  await expect(hazel.getByText(en.match.deal.waits)).toBeVisible();
  await hazel.getByRole('link', { name: en.match.deal.go }).click();
  const isOpen = bar(clover).getByText(en.match.line.open);
  await playOn([hazel], playCard, () => isOpen.isVisible());
  await expect(isOpen).toBeVisible();
  expect(await answer(clover, `api/tables/${first}/record`, {})).toMatchObject({ status: 200 });
  await bar(clover).getByRole('link', { name: en.match.line.toMatch }).click();
  const deal = clover.getByRole('region', { name: begins(en.match.deal.title(1, 2)) });
  await expect(deal.getByRole('link', { name: holds(en.match.deal.review(2, 1)) }).first()).toBeVisible();
  await deal.getByText(en.match.deal.compare).click();
  await expect(deal.getByRole('row')).not.toHaveCount(0);
  await expectClean(clover);
  await thistle.goto(link);
  await expect(thistle.getByRole('heading', { name: begins(en.match.deal.title(1, 2)) })).toBeVisible();
  await expectNoOverflow(thistle);
  await thistle.getByRole('button', { name: en.match.deal.next }).click();
  await expect(clover.getByRole('heading', { name: en.match.deal.title(2, 2) })).toBeVisible();
  await expect(clover.getByRole('link', { name: en.match.deal.go })).toBeVisible();
});

test('two pairs against the same bots at Sheep & Thief: a killed server loses nothing of the match', async ({ browser, serve }) => {
  test.setTimeout(180_000);
  const server = await serve();
  const [clover, hazel] = await Promise.all([person(browser), person(browser, DESKTOP)]);
  const link = await makeMatch(clover, server.address, { game: 'Sheep & Thief', form: en.match.make.forms.pairs, deals: 1, seconds: 4 });
  await expect(clover.getByRole('button', { name: en.match.places.sitAt(1, 2) })).toHaveCount(0);
  await take(clover, link, 'Clover', 1, 1);
  await take(hazel, link, 'Hazel', 2, 1);
  await clover.getByRole('button', { name: en.match.deal.begin }).click();
  await expect(bar(clover).getByText(en.match.line.here(1, 1, 1))).toBeVisible();
  await server.kill();
  await server.again();
  await hazel.getByRole('link', { name: en.match.deal.go }).click();
  await expect(bar(hazel).getByText(en.match.line.open)).toBeVisible({ timeout: 90_000 });
  await bar(hazel).getByRole('link', { name: en.match.line.toMatch }).click();
  await expect(hazel.getByText(holds(en.match.score.wins(ANY), en.match.score.draw))).toBeVisible();
  await expect(hazel.getByText(en.match.score.counts.gold)).toBeVisible();
  await expectClean(hazel);
  await clover.goto(link);
  await expect(clover.getByText(holds(en.match.score.wins(ANY), en.match.score.draw))).toBeVisible();
  await expectNoOverflow(clover);
});

import { expect, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow, hand, over, playOut, quick, visit } from '../help.ts';
import { dealtUntil, keptSeats } from '../seats.ts';
import { test } from '../test.ts';

const deal = (page: Page) => page.getByRole('button', { name: 'Deal' }).click();
const mixes = (page: Page) => page.getByRole('group', { name: 'Seats', exact: true });

test('[R-SEATS] against bots the person may sit anywhere; a rematch keeps the seats or mixes them again', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await expect(mixes(page).getByRole('radio', { name: 'As chosen' })).toBeChecked();
  await choose(mixes(page).getByRole('radio', { name: /^Mixed, partners together/ }));
  await deal(page);
  const partners = await keptSeats(page);
  expect(partners.mix).toBe('partners');
  expect((partners.sitters.indexOf('guest') + 2) % 4).toBe(partners.sitters.indexOf('bot:herder'));

  // What was chosen is offered again. Chance is asked until somebody else begins.
  const again = async () => {
    await visit(page, 'new/wolf-and-hound');
    await expect(mixes(page).getByRole('radio', { name: /^Mixed/, checked: true })).toHaveCount(1);
    await choose(mixes(page).getByRole('radio', { name: /^Mixed Chance/ }));
    await deal(page);
  };
  await page.goto('/#/help/wolf-and-hound/R-SEATS');
  await expect(page.getByText('Who sits where')).toBeVisible();
  const kept = await dealtUntil(page, again, ([first]) => first !== 'guest');
  await expect(page.getByText(/^Seats mixed: (Molly|Walter|Clover) starts\.$/)).toBeVisible();

  // The own seat is at the bottom all the same, whichever it is.
  await hand(page).first().waitFor();
  const plates = page.locator('[data-key^="plate:"]');
  const lowest = await plates.evaluateAll((all) => {
    const sorted = all.toSorted((a, b) => b.getBoundingClientRect().top - a.getBoundingClientRect().top);
    return sorted[0]?.getAttribute('data-key');
  });
  expect(lowest).toBe(`plate:${kept.sitters.indexOf('guest') + 1}`);
  await page.reload();
  expect(await keptSeats(page)).toMatchObject({ sitters: kept.sitters, mix: 'all' });
  await playOut(page);

  const seats = over(page).getByLabel('Seats');
  await expect(seats).toHaveValue('all');
  await expectNoOverflow(page);
  await seats.selectOption('Same seats');
  await over(page).getByRole('button', { name: 'Play again' }).click();
  await expect(over(page)).toHaveCount(0);
  const same = await keptSeats(page);
  expect(same.sitters).toEqual(kept.sitters);
  expect(same.mix).toBeUndefined();
  await playOut(page);
  await over(page).getByLabel('Seats').selectOption('Mix the seats');
  const before = page.url();
  await over(page).getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(before);
  expect((await keptSeats(page)).mix).toBe('all');
});

test('[R-SEATS] around one device people have names, and names move with the seats', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(2).locator('[value="guest"]').check();
  await page.getByLabel('Name of the person at Brook').fill('Ada');
  await page.getByLabel('Name of the person at Oak').fill('Änne; "B"');
  await expect(page.getByLabel('Name of the person at Oak')).toHaveValue('Änne B');
  await choose(mixes(page).getByRole('radio', { name: /^Mixed Chance/ }));
  await expectClean(page);
  await expectNoOverflow(page);
  await deal(page);
  await page.locator('.curtain').waitFor();
  expect((await keptSeats(page)).sitters).toEqual(expect.arrayContaining(['guest:Ada', 'guest:Änne B']));

  // Names are asked once.
  const again = async () => {
    await visit(page, 'new/wolf-and-hound');
    await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
    await expect(page.getByLabel(/^Name of the person/)).toHaveCount(2);
    await deal(page);
  };
  await dealtUntil(page, again, ([first]) => first?.startsWith('guest:Änne') === true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Änne B/);
});

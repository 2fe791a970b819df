import { expect, type Page } from '@playwright/test';
import { choose, expectNoOverflow, visit } from '../help.ts';
import { dealtUntil, keptSeats } from '../seats.ts';
import { test } from '../test.ts';
import { ANY, begins, en, whole } from '../words.ts';
import { playOut, still } from './player.ts';
import { gameAt, PAIR } from './positions.ts';

const [BROOK = '', HILL = ''] = en.sheep.seats;

const setUp = async (page: Page) => {
  await visit(page, 'new/sheep-and-thief');
  await choose(page.locator('.form input[type=radio]').nth(1));
};
const deal = (page: Page) => page.getByRole('button', { name: en.sheep.setup.deal }).click();

test('[R-SEATS] Sheep & Thief mixes its seats, against bots and around one device', async ({ page }) => {
  await still(page);
  await page.goto('/#/new/sheep-and-thief');
  const mixes = page.getByRole('group', { name: en.seats.seats, exact: true });
  // There are no partners.
  await expect(mixes.getByRole('radio')).toHaveCount(2);
  await choose(mixes.getByRole('radio', { name: begins(en.seats.mix.all) }));
  await deal(page);
  await keptSeats(page);
  const again = async () => {
    await setUp(page);
    await expect(mixes.getByRole('radio', { name: begins(en.seats.mix.all) })).toBeChecked();
    await deal(page);
  };
  const kept = await dealtUntil(page, again, ([first]) => first !== 'guest');
  expect([kept.mix, kept.sitters.length]).toEqual(['all', 3]);
  await expect(page.getByText(whole(en.seats.mixed(ANY)))).toBeVisible();
  await expect(page.locator('.sheep-hand').first()).toBeVisible();

  const together = async () => {
    await setUp(page);
    await page.locator('.sheep-sitters li').nth(1).locator('[value="guest"]').check();
    await page.getByLabel(en.seats.name(BROOK)).fill('Ada');
    await page.getByLabel(en.seats.name(HILL)).fill('Ben');
    await expectNoOverflow(page);
    await deal(page);
  };
  await dealtUntil(page, together, (sitters) => sitters.indexOf('guest:Ben') < sitters.indexOf('guest:Ada'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ben/);
});

test('[R-SEATS] a rematch of Sheep & Thief keeps the seats or mixes them', async ({ page }) => {
  await still(page);
  const result = page.locator('.sheep-result');
  const rematch = async (seats: string) => {
    await visit(page, 'about');
    // The last turn of two players.
    await page.goto(gameAt(PAIR, 38, 5));
    await playOut(page);
    await result.getByLabel(en.seats.seats).selectOption(seats);
    await result.getByRole('button', { name: en.shell.again }).click();
    await expect(result).toHaveCount(0);
  };
  await rematch(en.seats.again.no);
  const same = await keptSeats(page);
  expect(same.sitters).toEqual(['guest', 'bot:lamb']);
  expect(same.mix).toBeUndefined();

  const mixed = await dealtUntil(
    page,
    () => rematch(en.seats.again.all),
    ([first]) => first !== 'guest',
  );
  expect(mixed).toMatchObject({ sitters: ['bot:lamb', 'guest'], mix: 'all' });
  await expect(page.getByText(whole(en.seats.mixed(ANY)))).toBeVisible();
});

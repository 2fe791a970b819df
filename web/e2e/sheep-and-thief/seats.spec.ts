import { expect, type Page } from '@playwright/test';
import { choose, expectNoOverflow, visit } from '../help.ts';
import { dealtUntil, keptSeats } from '../seats.ts';
import { test } from '../test.ts';
import { playOut, still } from './player.ts';
import { gameAt, PAIR } from './positions.ts';

const setUp = async (page: Page) => {
  await visit(page, 'new/sheep-and-thief');
  await choose(page.locator('.form input[type=radio]').nth(1));
};
const deal = (page: Page) => page.getByRole('button', { name: 'Deal' }).click();

test('[R-SEATS] Sheep & Thief mixes its seats, against bots and around one device', async ({ page }) => {
  await still(page);
  await page.goto('/#/new/sheep-and-thief');
  const mixes = page.getByRole('group', { name: 'Seats', exact: true });
  // Nobody has a partner to stay with.
  await expect(mixes.getByRole('radio')).toHaveCount(2);
  await choose(mixes.getByRole('radio', { name: /^Mixed/ }));
  await deal(page);
  await keptSeats(page);
  const again = async () => {
    await setUp(page);
    await expect(mixes.getByRole('radio', { name: /^Mixed/ })).toBeChecked();
    await deal(page);
  };
  const kept = await dealtUntil(page, again, ([first]) => first !== 'guest');
  expect([kept.mix, kept.sitters.length]).toEqual(['all', 3]);
  await expect(page.getByText(/^Seats mixed: (Molly|Walter|Clover) starts\.$/)).toBeVisible();
  await expect(page.locator('.sheep-hand').first()).toBeVisible();

  const together = async () => {
    await setUp(page);
    await page.locator('.sheep-sitters li').nth(1).locator('[value="guest"]').check();
    await page.getByLabel('Name of the person at Brook').fill('Ada');
    await page.getByLabel('Name of the person at Hill').fill('Ben');
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
    await result.getByLabel('Seats').selectOption(seats);
    await result.getByRole('button', { name: 'Play again' }).click();
    await expect(result).toHaveCount(0);
  };
  await rematch('Same seats');
  const same = await keptSeats(page);
  expect(same.sitters).toEqual(['guest', 'bot:lamb']);
  expect(same.mix).toBeUndefined();

  const mixed = await dealtUntil(
    page,
    () => rematch('Mix the seats'),
    ([first]) => first !== 'guest',
  );
  expect(mixed).toMatchObject({ sitters: ['bot:lamb', 'guest'], mix: 'all' });
  await expect(page.getByText(/^Seats mixed: \S+ starts\.$/)).toBeVisible();
});

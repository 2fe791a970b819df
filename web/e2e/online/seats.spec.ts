import { expect, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow } from '../help.ts';
import { ANY, begins, en, head, holds, whole } from '../words.ts';
import { bar, DESKTOP, person, playCard, playOn, test, viewsOf } from './help.ts';

const mixes = (page: Page) => page.getByRole('group', { name: en.seats.seats, exact: true });
/** Names by seat, as the table's plates show them to this person. */
const plates = async (page: Page) => {
  await page.locator('[data-key="sign:4"]').waitFor();
  const labels = await page
    .locator('[data-key^="sign:"]')
    .evaluateAll((all) =>
      all
        .toSorted((a, b) => (a.getAttribute('data-key') ?? '').localeCompare(b.getAttribute('data-key') ?? ''))
        .map((one) => one.getAttribute('aria-label') ?? one.querySelector('[aria-label]')?.getAttribute('aria-label') ?? ''),
    );
  return labels.map((label) => label.split(/[,:]/)[0]);
};

test('[R-SEATS] the host lets the seats be mixed: all are told, nobody sees another hand, the end proves it, a rematch mixes again', async ({
  browser,
  serve,
}) => {
  test.setTimeout(300_000);
  const server = await serve();
  const [clover, thistle, onlooker] = await Promise.all([person(browser, DESKTOP), person(browser), person(browser)]);
  const [cloverSaw, thistleSaw] = [clover, thistle].map(viewsOf) as [ReturnType<typeof viewsOf>, ReturnType<typeof viewsOf>];

  // Chosen in set-up, passed on to the table, shown to guests.
  await clover.goto(`${server.address}#/new/wolf-and-hound`);
  await choose(mixes(clover).getByRole('radio', { name: begins(`${en.seats.mix.all} ${en.seats.mixAbout.all}`) }));
  await clover.getByRole('button', { name: en.online.title }).click();
  await clover.getByLabel(en.online.name).fill('Clover');
  await clover.getByRole('button', { name: en.online.create }).click();
  const link = await clover.getByLabel(en.online.invite.link).inputValue();
  await expect(mixes(clover).getByRole('radio', { name: begins(`${en.seats.mix.all} ${en.seats.mixAbout.all}`) })).toBeChecked();
  await thistle.goto(link);
  await thistle.getByLabel(en.online.name).fill('Thistle');
  await thistle.getByRole('button', { name: en.shell.colon(en.online.lobby.sit, en.meet.seat.nth(2)) }).click();
  await onlooker.goto(link);
  for (const page of [thistle, onlooker]) {
    await expect(page.getByText(begins(`${en.seats.lobby.all} ${en.seats.fair}`))).toBeVisible();
    await expect(mixes(page)).toHaveCount(0);
  }
  await choose(mixes(clover).getByRole('radio', { name: begins(en.seats.mix.partners) }));
  await expect(thistle.getByText(holds(en.seats.lobby.partners))).toBeVisible();
  await expectClean(clover);
  await expectNoOverflow(thistle);
  await choose(mixes(clover).getByRole('radio', { name: begins(`${en.seats.mix.all} ${en.seats.mixAbout.all}`) }));
  await expect(thistle.getByText(holds(en.seats.lobby.partners))).toBeHidden();

  // Shown for a few seconds: check all three at once.
  await Promise.all([
    ...[clover, thistle, onlooker].map((page) => expect(page.getByText(whole(en.seats.mixed(ANY), en.seats.mixedYou))).toBeVisible()),
    clover.getByRole('button', { name: en.online.lobby.start }).click(),
  ]);
  const seats = await plates(onlooker);
  expect(seats).toEqual(expect.arrayContaining(['Clover', 'Thistle']));
  const [one, two] = [seats.indexOf('Clover') + 1, seats.indexOf('Thistle') + 1];
  expect((await plates(clover))[two - 1]).toBe('Thistle');
  expect((await plates(thistle))[one - 1]).toBe('Clover');
  expect(new Set(cloverSaw.map(({ viewer }) => viewer))).toEqual(new Set([one]));
  expect(new Set(thistleSaw.map(({ viewer }) => viewer))).toEqual(new Set([two]));

  // To the end, and the verification.
  await playOn([clover, thistle], playCard);
  await bar(clover).getByRole('button', { name: en.online.table.title }).click();
  await clover.getByRole('button', { name: en.online.table.check }).click();
  await expect(clover.getByText(`✓ ${en.online.table.good}`)).toBeVisible();
  await clover.keyboard.press('Escape');

  // Thistle still looks at the end; Clover mixes seats again.
  await thistle.locator('.wolf-result').waitFor();
  await clover.locator('.wolf-result').getByLabel(en.seats.seats).selectOption(en.seats.again.all);
  // The note of the deal may outlast a whole game.
  await expect(clover.getByText(begins(head(en.seats.mixed(ANY))))).toBeHidden();
  await clover.getByRole('button', { name: en.shell.again }).click();
  // A person who does not answer delays the rematch, but not forever.
  await expect(clover.getByText(whole(en.seats.mixed(ANY), en.seats.mixedYou))).toBeVisible({ timeout: 20_000 });
  await expect(bar(thistle).getByText(en.online.state.nextGame)).toBeVisible();
  expect((await plates(thistle))[one - 1]).toBe('Clover');
  for (const page of [thistle, onlooker]) {
    await bar(page).getByRole('button', { name: en.online.state.goOn }).click();
    await expect(page.locator('.wolf-result')).toHaveCount(0);
  }
  await expect(async () => {
    const now = await plates(onlooker);
    expect((await plates(thistle))[now.indexOf('Clover')]).toBe('Clover');
    expect((await plates(clover))[now.indexOf('Thistle')]).toBe('Thistle');
  }).toPass({ timeout: 10_000 });
});

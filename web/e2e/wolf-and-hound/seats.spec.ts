import { expect, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow, hand, over, playOut, quick, visit } from '../help.ts';
import { dealtUntil, keptSeats } from '../seats.ts';
import { test } from '../test.ts';
import { ANY, begins, en, head, whole } from '../words.ts';

const [BROOK = '', , OAK = ''] = en.wolf.seats;

const deal = (page: Page) => page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
const mixes = (page: Page) => page.getByRole('group', { name: en.seats.seats, exact: true });

test('[R-SEATS] against bots the person may sit anywhere; a rematch keeps the seats or mixes them again', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await expect(mixes(page).getByRole('radio', { name: en.seats.mix.no })).toBeChecked();
  await choose(mixes(page).getByRole('radio', { name: begins(en.seats.mix.partners) }));
  await deal(page);
  const partners = await keptSeats(page);
  expect(partners.mix).toBe('partners');
  expect((partners.sitters.indexOf('guest') + 2) % 4).toBe(partners.sitters.indexOf('bot:herder'));

  // The last choice is offered again. Repeats until another seat starts.
  const again = async () => {
    await visit(page, 'new/wolf-and-hound');
    await expect(mixes(page).getByRole('radio', { name: begins(en.seats.mix.all, en.seats.mix.partners), checked: true })).toHaveCount(1);
    await choose(mixes(page).getByRole('radio', { name: begins(`${en.seats.mix.all} ${en.seats.mixAbout.all}`) }));
    await deal(page);
  };
  await page.goto('/#/help/wolf-and-hound/R-SEATS');
  const { title } = en.wolfRules.rules['R-SEATS'];
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  await expect(page.locator('.scene-title', { hasText: whole(title) })).toBeVisible();
  const kept = await dealtUntil(page, again, ([first]) => first !== 'guest');
  await expect(page.getByText(whole(en.seats.mixed(ANY)))).toBeVisible();

  // One's own seat is at the bottom, whichever it is.
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

  const seats = over(page).getByLabel(en.seats.seats);
  await expect(seats).toHaveValue('all');
  await expectNoOverflow(page);
  await seats.selectOption(en.seats.again.no);
  await over(page).getByRole('button', { name: en.shell.again }).click();
  await expect(over(page)).toHaveCount(0);
  const same = await keptSeats(page);
  expect(same.sitters).toEqual(kept.sitters);
  expect(same.mix).toBeUndefined();
  await playOut(page);
  await over(page).getByLabel(en.seats.seats).selectOption(en.seats.again.all);
  const before = page.url();
  await over(page).getByRole('button', { name: en.shell.again }).click();
  await expect(page).not.toHaveURL(before);
  expect((await keptSeats(page)).mix).toBe('all');
});

test('[R-SEATS] around one device people have names, and names move with the seats', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.locator('.sitters li').nth(2).locator('[value="guest"]').check();
  await page.getByLabel(en.seats.name(BROOK)).fill('Ada');
  await page.getByLabel(en.seats.name(OAK)).fill('Änne; "B"');
  await expect(page.getByLabel(en.seats.name(OAK))).toHaveValue('Änne B');
  await choose(mixes(page).getByRole('radio', { name: begins(`${en.seats.mix.all} ${en.seats.mixAbout.all}`) }));
  await expectClean(page);
  await expectNoOverflow(page);
  await deal(page);
  await page.locator('.curtain').waitFor();
  expect((await keptSeats(page)).sitters).toEqual(expect.arrayContaining(['guest:Ada', 'guest:Änne B']));

  // Names are asked once.
  const again = async () => {
    await visit(page, 'new/wolf-and-hound');
    await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
    await expect(page.getByLabel(begins(head(en.seats.name(ANY))))).toHaveCount(2);
    await deal(page);
  };
  await dealtUntil(page, again, ([first]) => first?.startsWith('guest:Änne') === true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Änne B/);
});

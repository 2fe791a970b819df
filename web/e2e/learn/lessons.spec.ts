import { expect, type Locator, type Page } from '@playwright/test';
import { expectCleanInBothLights, expectNoOverflow, hand, inEvery, quick } from '../help.ts';
import { test } from '../test.ts';
import { cell, coach, expectDone, follow, moved, standsAt } from './pupil.ts';

const tap = async (target: Locator) => target.tap();
const click = async (target: Locator) => target.click();
const blackOne = (page: Page) => page.getByRole('button', { name: /^Black 1/ });
const whiteFour = (page: Page) => page.getByRole('button', { name: /^White 4/ });
/** The answers of the Wolf & Hound lesson: help, defend, finish. */
const answers = (page: Page) => ['W2', 'B3', 'B3'].map((card) => inHand(page, card));
const inHand = (page: Page, card: string) => page.locator(`[data-key="hand:${card}:0"]`);

test('the first table offers the lesson, the menu leads to all of them', async ({ page }) => {
  await page.goto('/');
  await hand(page).first().waitFor();
  await page.getByRole('link', { name: 'Learn in 90 seconds' }).click();
  await expect(coach(page)).toContainText('Keep your sheep.');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Learn', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    /Path: Wolf/,
    /Path: Sheep/,
    /Wolf & Hound in/,
    /Sheep & Thief in/,
    /River drill/,
  ]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Wolf & Hound to the end', async ({ page }) => {
    await quick(page);
    await page.goto('/#/learn/wolf-and-hound');
    // A card is looked at before it is played: two taps.
    const taps = ['W2', 'W4', 'B3', 'B3'].flatMap((card) => [inHand(page, card), inHand(page, card)]);
    const said = await follow(page, tap, taps);
    expect(said).toContain('Count its steps: not to Walter, not back to you.');
    expect(said).toContain('Molly’s pasture is empty: you and Walter win!');
    await expectDone(page);
  });

  test('Sheep & Thief to the end, then the river drill', async ({ page }) => {
    test.setTimeout(120_000);
    await quick(page);
    await page.goto('/#/learn/sheep-and-thief');
    const said = await follow(page, tap);
    expect(said).toContain('Rivers must meet: lay it under the bridge.');
    expect(said).toContain('A road from farmyard to town: five gold.');
    await expectDone(page);
    await page.getByRole('link', { name: 'River drill' }).tap();
    const drilled = await follow(page, tap, [cell(page, 2, 2), cell(page, 2, 1), cell(page, 3, 1)]);
    expect(drilled).toContain('Four cards: eight gold! Longer rivers pay even more.');
    await expectDone(page);
  });
});

test('the drill says why a cell does not fit, and takes back what joins nothing', async ({ page }) => {
  await quick(page);
  await page.goto('/#/learn/rivers');
  await follow(page, click, [], 'Only one cell takes it. Which?');
  // Neither the eye nor the ear is told: labels say what lies on a cell, and a free cell is a free cell.
  await expect(page.locator('.sheep-offer, .sheep-open, .sheep-shut')).toHaveCount(0);
  const labels = await page.locator('.sheep-cell').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(labels).toContain('row 2, column 2: free');
  expect(labels).toContain('row 1, column 3: free');
  expect(labels.join()).toContain('row 1, column 2: river bottom');
  expect(labels.join()).not.toContain('may go here');
  await cell(page, 1, 3).click();
  await expect(page.getByRole('alert')).toContainText(/Read the rule/);
  await expect(coach(page)).toHaveText('Not there: the line above says why.');
  await cell(page, 2, 2).click();
  await expect(page.getByRole('button', { name: /^Rivers: 3 gold/ })).toBeVisible();
  await follow(page, click, [], 'Where does it make the river longer?');
  await cell(page, 1, 3).click();
  await expect(coach(page)).toHaveText('It fits, but makes no river longer. Undo.');
  // What was wrong before is not said again.
  await follow(page, click, [], 'Where does it make the river longer?');
  await follow(page, click, [cell(page, 2, 1), cell(page, 3, 1)]);
  await expectDone(page);
});

test('Wolf & Hound by keyboard alone', async ({ page }) => {
  await quick(page);
  await page.goto('/#/learn/wolf-and-hound');
  await coach(page).waitFor();
  // The coach comes first: Skip, then Next.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.coach button.primary')).toBeFocused();
  const asked: Readonly<Record<string, RegExp>> = {
    'White cards move the Hound. Which takes it to Walter?': /^White 2/,
    'Defend! Which card keeps the wolf off you and Walter?': /^Black 3/,
    'Molly has one sheep left. Which card chases it?': /^Black 3/,
  };
  const focused = async () => (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  for (let i = 0; i < 80; i++) {
    if (await page.locator('.coach a.primary').isVisible()) break;
    const before = await standsAt(page);
    const wanted = asked[(await coach(page).textContent()) ?? ''];
    for (let n = 0; wanted && n < 8 && !wanted.test(await focused()); n++) await page.keyboard.press('ArrowRight');
    if (await page.locator('.coach button:focus, .thing.playable:focus').count()) await page.keyboard.press('Enter');
    await moved(page, before);
  }
  await expectDone(page);
  await expect(page.locator('.coach a.primary')).toBeFocused();
});

test('a wrong press changes nothing and gets a friendly word', async ({ page }) => {
  await quick(page);
  await page.goto('/#/learn/wolf-and-hound');
  await whiteFour(page).click();
  await expect(coach(page)).toHaveText('Read this first, then press Next.');
  await follow(page, click, [], 'Black cards move the wolf. Play Black 1: one step.');
  await whiteFour(page).click();
  await expect(coach(page)).toHaveText('Press what the light falls on.');
  await page.keyboard.type('w4');
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(4);
  await blackOne(page).click();
  await expect(coach(page)).toHaveText('On Molly’s turn the wolf activated: one sheep fled.');
});

// The turn put together so far is still there; only what was picked up must be picked up again.
for (const [id, until, again] of [
  ['wolf-and-hound', 'White cards move the Hound. Which takes it to Walter?', 'White cards move the Hound. Which takes it to Walter?'],
  ['sheep-and-thief', 'Drive it up, out of the fox’s way.', 'Dogs drive sheep. The fox is near: choose this flock.'],
  ['rivers', 'Where does it make the river longer?', 'Choose this river.'],
] as const) {
  test(`${id}: skipped, and gone on with another day`, async ({ page, context }) => {
    await quick(page);
    await page.goto(`/#/learn/${id}`);
    await follow(page, click, id === 'rivers' ? [cell(page, 2, 2)] : [], until);
    await page.reload();
    await expect(coach(page)).toHaveText(again);
    await page.getByRole('link', { name: 'Skip' }).click();
    await hand(page).first().waitFor();
    await page.close();
    const later = await context.newPage();
    await quick(later);
    await later.goto('/#/learn');
    await later.locator(`.lessons a.primary[href$="/learn/${id}"]`).click();
    await follow(later, click, id === 'rivers' ? [cell(later, 2, 1), cell(later, 3, 1)] : answers(later));
    await expectDone(later);
    // Lessons are no games: the list of games does not have them.
    await later.goto('/#/games');
    await expect(later.getByText('No games yet.')).toBeVisible();
    await later.goto(`/#/learn`);
    await expect(later.locator(`.lessons a.primary[href$="/learn/${id}"]`)).toHaveCount(0);
    await later.getByRole('link', { name: /^Start over/ }).click();
    await expect(coach(later)).toBeVisible();
    await expect(later.locator('.coach progress')).toHaveJSProperty('value', 0);
  });
}

test('whether there is sound is asked when a first lesson is over; whoever skips it is asked at the first table', async ({ page }) => {
  await quick(page, { soundAsked: false });
  const offer = page.getByRole('group', { name: 'Play with sounds?' });
  await page.goto('/#/learn/wolf-and-hound');
  await follow(page, click, [], 'White cards move the Hound. Which takes it to Walter?');
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Skip' }).click();
  await hand(page).first().click();
  await expect(offer).toBeVisible();
  await page.goto('/#/learn/wolf-and-hound');
  await coach(page).waitFor();
  await page.evaluate(() => localStorage.removeItem('bellwether.settings'));
  await page.reload();
  await follow(page, click, answers(page));
  await expectDone(page);
  await expect(offer).toBeVisible();
  await expectNoOverflow(page);
  await offer.getByRole('button', { name: 'Quietly' }).click();
  await expect(offer).toHaveCount(0);
  await expectDone(page);
});

test('axe finds nothing in the lessons, by day and at dusk', async ({ page }) => {
  test.setTimeout(180_000);
  await quick(page);
  await page.goto('#/learn');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expectCleanInBothLights(page);
  await page.goto('#/learn/wolf-and-hound');
  await coach(page).waitFor();
  await expectCleanInBothLights(page);
  await follow(page, click, [], 'White cards move the Hound. Which takes it to Walter?');
  await expectCleanInBothLights(page);
  await page.goto('#/learn/sheep-and-thief');
  await follow(page, click, [], 'Drive it up, out of the fox’s way.');
  await expectCleanInBothLights(page);
  await page.goto('#/learn/rivers');
  await follow(page, click, [], 'Only one cell takes it. Which?');
  await cell(page, 1, 3).click();
  await expectCleanInBothLights(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await follow(page, click, [cell(page, 2, 2), cell(page, 2, 1), cell(page, 3, 1)]);
  await expectCleanInBothLights(page);
});

test('the lessons do not overflow at 360 pixels, in German, French and Japanese', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await quick(page);
  const fits = async () => await inEvery(['ja', 'fr', 'de'], page, async () => await expectNoOverflow(page));
  await page.goto('#/learn');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await fits();
  const looking = async (target: Locator) => {
    await inEvery(['ja', 'fr', 'de'], page, async () => {
      await coach(page).waitFor();
      await expectNoOverflow(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    });
    await target.click();
  };
  await page.goto('#/learn/wolf-and-hound');
  await follow(page, looking, answers(page));
  await fits();
  await page.goto('#/learn/sheep-and-thief');
  await follow(page, looking);
  await fits();
  await page.goto('#/learn/rivers');
  const at = (n: number) => page.locator(`[data-key="cell:1:${n}"]`);
  await follow(page, looking, [at(5), at(4), at(8)]);
  await fits();
});

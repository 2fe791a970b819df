import { expect, type Locator, type Page } from '@playwright/test';
import { renamed } from '../../src/learn/renamed.ts';
import { expectCleanInBothLights, expectNoOverflow, hand, inEvery, PROOF, quick } from '../help.ts';
import { test } from '../test.ts';
import { begins, en, holds } from '../words.ts';
import { cell, coach, expectDone, follow, moved, note, standsAt } from './pupil.ts';

/** What the coach says, with the names of the players. */
const told = (say: string) => renamed(say, en.wolf.seats, ['', MOLLY, WALTER, NED]);
const [MOLLY = '', NED = ''] = en.shell.level.names.shepherd;
const [WALTER = ''] = en.shell.level.names.herder;

const tap = async (target: Locator) => target.tap();
const click = async (target: Locator) => target.click();
const blackOne = (page: Page) => page.getByRole('button', { name: begins(en.wolf.card('black', 1, 'none')) });
const whiteFour = (page: Page) => page.getByRole('button', { name: begins(en.wolf.card('white', 4, 'none')) });
const OTHERS = ['ja', 'fr', 'de'] as const;
/** The answers of the Wolf & Hound lesson: help, defend, finish. */
const answers = (page: Page) => ['W2', 'B3', 'B3'].map((card) => inHand(page, card));
const inHand = (page: Page, card: string) => page.locator(`[data-key="hand:${card}:0"]`);

test('the first table offers the lesson, the menu leads to all of them', async ({ page }) => {
  await page.goto('/');
  await hand(page).first().waitFor();
  await page.getByRole('link', { name: en.shell.learnNow }).click();
  await expect(coach(page)).toContainText(en.wolfLessons.says.wolfGoal);
  await page.getByRole('button', { name: en.shell.menu }).click();
  await page.getByRole('dialog').getByRole('link', { name: en.shell.learn, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    holds(en.shell.colon(en.learn.path, 'Wolf & Hound')),
    holds(en.shell.colon(en.learn.path, 'Sheep & Thief')),
    holds(en.wolfLessons.lessons['wolf-and-hound'].title),
    holds(en.sheepLessons.lessons['sheep-and-thief'].title),
    holds(en.sheepLessons.lessons.rivers.title),
  ]);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Wolf & Hound to the end', async ({ page }) => {
    await quick(page);
    await page.goto('/#/learn/wolf-and-hound');
    // On touch, the first tap looks and the second plays.
    const taps = ['W2', 'W4', 'B3', 'B3'].flatMap((card) => [inHand(page, card), inHand(page, card)]);
    const said = await follow(page, tap, taps);
    expect(said).toContain(told(en.wolfLessons.says.wolfDefendWrong));
    expect(said).toContain(told(en.wolfLessons.says.wolfWon));
    await expectDone(page);
  });

  test('Sheep & Thief to the end, then the river drill', async ({ page }) => {
    test.setTimeout(120_000);
    await quick(page);
    await page.goto('/#/learn/sheep-and-thief');
    const said = await follow(page, tap);
    expect(said).toContain(en.sheepLessons.says.sheepRiverCell);
    expect(said).toContain(en.sheepLessons.says.sheepTown);
    await expectDone(page);
    await page.getByRole('link', { name: en.sheepLessons.lessons.rivers.title }).tap();
    const drilled = await follow(page, tap, [cell(page, 2, 2), cell(page, 2, 1), cell(page, 3, 1)]);
    expect(drilled).toContain(en.sheepLessons.says.riverFour);
    await expectDone(page);
  });
});

test('the drill says why a cell does not fit, and takes back what joins nothing', async ({ page }) => {
  await quick(page);
  await page.goto('/#/learn/rivers');
  await follow(page, click, [], en.sheepLessons.says.riverOnly);
  // No highlight or label gives it away: labels say what lies on a cell, and a free cell is a free cell.
  await expect(page.locator('.sheep-offer, .sheep-open, .sheep-shut')).toHaveCount(0);
  const labels = await page.locator('.sheep-cell').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(labels).toContain(en.shell.colon(en.sheep.cell(2, 2), en.sheep.card.free));
  expect(labels).toContain(en.shell.colon(en.sheep.cell(1, 3), en.sheep.card.free));
  expect(labels.join()).toContain(en.shell.colon(en.sheep.cell(1, 2), en.sheep.card.river(en.sheep.edges[2] ?? '')));
  expect(labels.join()).not.toContain(en.sheep.table.open);
  await cell(page, 1, 3).click();
  await expect(page.getByRole('alert')).toContainText(en.sheep.whyNot.rule);
  await expect(note(page)).toHaveText(en.sheepLessons.says.riverWrong);
  await cell(page, 2, 2).click();
  await expect(page.getByRole('button', { name: begins(en.shell.colon(en.sheep.sources.rivers, en.sheep.gold(3))) })).toBeVisible();
  await follow(page, click, [], en.sheepLessons.says.riverLonger);
  await cell(page, 1, 3).click();
  await expect(coach(page)).toContainText(en.sheepLessons.says.riverApart);
  // An earlier mistake is not repeated.
  await follow(page, click, [], en.sheepLessons.says.riverLonger);
  await follow(page, click, [cell(page, 2, 1), cell(page, 3, 1)]);
  await expectDone(page);
});

test('Wolf & Hound by keyboard alone', async ({ page }) => {
  await quick(page);
  await page.goto('/#/learn/wolf-and-hound');
  await coach(page).waitFor();
  // The coach is first in tab order: Skip, then Next.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('.coach button.primary')).toBeFocused();
  const asked: Readonly<Record<string, RegExp>> = {
    [told(en.wolfLessons.says.wolfHelp)]: begins(en.wolf.card('white', 2, 'none')),
    [told(en.wolfLessons.says.wolfDefend)]: begins(en.wolf.card('black', 3, 'none')),
    [told(en.wolfLessons.says.wolfFinish)]: begins(en.wolf.card('black', 3, 'none')),
  };
  const focused = async () => (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  const asks = page.locator('.lesson.asks .coach-text');
  const next = page.locator('.coach button.primary');
  for (let i = 0; i < 300; i++) {
    if (await page.locator('.coach a.primary').isVisible()) break;
    const before = await standsAt(page);
    const [question] = await asks.allTextContents();
    if (question !== undefined) {
      const wanted = asked[question] ?? /^$/;
      for (let n = 0; n < 8 && !wanted.test(await focused()); n++) await page.keyboard.press('ArrowRight');
      expect(await focused()).toMatch(wanted);
      await page.keyboard.press('Enter');
      // An arrow changes the forecast too; and while the move is under way, the coach keeps the question.
      await expect(asks).toHaveCount(0);
      continue;
    }
    if (await next.isVisible()) await expect(next).toBeFocused();
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
  await expect(note(page)).toHaveText(en.learn.read);
  await follow(page, click, [], en.wolfLessons.says.wolfChase);
  await whiteFour(page).click();
  await expect(note(page)).toHaveText(en.learn.follow);
  await page.keyboard.type('w4');
  await page.keyboard.press('Enter');
  await expect(hand(page)).toHaveCount(4);
  await blackOne(page).click();
  await expect(coach(page)).toHaveText(told(en.wolfLessons.says.wolfChased));
});

// The unfinished turn is still there; only what was selected must be selected again.
for (const [id, until, again] of [
  ['wolf-and-hound', told(en.wolfLessons.says.wolfHelp), told(en.wolfLessons.says.wolfHelp)],
  ['sheep-and-thief', en.sheepLessons.says.sheepDriveTo, en.sheepLessons.says.sheepDrive],
  ['rivers', en.sheepLessons.says.riverLonger, en.sheepLessons.says.riverCard],
] as const) {
  test(`${id}: skipped, and gone on with another day`, async ({ page, context }) => {
    await quick(page);
    await page.goto(`/#/learn/${id}`);
    await follow(page, click, id === 'rivers' ? [cell(page, 2, 2)] : [], until);
    await page.reload();
    await expect(coach(page)).toHaveText(again);
    await page.getByRole('link', { name: en.learn.skip }).click();
    await hand(page).first().waitFor();
    await page.close();
    const later = await context.newPage();
    await quick(later);
    await later.goto('/#/learn');
    await later.locator(`.lessons a.lesson-start[href$="/learn/${id}"]`).click();
    await follow(later, click, id === 'rivers' ? [cell(later, 2, 1), cell(later, 3, 1)] : answers(later));
    await expectDone(later);
    // Lessons are not in the list of games.
    await later.goto('/#/games');
    await expect(later.getByText(en.me.kept.none)).toBeVisible();
    await later.goto(`/#/learn`);
    await expect(later.locator(`.lessons a.lesson-start[href$="/learn/${id}"]`)).toHaveCount(0);
    await later.getByRole('link', { name: begins(en.learn.again) }).click();
    await expect(coach(later)).toBeVisible();
    await expect(later.locator('.coach progress')).toHaveJSProperty('value', 0);
  });
}

test('whether there is sound is asked when a first lesson is over; whoever skips it is asked at the first table', async ({ page }) => {
  await quick(page, { soundAsked: false });
  const offer = page.getByRole('group', { name: en.settings.offer.question });
  await page.goto('/#/learn/wolf-and-hound');
  await follow(page, click, [], told(en.wolfLessons.says.wolfHelp));
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: en.learn.skip }).click();
  await expect(async () => {
    if (await offer.isHidden()) await hand(page).first().click({ timeout: 1000 });
    await expect(offer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto('/#/learn/wolf-and-hound');
  await coach(page).waitFor();
  await page.evaluate(() => localStorage.removeItem('bellwether.settings'));
  await page.reload();
  await follow(page, click, answers(page));
  await expectDone(page);
  await expect(offer).toBeVisible();
  await expectNoOverflow(page);
  await offer.getByRole('button', { name: en.settings.offer.no }).click();
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
  await follow(page, click, [], told(en.wolfLessons.says.wolfHelp));
  await expectCleanInBothLights(page);
  await page.goto('#/learn/sheep-and-thief');
  await follow(page, click, [], en.sheepLessons.says.sheepDriveTo);
  await expectCleanInBothLights(page);
  await page.goto('#/learn/rivers');
  await follow(page, click, [], en.sheepLessons.says.riverOnly);
  await cell(page, 1, 3).click();
  await expectCleanInBothLights(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await follow(page, click, [cell(page, 2, 2), cell(page, 2, 1), cell(page, 3, 1)]);
  await expectCleanInBothLights(page);
});

test('the lessons do not overflow at 360 pixels, in other languages', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 640 });
  await quick(page);
  // Every step of a lesson in one language; its end in all of them.
  let spoken: readonly ('de' | 'fr' | 'ja')[] = OTHERS;
  const fits = async () => await inEvery(OTHERS, page, async () => await expectNoOverflow(page));
  await page.goto('#/learn');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await fits();
  const looking = async (target: Locator) => {
    await inEvery(spoken, page, async () => {
      await coach(page).waitFor();
      await expectNoOverflow(page);
      expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    });
    await target.click();
  };
  if (!PROOF) spoken = ['de'];
  await page.goto('#/learn/wolf-and-hound');
  await follow(page, looking, answers(page));
  await fits();
  if (!PROOF) spoken = ['fr'];
  await page.goto('#/learn/sheep-and-thief');
  await follow(page, looking);
  await fits();
  if (!PROOF) spoken = ['ja'];
  await page.goto('#/learn/rivers');
  const at = (n: number) => page.locator(`[data-key="cell:1:${n}"]`);
  await follow(page, looking, [at(5), at(4), at(8)]);
  await fits();
});

import { expect } from '@playwright/test';
import { asked, focused, heard, hurryVoice, keepCards, listen, over, placeCard, press, standing, tabTo } from '../by-ear.ts';
import { hand, quick } from '../help.ts';
import { test } from '../test.ts';
import { ANY, begins, CARD, de, en, ends, head, holds, N, PLAYS, SOMEBODY, source, titled, whole, YOU } from '../words.ts';

const MY_TURN = holds(en.wolf.ask.play);
const CELL = en.sheep.cell(N, N);

/** Both games from the first page to the end, by roles, names and announcements: nothing here depends on markup. */

test('Wolf & Hound by ear, from the first page to the end', async ({ page }) => {
  test.setTimeout(150_000);
  await quick(page);
  await hurryVoice(page);
  await listen(page);
  await page.goto('/');
  let turn = await asked(page, undefined, MY_TURN);
  await press(page, whole(en.shell.skip));
  // One tab stop for the navigation, then the hand is near.
  expect(await tabTo(page, begins(CARD))).toBeLessThanOrEqual(4);
  let turns = 0;
  while (turn !== undefined) {
    // A card's label says what it would do.
    expect(await focused(page)).toMatch(new RegExp(`^${source(CARD)}(, ${source(en.wolf.table.suggested)})?: .+[.!]$`));
    await page.keyboard.press('Enter');
    turns += 1;
    const before = turn.count;
    turn = await asked(page, turn, MY_TURN);
    if (turn === undefined) break;
    // My move and those of three others are one message each; then comes the question.
    const said = (await heard(page)).slice(before, turn.count);
    expect(said.filter((line) => new RegExp(PLAYS).test(line)).length, said.join(' | ')).toBeGreaterThan(1);
    expect(said.filter((line) => (line.match(new RegExp(PLAYS, 'g'))?.length ?? 0) > 1)).toEqual([]);
    expect(said.filter((line) => MY_TURN.test(line))).toEqual([en.wolf.ask.play]);
    expect(await tabTo(page, begins(CARD))).toBeLessThanOrEqual(6);
  }
  expect(turns).toBeGreaterThan(2);
  // The focus moves to the end: won or lost, and why.
  await expect(over(page)).toBeFocused();
  await expect(over(page)).toHaveAccessibleDescription(begins(head(en.wolf.over['no-sheep']([SOMEBODY])), en.wolf.over['cards-out']()));
  await expect
    .poll(async () => (await heard(page)).at(-1))
    .toMatch(ends(...[en.wolf.over.won, en.wolf.over.lost].map((how) => `${en.wolf.tells.ends('')} ${how}`)));
  const said = await heard(page);
  expect(said.filter((line) => line.startsWith('rewritten'))).toEqual([]);
  await expect(page).toHaveTitle(titled('Wolf & Hound'));
  await press(page, whole(en.shell.again));
  await expect(over(page)).toHaveCount(0);
  expect(await asked(page, undefined, MY_TURN)).toBeDefined();
});

test('Sheep & Thief by ear, from the first page to the end', async ({ page }) => {
  test.setTimeout(200_000);
  await quick(page);
  await hurryVoice(page);
  await listen(page);
  await page.goto('/');
  await asked(page, undefined, MY_TURN);
  await press(page, /^Sheep & Thief$/);
  await expect(page).toHaveTitle(titled('Sheep & Thief'));
  await expect(page.getByRole('main', { name: 'Sheep & Thief' })).toBeFocused();
  const asks = holds(
    en.sheep.ask.keep(1, SOMEBODY),
    en.sheep.ask.keep(2, SOMEBODY),
    en.sheep.ask.card,
    en.sheep.ask.faceDown,
    en.sheep.ask.discard,
  );
  let turn = await asked(page, undefined, asks);
  expect(await tabTo(page, holds(en.sheep.table.choose))).toBeLessThanOrEqual(4);
  const done = { keep: 0, place: 0, discard: 0 };
  while (turn !== undefined) {
    const { said } = turn;
    if (said.includes(en.sheep.ask.discard)) {
      await press(page, begins(`${en.sheep.card.number(N)}, `));
      await press(page, whole(en.sheep.ask.discardChosen));
      done.discard += 1;
    } else if (holds(en.sheep.ask.keep(1, SOMEBODY), en.sheep.ask.keep(2, SOMEBODY)).test(said)) {
      await keepCards(page, said);
      done.keep += 1;
    } else {
      await placeCard(page, said);
      done.place += 1;
    }
    turn = await asked(page, turn, asks);
  }
  expect(done.place).toBe(12);
  expect(done.keep).toBeGreaterThanOrEqual(6);
  await expect(over(page)).toBeFocused();
  await expect(over(page)).toHaveAccessibleDescription(holds(en.shell.colon(en.sheep.you, en.sheep.gold(N))));
  // A kept or placed card is named, and nothing is announced twice. Messages are spaced out, so wait for the last.
  const laid = (line: string) =>
    begins(en.sheep.tells.placesCard(YOU, `${en.sheep.card.number(N)}, ${ANY}`, CELL), en.sheep.tells.hides(YOU, CELL)).test(line);
  await expect.poll(async () => (await heard(page)).filter(laid).length).toBe(12);
  const said = await heard(page);
  expect(said.filter((line) => line.startsWith('rewritten'))).toEqual([]);
  expect(said.filter((line) => line.startsWith(head(en.sheep.tells.keepsCards([en.sheep.card.number(N)]))))).toHaveLength(done.keep);
  expect(said.filter((line, i) => line === said[i - 1])).toEqual([]);
  // Announces whose turn it is: another's when mine ends, mine when it comes.
  expect(said.filter((line) => ends(en.sheep.ask.turn(YOU)).test(line))).toEqual([]);
});

test('every page has a title, and whoever follows a link hears where it led', async ({ page }) => {
  await quick(page);
  await listen(page);
  await page.goto('/');
  await asked(page, undefined, MY_TURN);
  for (const [name, title] of [
    [en.shell.colon(en.shell.newGame, 'Sheep & Thief'), en.sheep.setup.title],
    [en.shell.colon(en.shell.rules, 'Wolf & Hound'), en.wolfRules.title],
    [en.shell.myGames, en.shell.myGames],
    [en.shell.cards, en.shell.cards],
    [en.shell.settings, en.shell.settings],
    [en.shell.about, en.shell.about],
    [en.shell.learn, en.learn.title],
  ] as const) {
    await page.getByRole('button', { name: en.shell.menu }).press('Enter');
    // The focus is on the first link of the menu, not on its close button.
    await expect(page.getByRole('dialog', { name: en.shell.menu }).getByRole('link').first()).toBeFocused();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(titled(title));
  }
  await page.getByRole('button', { name: en.shell.menu }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: en.shell.play, exact: true }).press('Enter');
  await expect(page.getByRole('main', { name: 'Wolf & Hound' })).toBeFocused();
});

test('what was said is not said again: a dialog, an undone move and another page find nothing of it', async ({ page }) => {
  await quick(page);
  await listen(page);
  await page.goto('/');
  const turn = await asked(page, undefined, MY_TURN);
  // The first message names the game and its goal.
  expect((await heard(page))[0]).toBe(en.shell.colon('Wolf & Hound', en.wolf.goal));
  await press(page, begins(CARD));
  await asked(page, turn, MY_TURN);
  const count = (await heard(page)).length;
  await press(page, whole(en.shell.lookUp));
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await standing(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: en.shell.lookUp })).toBeFocused();
  await page.keyboard.press('h');
  await expect
    .poll(async () => (await heard(page)).slice(count))
    .toEqual([expect.stringMatching(begins(head(en.wolf.because(CARD, ANY)) + CARD))]);
  await page.keyboard.press('u');
  await expect.poll(async () => (await heard(page)).slice(count + 1)).toEqual([en.shell.undone, en.wolf.ask.play]);
  expect(await standing(page)).toEqual([en.shell.undone, en.wolf.ask.play]);
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.shell.settings);
  expect(await standing(page)).toEqual([]);
});

test('a message is gone after a while; what happens beside a dialog is said when it closes', async ({ page }) => {
  await quick(page, { speed: 'fast' });
  await listen(page);
  await page.goto('/');
  await asked(page, undefined, MY_TURN);
  await expect.poll(() => standing(page), { timeout: 12_000 }).toEqual([]);
  await press(page, begins(CARD));
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = (await heard(page)).length;
  // All others move, and it is my turn again.
  await page.locator('[data-key="pile:4:0"]').waitFor();
  await hand(page).first().waitFor();
  expect((await heard(page)).slice(before)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(before);
});

test('keys keep their place: after a card is played, along the tools, and through a change of language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page);
  await listen(page);
  await page.goto('/');
  const turn = await asked(page, undefined, MY_TURN);
  await press(page, begins(CARD));
  await asked(page, turn, MY_TURN);
  await expect.poll(() => focused(page)).toMatch(begins(CARD));
  await expect(page.getByRole('button', { name: en.shell.hint })).toBeEnabled();
  await expect(page.getByRole('button', { name: en.shell.undo })).toBeEnabled();
  await page.getByRole('button', { name: en.shell.hint }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: en.shell.undo })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: en.shell.keys })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: en.shell.keys })).toContainText(en.pages.keyboard.aloud);
  await expect(page.getByRole('button', { name: en.shell.close })).not.toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/#/settings');
  const german = page.getByRole('radio', { name: 'Deutsch' });
  await german.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.shell.settings);
  await expect(german).toBeFocused();
});

test('a question about the rules is answered aloud, and so is what comes nearest', async ({ page }) => {
  await listen(page);
  await page.goto('/#/help/wolf-and-hound');
  const [question, answer] = en.wolfRules.questions['R-NOPASS'][0] ?? ['', ''];
  const search = page.getByRole('searchbox');
  await search.pressSequentially(question);
  await expect.poll(() => heard(page)).toEqual([answer]);
  await search.fill('');
  await search.pressSequentially('tiehxq');
  await expect.poll(async () => (await heard(page)).slice(1)).toEqual([expect.stringMatching(begins(en.rules.nearest))]);
});

import { expect } from '@playwright/test';
import { asked, focused, heard, hurryVoice, keepCards, listen, over, placeCard, press, standing, tabTo } from '../by-ear.ts';
import { quick } from '../help.ts';
import { test } from '../test.ts';

/** Both games from the first page to the end, by roles, names and what is announced: nothing here knows how the page is made. */

test('Wolf & Hound by ear, from the first page to the end', async ({ page }) => {
  test.setTimeout(150_000);
  await quick(page);
  await hurryVoice(page);
  await listen(page);
  await page.goto('/');
  let turn = await asked(page, undefined, /Your turn/);
  await press(page, /^Skip to the content$/);
  // Past the rooms of the house in one step, the hand is near.
  expect(await tabTo(page, /^(Black|White) \d/)).toBeLessThanOrEqual(4);
  let turns = 0;
  while (turn !== undefined) {
    // A card says what it would do before it is played.
    expect(await focused(page)).toMatch(/^(Black|White) \d(, suggested)?: .+[.!]$/);
    await page.keyboard.press('Enter');
    turns += 1;
    const before = turn.count;
    turn = await asked(page, turn, /Your turn/);
    if (turn === undefined) break;
    // What I did and what three others did since is one message each, then comes the question.
    const said = (await heard(page)).slice(before, turn.count);
    expect(said.filter((line) => /plays? (Black|White) \d/.test(line)).length, said.join(' | ')).toBeGreaterThan(1);
    expect(said.filter((line) => (line.match(/plays? (Black|White) \d/g)?.length ?? 0) > 1)).toEqual([]);
    expect(said.filter((line) => line.includes('Your turn'))).toEqual(['Your turn: play a card.']);
    expect(await tabTo(page, /^(Black|White) \d/)).toBeLessThanOrEqual(6);
  }
  expect(turns).toBeGreaterThan(2);
  // Whoever does not see the end comes to it: won or lost, and why.
  await expect(over(page)).toBeFocused();
  await expect(over(page)).toHaveAccessibleDescription(/^(No sheep left|The cards are out)/);
  await expect.poll(async () => (await heard(page)).at(-1)).toMatch(/wins\. You (win!|lose\.)$/);
  const said = await heard(page);
  expect(said.filter((line) => line.startsWith('rewritten'))).toEqual([]);
  await expect(page).toHaveTitle('Wolf & Hound – Bellwether');
  await press(page, /^Play again$/);
  await expect(over(page)).toHaveCount(0);
  expect(await asked(page, undefined, /Your turn/)).toBeDefined();
});

test('Sheep & Thief by ear, from the first page to the end', async ({ page }) => {
  test.setTimeout(200_000);
  await quick(page);
  await hurryVoice(page);
  await listen(page);
  await page.goto('/');
  await asked(page, undefined, /Your turn/);
  await press(page, /^Sheep & Thief$/);
  await expect(page).toHaveTitle('Sheep & Thief – Bellwether');
  await expect(page.getByRole('main', { name: 'Sheep & Thief' })).toBeFocused();
  const asks = /^Keep (one|two), |Choose a card to place|lay one face down|Put a card/;
  let turn = await asked(page, undefined, asks);
  expect(await tabTo(page, /to choose from/)).toBeLessThanOrEqual(4);
  const done = { keep: 0, place: 0, discard: 0 };
  while (turn !== undefined) {
    const { said } = turn;
    if (/Put a card out/.test(said)) {
      await press(page, /^Card \d+, /);
      await press(page, /^Put it out of the game$/);
      done.discard += 1;
    } else if (/Keep/.test(said)) {
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
  await expect(over(page)).toHaveAccessibleDescription(/You: \d+ gold/);
  // A card that is kept or laid is named, and nothing of it is said twice. One voice says one thing after the other: the last may still come.
  const laid = (line: string) => /^You (place Card \d+, .+|lay a card face down): row \d, column \d\./.test(line);
  await expect.poll(async () => (await heard(page)).filter(laid).length).toBe(12);
  const said = await heard(page);
  expect(said.filter((line) => line.startsWith('rewritten'))).toEqual([]);
  expect(said.filter((line) => line.startsWith('You keep Card '))).toHaveLength(done.keep);
  expect(said.filter((line, i) => line === said[i - 1])).toEqual([]);
  // Whose turn it is: another's when mine ends, mine when it comes.
  expect(said.filter((line) => /Your turn$/.test(line))).toEqual([]);
});

test('every page has a title, and whoever follows a link hears where it led', async ({ page }) => {
  await quick(page);
  await listen(page);
  await page.goto('/');
  await asked(page, undefined, /Your turn/);
  for (const [name, title] of [
    ['New game: Sheep & Thief', /^New game: Sheep & Thief – Bellwether$/],
    ['Rules: Wolf & Hound', /^Rules of Wolf & Hound – Bellwether$/],
    ['My games', /^My games – Bellwether$/],
    ['Cards', /^Cards – Bellwether$/],
    ['Settings', /^Settings – Bellwether$/],
    ['About', /^About – Bellwether$/],
    ['Learn', /^Learn.* – Bellwether$/],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    // The first place of the menu has the focus, not the way out of it.
    await expect(page.getByRole('dialog', { name: 'Menu' }).getByRole('link').first()).toBeFocused();
    await page.getByRole('dialog').getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(title);
  }
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('dialog').getByRole('link', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByRole('main', { name: 'Wolf & Hound' })).toBeFocused();
});

test('what was said is not said again: a dialog, an undone move and another page find nothing of it', async ({ page }) => {
  await quick(page);
  await listen(page);
  await page.goto('/');
  const turn = await asked(page, undefined, /Your turn/);
  // The first message says what this is.
  expect((await heard(page))[0]).toBe('Wolf & Hound: Keep your sheep. Chase theirs into the forest.');
  await press(page, /^(Black|White) \d/);
  await asked(page, turn, /Your turn/);
  const count = (await heard(page)).length;
  await press(page, /^Overview$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await standing(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Overview' })).toBeFocused();
  await page.keyboard.press('h');
  await expect.poll(async () => (await heard(page)).slice(count)).toEqual([expect.stringMatching(/^Hint: (Black|White) \d/)]);
  await page.keyboard.press('u');
  await expect.poll(async () => (await heard(page)).slice(count + 1)).toEqual(['Taken back.', 'Your turn: play a card.']);
  expect(await standing(page)).toEqual(['Taken back.', 'Your turn: play a card.']);
  await page.goto('/#/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expect(await standing(page)).toEqual([]);
});

test('a message is gone after a while; what happens beside a dialog is said when it closes', async ({ page }) => {
  await quick(page, { speed: 'brisk' });
  await listen(page);
  await page.goto('/');
  await asked(page, undefined, /Your turn/);
  await expect.poll(() => standing(page), { timeout: 12_000 }).toEqual([]);
  const before = (await heard(page)).length;
  await press(page, /^(Black|White) \d/);
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(6000);
  expect((await heard(page)).slice(before)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(before + 1);
});

test('keys keep their place: after a card is played, along the tools, and through a change of language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page);
  await listen(page);
  await page.goto('/');
  await asked(page, undefined, /Your turn/);
  await press(page, /^(Black|White) \d/);
  await expect.poll(() => focused(page)).toMatch(/^(Black|White) \d/);
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await page.getByRole('button', { name: 'Hint' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Keys' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('focus mode');
  await expect(page.getByRole('button', { name: 'Close' })).not.toBeFocused();
  await page.keyboard.press('Escape');
  await page.goto('/#/settings');
  const german = page.getByRole('radio', { name: 'Deutsch' });
  await german.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(german).toBeFocused();
});

test('a search of the rules says how many it found', async ({ page }) => {
  await listen(page);
  await page.goto('/#/help/wolf-and-hound');
  const search = page.getByRole('searchbox');
  await search.pressSequentially('tie');
  await expect.poll(() => heard(page)).toEqual([expect.stringMatching(/^\d+ rules? found\.$/)]);
  await search.pressSequentially('hxq');
  await expect.poll(async () => (await heard(page)).slice(1)).toEqual(['Nothing found for “tiehxq”. Try another word.']);
});

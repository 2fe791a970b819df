import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow, over, playOut, quick, resize, visit } from '../help.ts';
import { test } from '../test.ts';
import { ANY, begins, CARD, called, en, head, holds, N, PLAYS, source, whole, YOU } from '../words.ts';
import { keepGame, packed, sheepGame, wolfGame } from './games.ts';

/** Shown while a review is computed. */
const PROVISIONAL = en.review.provisional.about;
/** My loss and my rivals', and the luck of the cards. */
const HEADLINE = { given: N, rivalsGave: N, rivals: 2, cards: N, moves: N, countedIn: 'share' } as const;
const SENTENCE = whole(
  ...[HEADLINE, { ...HEADLINE, cards: -N }, { ...HEADLINE, cards: 0 }].map((told) => en.review.balance.sentence(YOU, told)),
);

const graph = (page: Page) => page.getByRole('slider', { name: en.review.graph.title });
const room = (page: Page) => page.locator('.review');
const worked = (page: Page) => expect(page.locator('.review[data-stage=done]')).toBeVisible({ timeout: 80_000 });

/** Start + moves + cards = result in every printed row. Leads in gold start at zero and do not print it. */
async function expectSums(page: Page, figures: 3 | 4) {
  const rows = await page
    .locator('.review-sum tbody tr')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number.parseInt((cell.textContent ?? '').replace('−', '-'), 10))),
    );
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) {
    expect(row.length).toBe(figures);
    expect(row.slice(0, -1).reduce((sum, figure) => sum + figure, 0)).toBe(row.at(-1));
  }
}

test.beforeEach(({ page }) => quick(page));

test('one tap from the end: graph, table and story go together, by pointer and by keys', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await keepGame(page, wolfGame());
  await over(page).getByRole('button', { name: en.pages.looking.review }).click();
  await expect(room(page)).toBeVisible();
  const plies = Number(await graph(page).getAttribute('aria-valuemax'));
  await expect(graph(page)).toHaveAttribute('aria-valuenow', String(plies));
  await expect(graph(page)).toHaveAttribute('aria-valuetext', new RegExp(`${source(en.wolf.tells.ends('').trim())}.*(100|0)%`));

  // Keys.
  await page.getByRole('button', { name: en.review.tabs.story, exact: true }).click();
  await graph(page).focus();
  await page.keyboard.press('Home');
  await expect(graph(page)).toHaveAttribute('aria-valuetext', begins(en.review.graph.start));
  for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '3');
  const line = page.locator('.review-story [aria-current]');
  await expect(line).toContainText(/^3/);
  await expect(page).toHaveURL(/\/3\/1$/);
  // The table shows three played cards, and my hand.
  await expect(page.locator('.thing.idle')).not.toHaveCount(0);
  await expect(page.locator('[data-key^="pile:"]')).toHaveCount(3);

  // A line of the story leads there too, and so does a press on the graph.
  await page.locator('.review-story button').nth(5).click();
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '5');
  const box = (await graph(page).boundingBox()) as { x: number; y: number; width: number; height: number };
  await page.mouse.click(box.x + box.width - 31, box.y + 40);
  await expect(graph(page)).toHaveAttribute('aria-valuenow', String(plies));

  // With open cards every hand is shown.
  await page.locator('.review-story button').nth(5).click();
  const eyes = page.getByLabel(en.review.eyes.title);
  await eyes.selectOption({ label: en.review.eyes.all });
  await expect(page.locator('.review-hand')).toHaveCount(3);
  await expect(page.locator('.review-hand').first().locator('li')).toHaveCount(4);
  await eyes.selectOption('2');
  await expect(page.locator('.review-hand')).toHaveCount(0);

  await worked(page);
  await page.getByRole('button', { name: en.review.tabs.summary }).click();
  await expect(page.locator('.review-sentence')).toHaveText(SENTENCE);
  await expect(page.locator('.review-summary')).toContainText(en.review.truth.title);
  // Where my partner answered otherwise than I could expect.
  await page.locator('.review-summary').getByText(en.review.short.details).click();
  const misread = page.locator('.review-part', { hasText: en.wolfPartner.misread.title }).getByRole('listitem').first();
  await expect(misread).toContainText(holds(head(en.wolfPartner.misread.expected(YOU, called(ANY), ''))));
  await misread.getByRole('button').click();
  await expect(graph(page)).not.toHaveAttribute('aria-valuenow', '5');
  await graph(page).press('Home');
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowRight');
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '5');
  await expectSums(page, 4);
  await page.getByText(en.review.graph.inWords).click();
  await expect(page.locator('.review-words tbody tr')).toHaveCount(plies + 1);
  await expectClean(page);

  // Stored: it is shown at once, and nothing is computed again.
  await page.reload();
  expect(await page.locator('.review[data-stage]').getAttribute('data-stage')).toBe('done');
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '5');

  // My mistakes are available as puzzles.
  await visit(page, 'puzzles/wolf-and-hound');
  await page.getByRole('link', { name: whole(`${en.puzzles.start} · ${en.puzzles.solved(0, N)}`) }).click();
  await expect(page.getByRole('region', { name: en.puzzles.panel })).toContainText(en.puzzles.ask);
});

test('a link leads to a replay whose story is at the move, and on to the review, where a stranger is nobody', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/#/record/${packed(wolfGame())}`);
  const bar = page.getByRole('region', { name: en.pages.looking.title });
  await expect(bar).toContainText(holds(en.pages.looking.ply(0, N)));
  await expect(page.locator('.log-list')).toHaveCount(0);
  for (let n = 0; n < 4; n++) await bar.getByRole('button', { name: en.pages.looking.step }).click();
  await expect(bar).toContainText(holds(en.pages.looking.ply(4, N)));
  const story = page.locator('.log-list');
  await expect(story).not.toContainText(en.wolf.tells.ends('').trim());
  await expect(story.locator('li').last()).toContainText(new RegExp(PLAYS));
  await story.getByRole('button').last().click();
  await expect(bar).toContainText(holds(en.pages.looking.ply(1, N)));

  await bar.getByRole('button', { name: en.pages.looking.review }).click();
  await expect(room(page)).toBeVisible();
  await page.getByRole('button', { name: en.review.tabs.story, exact: true }).click();
  await expect(page.locator('.review-story')).toContainText(head(en.wolf.tells.plays(called(en.wolf.seats[0] ?? ''), CARD)));
  await expect(page.locator('.review-story')).not.toContainText(head(en.wolf.tells.plays(YOU, CARD)));
  await expect(page).toHaveURL(/#\/review\/record\/[\w-]+\/\d+\/all$/);
});

test('never for a game that is not over', async ({ page }) => {
  const refused = async () => {
    await expect(page.getByRole('alert')).toHaveText(
      whole(en.review.why.running, ANY + en.errorPages.why.cut[0], `${en.errorPages.why.cut[0]}${ANY}`),
    );
    await expect(room(page)).toHaveCount(0);
    expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/\b[BW][1-4]\b/);
  };
  // My own game, one of several people, and one opened by a link: by address, since no button leads there.
  const mine = await keepGame(page, wolfGame(12));
  await expect(page.getByRole('button', { name: en.pages.looking.review })).toHaveCount(0);
  await page.getByRole('button', { name: en.shell.replay }).click();
  await expect(page.getByRole('region', { name: en.pages.looking.title })).toBeVisible();
  await expect(page.getByRole('button', { name: en.pages.looking.review })).toHaveCount(0);
  await page.goto(`/#/review/game/${mine}`);
  await refused();
  const ours = await keepGame(page, wolfGame(12, ['guest:Ada', 'guest:Ben', 'bot:lamb', 'bot:lamb']));
  await page.goto(`/#/review/game/${ours}`);
  await refused();
  await page.goto(`/#/review/record/${packed(wolfGame(1))}`);
  await refused();
  await page.goto(`/#/review/record/${packed(sheepGame(1))}`);
  await refused();
  // A running game as a player knows it: its set-up and what was seen, without the deal.
  const part = wolfGame(12).replace(/\[Deal "[^"]*"\]\n/, '');
  await page.goto(`/#/review/record/${packed(part)}`);
  await refused();
  await page.goto('/#/games');
  await expect(page.locator('.kept-game')).toHaveCount(2);
  await expect(page.getByRole('link', { name: begins(en.pages.looking.review) })).toHaveCount(0);
});

test('tries a move again, with the same hidden cards or with others, and compares', async ({ page }) => {
  const id = await keepGame(page, wolfGame());
  await page.goto(`/#/review/game/${id}/1/1`);
  await page.getByRole('region', { name: en.review.retry.title }).getByRole('button', { name: en.review.retry.fresh }).click();
  await page.waitForURL(/#\/game\//);
  await playOut(page);
  await expect(over(page).locator('.review-compared')).toContainText(
    new RegExp(`${en.review.retry.before}.*\\d : \\d.*${en.review.retry.now}.*\\d : \\d`, 's'),
  );
  await over(page).getByRole('button', { name: en.pages.looking.review }).click();
  await expect(room(page)).toBeVisible();
  await page.getByRole('button', { name: en.review.tabs.summary }).click();
  await expect(page.locator('.review-summary')).toContainText(en.review.retry.compare);
  await page.getByRole('link', { name: en.review.retry.look }).click();
  await expect(page).toHaveURL(new RegExp(`#/review/game/${id}/1`));
});

test('Sheep & Thief on a small phone and on its side: gold by round, hands, no overflow, clean', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await keepGame(page, sheepGame());
  await page.goto('/#/games');
  await page.getByRole('link', { name: begins(en.pages.looking.review) }).click();
  await expect(room(page)).toBeVisible();

  // While it is computed, graph and move say so: read in one step, since it may end soon.
  await page.evaluate((to) => {
    location.hash = to;
  }, `#/review/game/${id}/9/1`);
  await page.getByRole('button', { name: en.review.tabs.move, exact: true }).click();
  const said = await page.evaluate(() => [
    document.querySelector('.review-state')?.textContent,
    document.querySelector('.review-graph')?.ariaValueText,
    document.querySelector('.review-move .review-provisional')?.textContent,
    document.querySelector('.review-graph .provisional')?.tagName,
  ]);
  expect(said).toEqual([
    expect.stringMatching(whole(en.review.provisional.state(0).replace('0', String(N)))),
    expect.stringMatching(new RegExp(`^${source(en.review.graph.after(9, N))}.*${source(PROVISIONAL)}`)),
    expect.stringContaining(en.review.provisional.about),
    'svg',
  ]);
  await expect(page.locator('.review-move')).toContainText(
    new RegExp(
      `${source(en.review.graph.after(9, N))}.*${source(en.review.turn.places(YOU, en.sheep.card.named(en.sheep.card.number(N), ANY), en.sheep.cell(N, N)))}`,
      's',
    ),
  );
  await worked(page);
  await expect(page.locator('.review-state, .provisional, .review-provisional')).toHaveCount(0);
  await page.getByRole('button', { name: en.review.tabs.summary }).click();
  // One sentence first, the figures behind a press.
  await expect(page.locator('.review-short')).toBeInViewport();
  await expect(page.locator('.review-sum')).toBeHidden();
  await page.locator('.review-summary').getByText(en.review.short.details, { exact: true }).click();
  await expectSums(page, 3);
  await expect(page.getByText(en.review.gold.title).first()).toBeVisible();
  await expectNoOverflow(page);
  // Jumping to a mistake shows its text.
  await page.getByRole('button', { name: en.review.seek.mistake }).click();
  await expect(page.getByRole('button', { name: en.review.tabs.move, exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.review-label')).toBeVisible();
  await page.getByLabel(en.review.eyes.title).selectOption('all');
  await page.getByRole('button', { name: en.review.tabs.story, exact: true }).click();
  await page.locator('.review-story button').nth(3).click();
  await expect(page.locator('.review-hand')).toHaveCount(1);
  await expectNoOverflow(page);
  await expectClean(page);
  await resize(page, 844, 390);
  await expectNoOverflow(page);
  await expect(graph(page)).toBeVisible();
});

test('on a phone another move is read from its beginning, and another address leads to another move', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const id = await keepGame(page, wolfGame());
  await page.goto(`/#/review/game/${id}/3/1`);
  const scrolled = () => page.locator('.review-read').evaluate((box) => box.scrollTop);
  await expect(page.locator('.review-move').getByRole('region', { name: en.review.retry.title })).toBeVisible();
  await page.locator('.review-read').evaluate((box) => {
    box.scrollTop = 60;
  });
  expect(await scrolled()).toBeGreaterThan(40);
  await page.getByRole('button', { name: en.review.steps.next }).click();
  await expect(page.locator('.review-move')).toContainText(holds(en.review.graph.after(4, N)));
  await expect.poll(scrolled).toBe(0);

  const visitHash = (to: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, to);
  await visitHash(`#/review/game/${id}/7/all`);
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '7');
  await expect(page.getByLabel(en.review.eyes.title)).toHaveValue('all');
  await expect(page.locator('.review-hand')).toHaveCount(3);
  await expectNoOverflow(page);
  await visitHash(`#/review/game/${id}/2/3`);
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '2');
  await expect(page.getByLabel(en.review.eyes.title)).toHaveValue('3');
  // Going back returns there.
  await page.goBack();
  await expect(graph(page)).toHaveAttribute('aria-valuenow', '7');
});

import { expect, type Locator } from '@playwright/test';
import { answered, answers, choose, hand, over, playAgain, playOut, quick, roundIsOver } from '../help.ts';
import { test } from '../test.ts';
import { ANY, atTable, begins, CARD, en, head, holds, N, seen, source, WALKS, whole, YOU } from '../words.ts';

/** A card of the hand in notation: `B3`. */
const cardOf = async (card: Locator) => (await card.getAttribute('data-key'))?.split(':')[1] ?? '';
const PAIR = ['metamorphic-01', 'metamorphic-03'] as const;
const PAIR_AT_TABLE = PAIR.map((id) => atTable(en.wolf.animals.of[id]));

test('opens on a dealt table: a goal, a suggested card, a ghost path, no wall', async ({ page }) => {
  await page.goto('/');
  await expect(hand(page)).toHaveCount(4);
  await expect(page.locator('.thing.suggested')).toHaveCount(1);
  await expect(page.locator('.ghost .walk')).not.toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveText(begins(en.wolf.ask.first(CARD)));
});

test('four players by mouse, to the final count', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().hover();
  await expect(page.locator('.told')).toContainText(new RegExp(WALKS));
  await playOut(page);
  await expect(over(page).getByRole('heading')).toHaveText(whole(en.wolf.over.won, en.wolf.over.lost));
  await over(page).getByRole('button', { name: en.shell.again }).click();
  await expect(hand(page)).toHaveCount(4);
});

test('a game by keyboard alone', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().waitFor();
  for (let turns = 0; turns < 40; turns++) {
    await page.locator('.thing.playable, .wolf-result').first().waitFor();
    if (await over(page).isVisible()) break;
    await answered(page, async () => {
      if (turns === 1) {
        // Typed notation.
        await page.keyboard.type((await cardOf(hand(page).first())).toLowerCase());
        await expect(page.locator('.prompt')).toContainText(head(en.shell.keyboard.typed(ANY)));
      } else {
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('.thing:focus')).toHaveCount(1);
      }
      await page.keyboard.press('Enter');
    });
  }
  await expect(over(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: en.shell.keys })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const players of [3, 2]) {
  test(`${players} players with the Exchange Call`, async ({ page }) => {
    await quick(page);
    await page.goto('/#/new/wolf-and-hound');
    await page.getByRole('radio', { name: new RegExp(`^${players}\\b`) }).check();
    // With three players the dummy is opposite seat 2: take that seat, to be asked.
    if (players === 3) {
      await page.locator('.sitters li').nth(0).locator('[value="bot:lamb"]').check();
      await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
    }
    await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
    let exchanged = 0;
    for (let i = 0; i < 80; i++) {
      await page.locator('.thing.playable, .wolf-question button, .wolf-result').first().waitFor();
      if (await over(page).isVisible()) break;
      await answered(page, async () => {
        if (!(await answers(page).first().isVisible())) return hand(page).first().click();
        await expect(page.locator('.prompt')).toContainText(holds(en.wolf.ask.exchange(CARD)));
        await answers(page)
          .nth(exchanged++ % 2)
          .click();
      });
    }
    expect(exchanged).toBeGreaterThan(1);
    await expect(over(page)).toBeVisible();
  });
}

test('a blanket set, with Meat & Bone', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await page.getByRole('radio', { name: en.wolfSets.setup.levels.designer }).check();
  await page.getByRole('button', { name: holds(seen('designer-02-1')) }).click();
  await choose(page.getByRole('switch', { name: holds(en.wolf.setup.expansion) }));
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await playOut(page);
  await expect(over(page)).toBeVisible();
});

test('two unlike metamorphic cards, with Meat & Bone: asks which turns', async ({ page }) => {
  // Wide enough for the story next to the table, even when the answer ends the game.
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  // The current player is asked, also for their dummy: with two players, in nine games of ten.
  await page.getByRole('radio', { name: /^2\b/ }).check();
  await choose(page.getByRole('radio', { name: en.wolfSets.setup.own }));
  await choose(page.getByRole('checkbox', { name: begins(atTable(seen('wolf-01'))) }), false);
  for (const name of PAIR.map((id) => holds(atTable(seen(id))))) await choose(page.getByRole('checkbox', { name }));
  await choose(page.getByRole('switch', { name: holds(en.wolf.setup.expansion) }));
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  let asked = 0;
  const answer = async () => {
    if (!(await page.locator('.prompt').textContent())?.includes(en.wolf.ask.flip)) return answers(page).first().click();
    await expect(answers(page)).toHaveText(
      PAIR_AT_TABLE.map((one) => whole(`${one} → ${en.wolf.tells.kinds.wolf}`, `${one} → ${en.wolf.tells.kinds.hound}`)),
    );
    const [name = ''] =
      begins(...PAIR_AT_TABLE).exec(
        (await answers(page)
          .nth(asked % 2)
          .textContent()) ?? '',
      ) ?? [];
    await answers(page)
      .nth(asked++ % 2)
      .click();
    await expect(page.locator('.log-list')).toContainText(
      holds(...(['wolf', 'hound'] as const).map((kind) => en.wolf.tells.turnsOver(name, en.wolf.tells.kinds[kind], 'pair', YOU, false))),
    );
  };
  for (let games = 0; games < 4 && asked === 0; games++) {
    if (games > 0) await playAgain(over(page));
    await playOut(page, 80, answer);
  }
  expect(asked).toBeGreaterThan(0);
  await expect(over(page)).toBeVisible();
});

test('touch: the first tap shows, the second plays', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const page = await context.newPage();
  await quick(page);
  await page.goto('/');
  await hand(page).nth(1).tap();
  await expect(page.locator('.thing.lifted')).toHaveCount(1);
  await expect(page.locator('.told')).toContainText(new RegExp(`${WALKS}|${source(head(en.wolf.foresee.stays([ANY], N)))}`));
  await page.locator('.thing.lifted').tap();
  await expect(page.getByRole('toolbar').getByRole('button', { name: en.shell.undo })).toBeEnabled();
  await page.getByRole('button', { name: en.shell.log, exact: true }).tap();
  await expect(page.locator('.log-list')).toContainText(head(en.wolf.tells.plays(YOU, CARD)));
  await context.close();
});

test('after the end a card is only a card, pressed or typed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page);
  await page.goto('/');
  const left = page.locator('[data-key^="hand:"]');
  for (let games = 0; games < 8; games++) {
    if (games > 0) await playAgain(over(page));
    await playOut(page);
    if ((await left.count()) > 0) break;
  }
  const cards = await left.all();
  expect(cards.length).toBeGreaterThan(0);
  const told = await page.locator('.told').innerText();
  const typed = await cardOf(left.first());
  for (const card of cards) await card.click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.locator('.told').innerText()).toBe(told);
  await expect(left).toHaveCount(cards.length);
  await expect(over(page)).toBeVisible();
});

test('a reload resumes the game where it was', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().click();
  await roundIsOver(page);
  const labels = () => page.locator('.thing[role=img]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await labels();
  await page.reload();
  await hand(page).first().waitFor();
  expect(await labels()).toEqual(before);
});

test('a bad combination explains itself', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await choose(page.getByRole('radio', { name: en.wolfSets.setup.own }));
  await choose(page.getByRole('checkbox', { name: holds(atTable(seen('designer-02-1'))) }));
  await expect(page.getByRole('alert')).toContainText(en.wolfSets.refusals['not-alone']({}));
  await expect(page.getByRole('button', { name: en.wolfSets.setup.deal })).toBeDisabled();
});

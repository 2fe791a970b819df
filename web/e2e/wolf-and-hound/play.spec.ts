import { expect } from '@playwright/test';
import { answered, answers, choose, hand, over, playOut, quick } from '../help.ts';
import { test } from '../test.ts';

test('opens on a dealt table: a goal, a suggested card, a ghost path, no wall', async ({ page }) => {
  await page.goto('/');
  await expect(hand(page)).toHaveCount(4);
  await expect(page.locator('.thing.suggested')).toHaveCount(1);
  await expect(page.locator('.ghost .walk')).not.toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('.prompt')).toHaveText(/^Try (Black|White) \d\./);
});

test('four players by mouse, to the final count', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().hover();
  await expect(page.locator('.told')).toContainText('→');
  await playOut(page);
  await expect(over(page).getByRole('heading')).toHaveText(/You (win!|lose\.)/);
  await over(page).getByRole('button', { name: 'Play again' }).click();
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
        const label = (await hand(page).first().getAttribute('aria-label')) ?? '';
        const [, colour, value] = /^(Black|White) (\d)/.exec(label) ?? [];
        await page.keyboard.type(`${colour === 'Black' ? 'b' : 'w'}${value}`);
        await expect(page.locator('.prompt')).toContainText('Typed');
      } else {
        await page.keyboard.press('ArrowRight');
        await expect(page.locator('.thing:focus')).toHaveCount(1);
      }
      await page.keyboard.press('Enter');
    });
  }
  await expect(over(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const players of [3, 2]) {
  test(`${players} players with the Exchange Call`, async ({ page }) => {
    await quick(page);
    await page.goto('/#/new/wolf-and-hound');
    await page.getByRole('radio', { name: new RegExp(`^${players}\\b`) }).check();
    // With three the dummy sits opposite seat 2: take that seat to be asked.
    if (players === 3) {
      await page.locator('.sitters li').nth(0).locator('[value="bot:lamb"]').check();
      await page.locator('.sitters li').nth(1).locator('[value="guest"]').check();
    }
    await page.getByRole('button', { name: 'Deal' }).click();
    let exchanged = 0;
    for (let i = 0; i < 80; i++) {
      await page.locator('.thing.playable, .wolf-question button, .wolf-result').first().waitFor();
      if (await over(page).isVisible()) break;
      await answered(page, async () => {
        if (!(await answers(page).first().isVisible())) return hand(page).first().click();
        await expect(page.locator('.prompt')).toContainText(/(Black|White) \d turned up\. Exchange Call/);
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
  await page.getByRole('radio', { name: 'Designer’s cards' }).check();
  await page.getByRole('button', { name: /Black Blanket/ }).click();
  await choose(page.getByRole('switch', { name: /Meat & Bone/ }));
  await page.getByRole('button', { name: 'Deal' }).click();
  await playOut(page);
  await expect(over(page)).toBeVisible();
});

test('two unlike metamorphic cards, with Meat & Bone: asks which turns', async ({ page }) => {
  // So wide that the story is beside the table, also when the answer ends the game.
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  // The seat in turn is asked, for its dummy too: with two players, in nine games of ten.
  await page.getByRole('radio', { name: /^2\b/ }).check();
  await choose(page.getByRole('radio', { name: 'My own choice' }));
  await choose(page.getByRole('checkbox', { name: /^Wolf 01/ }), false);
  for (const name of [/Metamorphic 01/, /Metamorphic 03/]) await choose(page.getByRole('checkbox', { name }));
  await choose(page.getByRole('switch', { name: /Meat & Bone/ }));
  await page.getByRole('button', { name: 'Deal' }).click();
  let asked = 0;
  const answer = async () => {
    if (!(await page.locator('.prompt').textContent())?.includes('which turns over')) return answers(page).first().click();
    await expect(answers(page)).toHaveText([/^Metamorphic 01 → a (wolf|hound)$/, /^Metamorphic 03 → a (wolf|hound)$/]);
    const [name = ''] =
      /^Metamorphic 0\d/.exec(
        (await answers(page)
          .nth(asked % 2)
          .textContent()) ?? '',
      ) ?? [];
    await answers(page)
      .nth(asked++ % 2)
      .click();
    await expect(page.locator('.log-list')).toContainText(`${name} turns over beside its like`);
  };
  for (let games = 0; games < 4 && asked === 0; games++) {
    if (games > 0) await over(page).getByRole('button', { name: 'Play again' }).click();
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
  await expect(page.locator('.told')).toContainText(/→|Moves nothing/);
  await page.locator('.thing.lifted').tap();
  await expect(page.getByRole('toolbar').getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.getByRole('button', { name: 'Story', exact: true }).tap();
  await expect(page.locator('.log-list')).toContainText('You play');
  await context.close();
});

test('after the end a card is only a card, pressed or typed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page);
  await page.goto('/');
  const left = page.locator('[data-key^="hand:"]');
  for (let games = 0; games < 8; games++) {
    if (games > 0) await over(page).getByRole('button', { name: 'Play again' }).click();
    await playOut(page);
    if ((await left.count()) > 0) break;
  }
  const cards = await left.all();
  expect(cards.length).toBeGreaterThan(0);
  const told = await page.locator('.told').innerText();
  const [, colour = '', value = ''] = /^(\w)\w+ (\d)/.exec((await cards[0]?.getAttribute('aria-label')) ?? '') ?? [];
  for (const card of cards) await card.click();
  await page.keyboard.type(`${colour}${value}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.locator('.told').innerText()).toBe(told);
  await expect(left).toHaveCount(cards.length);
  await expect(over(page)).toBeVisible();
});

test('a reload resumes the game where it was', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await answered(page, () => hand(page).first().click());
  await hand(page).first().waitFor();
  const labels = () => page.locator('.thing[role=img]').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  const before = await labels();
  await page.reload();
  await hand(page).first().waitFor();
  expect(await labels()).toEqual(before);
});

test('a bad combination explains itself', async ({ page }) => {
  await quick(page);
  await page.goto('/#/new/wolf-and-hound');
  await choose(page.getByRole('radio', { name: 'My own choice' }));
  await choose(page.getByRole('checkbox', { name: /Black Blanket/ }));
  await expect(page.getByRole('alert')).toContainText('The three blanket cards only play together.');
  await expect(page.getByRole('button', { name: 'Deal' })).toBeDisabled();
});

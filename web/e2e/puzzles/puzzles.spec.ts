import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { heard, listen } from '../by-ear.ts';
import { expectClean, expectNoOverflow, hand, quick, settled, visit } from '../help.ts';
import { test } from '../test.ts';
import { ANY, begins, de, en, head, holds, N, source, titled } from '../words.ts';

/** From the first pack of a game and level: id and best move of a puzzle that asks for a card. */
function firstPuzzle(game: string, level: string): { readonly id: string; readonly best: string } {
  const file = path.resolve(import.meta.dirname, `../../public/puzzles/${game}-${level}-1.txt`);
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .find((one) => /play;/.test(one)) ?? '';
  const [id = '', , , , , , , moves = ''] = line.split('\t');
  return { id, best: moves.split('|')[0]?.split(' ')[1] ?? '' };
}

test('the house leads to the puzzles; one is solved on the table, told why, and remembered', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().waitFor();
  await page.getByRole('link', { name: en.shell.home.puzzles }).click();
  await expect(page.getByRole('heading', { name: en.puzzles.title })).toBeFocused();
  await expectNoOverflow(page);
  await expectClean(page);
  const { id, best } = firstPuzzle('wolf-and-hound', 'herder');
  await visit(page, `puzzles/wolf-and-hound/herder/all/${id}`);
  await expect(page.getByRole('region', { name: en.puzzles.panel })).toContainText(en.puzzles.ask);
  await page.locator(`.playable[data-key^="hand:${best}:"]`).first().click();
  const panel = page.getByRole('region', { name: en.puzzles.panel });
  await expect(panel).toContainText(en.puzzles.right);
  await expect(panel).toContainText(holds(en.puzzles.lead(N, N)));
  await expectClean(page);
  // Pressing an alternative plays it in the same hands.
  const second = panel.locator('.puzzle-move').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await visit(page, 'puzzles/wolf-and-hound');
  await expect(
    page.getByRole('link', { name: new RegExp(`^${en.shell.level.herder}\\s*${source(en.puzzles.solved(1, N))}`) }),
  ).toBeVisible();
});

test('by keyboard alone: a card is typed, the verdict is one message, the next puzzle is at hand', async ({ page }) => {
  await quick(page);
  await listen(page);
  const { id, best } = firstPuzzle('wolf-and-hound', 'herder');
  await page.goto(`/#/puzzles/wolf-and-hound/herder/all/${id}`);
  await hand(page).first().waitFor();
  await page.locator(`.playable[data-key^="hand:${best}:"]`).first().focus();
  await expect(page).toHaveTitle(titled(en.shell.colon(en.puzzles.panel, 'Wolf & Hound')));
  await expect.poll(() => heard(page)).toEqual([en.puzzles.ask]);
  await page.keyboard.press('Enter');
  const next = page.getByRole('button', { name: en.puzzles.next, exact: true });
  await expect(next).toBeFocused();
  // No sound offer, no offer to continue.
  await settled(page);
  const said = () => heard(page);
  await expect.poll(said).toHaveLength(2);
  expect(await said()).toEqual([
    en.puzzles.ask,
    expect.stringMatching(
      begins(
        `${en.puzzles.right} ${en.puzzles.best(ANY)} ${ANY}${en.puzzles.lead(N, N)}`,
        `${en.puzzles.right} ${en.puzzles.best(ANY)} ${en.puzzles.lead(N, N)}`,
      ),
    ),
  ]);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.getByRole('region', { name: en.puzzles.panel })).toContainText(en.puzzles.ask);
});

test('Sheep & Thief: the answer is shown on the boards, and nothing overflows in German', async ({ page }) => {
  await quick(page, { language: 'de' });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/#/puzzles/sheep-and-thief/shepherd/all');
  await page.getByRole('button', { name: de.puzzles.show }).click();
  await expect(page.getByRole('region', { name: de.puzzles.panel })).toContainText(head(de.puzzles.best(ANY)));
  await expect(page.locator('.puzzle-move').first()).toHaveAttribute('aria-pressed', 'true');
  await expectNoOverflow(page);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the first pack needs no network, though it was never opened', async ({ page, context }) => {
    await quick(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await hand(page).first().waitFor();
    await context.setOffline(true);
    await visit(page, 'puzzles/wolf-and-hound/shepherd/all');
    await hand(page).first().waitFor();
  });

  test('packs that were opened once need no network', async ({ page, context }) => {
    await quick(page);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await visit(page, 'puzzles/wolf-and-hound/herder/all');
    await hand(page).first().waitFor();
    await expect.poll(() => page.evaluate(async () => (await (await caches.open('puzzles')).keys()).length)).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.reload();
    await hand(page).first().waitFor();
  });
});

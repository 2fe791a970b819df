import { expect, type Page } from '@playwright/test';
import { heard, listen } from '../by-ear.ts';
import { answered, hand, quick } from '../help.ts';
import { test } from '../test.ts';
import { CARD, en, head, PLAYS, YOU } from '../words.ts';

/** Milliseconds between two checks. */
const FRAME = 20;

/** Stops the clock: from now on time passes only when the test advances it. */
const standStill = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));

test('the last turn of every other seat stays marked, and a line of the story lights its own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page);
  await page.goto('/');
  await hand(page).first().click();
  await page.locator('[data-key="pile:4:0"]').waitFor();
  await hand(page).first().waitFor();
  // It is my turn again: my own mark is gone.
  await expect(page.locator('.thing.last')).toHaveCount(3);
  await expect(page.locator('[data-key^="pile:1:"].last')).toHaveCount(0);
  await expect(page.locator('[data-key="pile:4:0"]')).toHaveClass(/latest/);
  // While a card is previewed, only the ring on each last card remains.
  await hand(page).last().hover();
  await expect(page.locator('.traces')).toHaveCSS('opacity', '0');
  await expect(page.locator('.thing.last')).toHaveCount(3);
  await page.mouse.move(0, 0);
  await expect(page.locator('.traces')).not.toHaveCSS('opacity', '0');
  const line = page.locator('.log-turn', { hasText: head(en.wolf.tells.plays(YOU, CARD)) });
  await line.click();
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.thing.last')).toHaveCount(1);
  await expect(page.locator('[data-key="pile:1:0"]')).toHaveClass(/last/);
  await line.click();
  await expect(page.locator('.thing.last')).toHaveCount(3);
  // Seat 1 starts a lap: a line below its turn.
  await answered(page, () => hand(page).last().click());
  await hand(page).first().waitFor();
  // A third turn of mine may have started with an animal at my gate, and then has its own line.
  const laps = page.locator('.log-list .lap', { hasText: head(en.wolf.tells.plays(YOU, CARD)) });
  await expect(laps).toHaveCount(2);
  await expect(laps.first()).toHaveCSS('border-bottom-style', 'solid');
  await expect(laps.last()).toHaveCSS('border-bottom-style', 'none');
});

test('a tap and the space bar end what is under way; the pace is on the table', async ({ page }) => {
  await quick(page, { speed: 'calm' });
  await page.clock.install();
  await page.goto('/');
  await hand(page).first().waitFor();
  await standStill(page);
  const pace = page.getByRole('button', { name: en.shell.colon(en.shell.pace.name, en.shell.pace.calm) });
  await hand(page).first().click();
  // The clock stands still except for the frames that paint a press: at calm speed three bots take over 10 seconds.
  let presses = 0;
  await expect(async () => {
    if (presses++ % 2) await page.keyboard.press(' ');
    else await page.locator('.stage').click({ position: { x: 8, y: 200 } });
    await page.clock.runFor(FRAME);
    expect(await hand(page).count()).toBeGreaterThan(0);
  }).toPass({ intervals: [1] });
  expect(presses * FRAME).toBeLessThan(5000);
  await page.clock.resume();
  await pace.click();
  await expect(page.getByRole('button', { name: en.shell.colon(en.shell.pace.name, en.shell.pace.brisk) })).toBeVisible();
});

test('without motion the bots take their time, and every turn is one sentence for the ear', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await quick(page, { speed: 'fast' });
  await listen(page);
  await page.clock.install();
  await page.goto('/');
  await hand(page).first().waitFor();
  await standStill(page);
  await hand(page).first().click();
  let frames = 0;
  await expect(async () => {
    await page.clock.runFor(FRAME);
    frames++;
    expect(await hand(page).count()).toBeGreaterThan(0);
    expect(await page.locator('[data-key="pile:4:0"]').count()).toBe(1);
  }).toPass({ intervals: [1] });
  expect(frames * FRAME).toBeGreaterThan(1000);
  await page.clock.resume();
  await expect.poll(async () => (await heard(page)).at(-1)).toBe(en.wolf.ask.play);
  const spoken = await heard(page);
  const plays = spoken.map((line) => line.match(new RegExp(PLAYS, 'g'))?.length ?? 0).filter((n) => n > 0);
  expect(plays, spoken.join(' | ')).toEqual([1, 1, 1, 1]);
});

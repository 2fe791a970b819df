import { expect } from '@playwright/test';
import { test } from '../test.ts';
import { begins, en, N } from '../words.ts';
import { act, deal, mayPress, still } from './player.ts';
import { FULL, gameAt, PAIR } from './positions.ts';

test('a long press or the other mouse button shows a card in large, with words', async ({ page }) => {
  await still(page);
  await page.goto(gameAt(FULL, 0, 3));
  const card = page.locator('.sheep-hand').first();
  const sheet = page.getByRole('dialog', { name: begins(en.sheep.card.number(N)) });
  await card.click({ button: 'right' });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
  await expect(sheet).toBeVisible();
  await expect(sheet.getByRole('listitem').first()).not.toBeEmpty();
  await page.keyboard.press('Escape');
  // It was only looked at.
  await expect(page.locator('.sheep-hand.sheep-chosen')).toHaveCount(0);
});

test('the mission lies open at the deal and is a card with a name afterwards', async ({ page }) => {
  await still(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(gameAt(FULL, 0, 3));
  const mission = page.locator('.sheep-mission-card');
  await expect(mission.locator('.sheep-mission-about')).toHaveCount(3);
  const name = (await mission.locator('.sheep-mission-name').textContent())?.trim() ?? '';
  const large = await mission.boundingBox();
  await act(page);
  await mayPress(page).waitFor();
  await expect(mission.locator('.sheep-mission-about')).toHaveCount(0);
  await expect(mission.locator('.sheep-mission-name')).toHaveText(name);
  expect((await mission.boundingBox())?.width).toBeLessThan((large?.width ?? 0) * 0.7);
  await mission.click();
  await expect(page.getByRole('dialog', { name: en.sheep.table.mission })).toContainText(name);
});

test('what the others did stays marked, and a line of the story lights it', async ({ page }) => {
  await still(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await deal(page, { players: 4 });
  for (let i = 0; i < 12; i++) if ((await act(page)) === 'turn') break;
  await mayPress(page).waitFor();
  // All three have moved: their last cards are ringed, mine is not, since it is my turn again.
  await expect(page.locator('[data-key^="last:"]')).toHaveCount(3);
  await expect(page.locator('[data-key="last:1"]')).toHaveCount(0);
  await page.locator('.sheep-side-panel .log-turn').first().click();
  await expect(page.locator('.sheep-lit')).toHaveCount(1);
  await expect(page.locator('.sheep-plate.large')).toContainText(en.shell.level.names.lamb[2] ?? '');
});

test('images that were used fade into the corner of their card; those of the hand do not', async ({ page }) => {
  await still(page);
  await page.goto(gameAt(PAIR, 26, 5));
  await mayPress(page).waitFor();
  const used = await page
    .locator('[data-key^="cell:1:"] .sheep-used')
    .evaluateAll((all) => all.map((one) => ({ pale: Number(getComputedStyle(one).opacity), wide: one.getBoundingClientRect().width })));
  expect(used.length).toBeGreaterThan(2);
  const cell = await page.locator('[data-key="cell:1:0"]').boundingBox();
  for (const { pale, wide } of used) {
    expect(pale).toBeLessThan(0.8);
    expect(wide).toBeLessThan((cell?.width ?? 0) / 5);
  }
  await expect(page.locator('.sheep-hand .sheep-used')).toHaveCount(0);
});

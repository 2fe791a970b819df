import { expect, type Locator, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow, hand, over, playOut, quick, visit } from '../help.ts';
import { coach, follow } from '../learn/pupil.ts';
import { test } from '../test.ts';

const click = async (target: Locator) => target.click();
const inHand = (page: Page, card: string) => page.locator(`[data-key="hand:${card}:0"]`);

/** As if these had been done on another day. */
async function havingDone(page: Page, ...stops: readonly string[]): Promise<void> {
  const done = Object.fromEntries(stops.map((stop) => [stop, 'drilled']));
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('bellwether.path') === null) localStorage.setItem('bellwether.path', kept);
    },
    JSON.stringify({ 'wolf-and-hound': done }),
  );
}

test('one tap from the table to what is next; drilled, played, and led on', async ({ page }) => {
  await quick(page);
  await havingDone(page, 'wolf-and-hound', 'wolf-01', 'hound-01');
  await page.goto('/');
  await hand(page).first().waitFor();
  await page.locator('.rooms').getByRole('link', { name: 'Learn' }).click();
  await expect(coach(page)).toHaveText('Wolf 06 goes half as far, rounded down. Send it to Molly.');
  await inHand(page, 'B4').click();
  await expect(coach(page)).toHaveText('Not that: look what it would do, and try another.');
  await expect(hand(page)).toHaveCount(4);
  await inHand(page, 'B2').click();
  await expect(coach(page)).toHaveText('Half of two is one step. Molly lost a sheep.');
  await expect(page.getByRole('link', { name: 'Next: Wolf 05' })).toBeVisible();
  await page.getByRole('link', { name: 'Play with it' }).click();
  await expect(page.getByText('2 animal cards')).toBeVisible();
  await page.getByRole('button', { name: 'Deal' }).click();
  await hand(page).first().waitFor();
  await expect(page.getByRole('button', { name: /^Wolf 06/ })).toBeVisible();
  await playOut(page);
  await expect(over(page).getByRole('link', { name: 'Next: Wolf 05' })).toBeVisible();
  await visit(page, 'path/wolf-and-hound');
  await expect(page.getByRole('heading', { name: /Wolf 06.*played/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next: Wolf 05' })).toBeVisible();
});

test('questions by keyboard alone: a card, then which animal turns', async ({ page }) => {
  await quick(page);
  await page.goto('/#/path/wolf-and-hound/changelings');
  await hand(page).first().waitFor();
  await page.keyboard.press('ArrowRight');
  for (let n = 0; n < 6 && !(await inHand(page, 'B1').evaluate((one) => one === document.activeElement)); n++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(coach(page)).toHaveText('Two hounds at Molly’s gate: one must turn. Make Metamorphic 01 the wolf.');
  await page.locator('.wolf-question button').first().waitFor();
  for (let n = 0; n < 6 && !(await page.locator('[data-move="flip:metamorphic-01"]:focus').count()); n++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText('Molly has three again.');
  await expect(page.getByRole('link', { name: 'Play with it' })).toBeFocused();
});

test('Sheep & Thief: two foxes, then the next', async ({ page }) => {
  await quick(page);
  await page.goto('/#/path/sheep-and-thief/foxes');
  const at = (row: number, column: number) => page.locator(`[data-key="cell:1:${(row - 1) * 4 + column - 1}"]`);
  await follow(page, click, [at(2, 3), at(2, 2)]);
  await expect(coach(page)).toContainText('Two sheep of Molly’s are in your paddock now');
  await page.getByRole('link', { name: 'Next: Missions' }).click();
  await expect(coach(page)).toContainText('Your mission');
});

test('German, 320 pixels, in the dark: path and drill fit, and axe finds nothing', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    locale: 'de-DE',
    colorScheme: 'dark',
    viewport: { width: 320, height: 568 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await quick(page);
  await page.goto('#/path/wolf-and-hound');
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await expectNoOverflow(page);
  await expectClean(page);
  await page.goto('#/path/wolf-and-hound/designer-02-1');
  await hand(page).first().waitFor();
  await expectNoOverflow(page);
  await inHand(page, 'B1').click();
  await page.locator('.coach a.primary').waitFor();
  await expectNoOverflow(page);
  await expectClean(page);
  await context.close();
});

import { expect, type Locator, type Page } from '@playwright/test';
import { renamed } from '../../src/learn/renamed.ts';
import { expectClean, expectNoOverflow, hand, over, playOut, quick, visit } from '../help.ts';
import { coach, follow, note } from '../learn/pupil.ts';
import { test } from '../test.ts';
import { ANY, atTable, begins, drills, en, holds, seen } from '../words.ts';

const [MOLLY = ''] = en.shell.level.names.shepherd;
/** What the coach says, with the players' names. */
const told = (say: unknown) => renamed(String(say), en.wolf.seats, ['', MOLLY]);

const click = async (target: Locator) => target.click();
const inHand = (page: Page, card: string) => page.locator(`[data-key="hand:${card}:0"]`);

/** Marks these stops as done. */
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
  await page.locator('.rooms').getByRole('link', { name: en.shell.home.learn }).click();
  await expect(coach(page)).toHaveText(told(drills.wolf06.says.en.ask[0]));
  await inHand(page, 'B4').click();
  await expect(note(page)).toHaveText(en.path.wrong);
  await expect(hand(page)).toHaveCount(4);
  await inHand(page, 'B2').click();
  await expect(coach(page)).toHaveText(told(drills.wolf06.says.en.done));
  await expect(page.getByRole('link', { name: en.path.next(atTable(seen('wolf-05'))) })).toBeVisible();
  await page.getByRole('link', { name: en.path.playWith }).click();
  await expect(page.getByText(en.wolfSets.setup.chosen(2))).toBeVisible();
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await hand(page).first().waitFor();
  await expect(page.getByRole('button', { name: begins(atTable(en.wolf.animals.only.wolf)) })).toBeVisible();
  await playOut(page);
  await expect(over(page).getByRole('link', { name: en.path.next(atTable(seen('wolf-05'))) })).toBeVisible();
  await visit(page, 'path/wolf-and-hound');
  await expect(page.getByRole('heading', { name: holds(`${atTable(seen('wolf-06'))}${ANY}${en.path.played}`) })).toBeVisible();
  await expect(page.getByRole('heading', { name: en.path.next(atTable(seen('wolf-05'))) })).toBeVisible();
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
  await expect(coach(page)).toHaveText(told(drills.changelings.says.en.ask[1]));
  await page.locator('.wolf-question button').first().waitFor();
  for (let n = 0; n < 6 && !(await page.locator('[data-move="flip:metamorphic-01"]:focus').count()); n++) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(coach(page)).toContainText(told(drills.changelings.says.en.done));
  await expect(page.getByRole('link', { name: en.path.playWith })).toBeFocused();
});

test('Sheep & Thief: two foxes, then the next', async ({ page }) => {
  await quick(page);
  await page.goto('/#/path/sheep-and-thief/foxes');
  const at = (row: number, column: number) => page.locator(`[data-key="cell:1:${(row - 1) * 4 + column - 1}"]`);
  await follow(page, click, [at(2, 3), at(2, 2)]);
  await expect(coach(page)).toContainText(told(drills.foxes.says.en.done));
  await page.getByRole('link', { name: en.path.next(en.sheepPath.stops.missions.title) }).click();
  await expect(coach(page)).toHaveText(told(Object.values(drills.missions.says.en.ask[0] ?? {})[0]));
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

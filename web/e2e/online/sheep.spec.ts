import { expect, type Page } from '@playwright/test';
import { PROOF } from '../help.ts';
import { act, mayPress } from '../sheep-and-thief/player.ts';
import { en, holds } from '../words.ts';
import { again, bar, comeBack, DESKTOP, makeTable, person, playOn, sit, start, test } from './help.ts';

/** Does what the table asks of this person, if anything. Returns whether that was a turn. */
async function once(page: Page): Promise<boolean> {
  return (await mayPress(page).isVisible()) && !(await page.locator('.sheep-result').isVisible()) && (await act(page)) === 'turn';
}

const wide = (page: Page) => page.locator('.sheep-action-bar .sheep-wide');

test('four browsers draft and place at Sheep & Thief: a laptop closed in mid-draft, the server killed in mid-draft', async ({
  browser,
  serve,
}) => {
  test.setTimeout(600_000);
  const server = await serve();
  const [clover, thistleAtFirst, bramble, sorrel] = await Promise.all([
    person(browser, DESKTOP),
    person(browser),
    person(browser),
    person(browser, DESKTOP),
  ]);
  const link = await makeTable(clover, server.address, { game: 'sheep-and-thief', name: 'Clover', settings: { grace: 120 } });
  await sit(thistleAtFirst, link, 'Thistle', 2);
  await sit(bramble, link, 'Bramble', 3);
  await sit(sorrel, link, 'Sorrel', 4);
  await start(clover);

  // All choose at once. Bramble has started: the others' choices do not disturb it.
  for (const page of [clover, thistleAtFirst, bramble, sorrel]) await expect(wide(page)).toBeVisible();
  await bramble.locator('.sheep-hand.sheep-may').first().click();
  await expect(bramble.locator('.sheep-hand.sheep-chosen')).toHaveCount(1);
  await act(clover);
  await expect(bar(clover).getByText(en.online.state.yourTurn)).toBeHidden();
  await expect(bramble.locator('.sheep-hand.sheep-chosen')).toHaveCount(1);

  // Thistle closes the laptop during the draft; the server is killed and restarted. Nobody reloads.
  await thistleAtFirst.close();
  for (const page of [clover, bramble, sorrel]) await page.evaluate(() => Object.assign(window, { sameAsBefore: true }));
  await server.kill();
  await expect(bar(sorrel).getByText(holds(en.meet.lost))).toBeVisible();
  await server.again();
  for (const page of [clover, bramble, sorrel]) await expect(bar(page).getByText(holds(en.meet.lost))).toBeHidden({ timeout: 20_000 });
  await expect(bramble.locator('.sheep-hand.sheep-chosen')).toHaveCount(1);
  // Clover's choice was acknowledged before the crash: she is not asked again.
  await expect(bar(clover).getByText(en.online.state.yourTurn)).toBeHidden();
  await act(bramble);
  await act(sorrel);

  // The others wait for Thistle, who returns to the same choice.
  await expect(bar(clover).getByText(en.online.state.turnOf('Thistle'))).toBeVisible();
  const thistle = await comeBack(thistleAtFirst, link);
  await act(thistle);

  const all = [clover, thistle, bramble, sorrel];
  let turns = 0;
  const play = async (page: Page) => {
    if (await once(page)) turns += 1;
  };
  await playOn(all, play, () => !PROOF && turns >= 4);
  for (const page of [clover, bramble, sorrel]) expect(await page.evaluate(() => 'sameAsBefore' in window)).toBe(true);
  // `npm test` plays Sheep & Thief to the end in match.spec.ts, and starts a rematch in wolf.spec.ts.
  if (!PROOF) return;
  for (const page of all) await expect(page.locator('.sheep-result')).toBeVisible({ timeout: 20_000 });

  await again(sorrel, [clover, thistle, bramble]);
  await expect(sorrel.locator('.sheep-result')).toBeHidden();
  await expect(wide(thistle)).toBeVisible();
});

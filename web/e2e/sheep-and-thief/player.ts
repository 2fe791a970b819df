import type { Locator, Page } from '@playwright/test';
import { shows, untilChanged } from '../changes.ts';
import { choose } from '../help.ts';

/** Plays Sheep & Thief as a person would: sees what is highlighted, and presses it. */

export interface Setup {
  readonly players: 2 | 3 | 4;
  readonly people?: number;
  readonly missions?: boolean;
  readonly black?: boolean;
}

/** Deals a game on the set-up page. */
export async function deal(page: Page, { players, people = 1, missions = false, black = false }: Setup): Promise<void> {
  await page.goto('#/new/sheep-and-thief');
  const form = page.locator('.form');
  await form.waitFor();
  await choose(form.locator('input[type=radio]').nth(players - 2));
  const seats = form.locator('.sheep-sitters li');
  for (let seat = 0; seat < players; seat++) {
    await seats
      .nth(seat)
      .locator(`[value="${seat < people ? 'guest' : 'bot:lamb'}"]`)
      .check();
  }
  const switches = form.locator('input[role=switch]');
  if (missions) await choose(switches.nth(0));
  if (black) await choose(switches.nth(1));
  await form.locator('.primary.big').click();
}

/** Turns off motion, so that tests need not wait. */
export async function still(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript((settings) => {
    const old = JSON.parse(localStorage.getItem('bellwether.settings') ?? '{}');
    localStorage.setItem('bellwether.settings', JSON.stringify({ ...old, speed: 'instant', still: true, ...settings }));
  }, more);
}

/** The button that leads back to one's own board is no answer: at the end it is there before the result. */
export const mayPress = (page: Page): Locator =>
  page
    .locator('.sheep-hand.sheep-may, .sheep-action-bar :is(.sheep-wide, .sheep-end):not(:disabled), .curtain button, .sheep-result')
    .first();

type Press = (target: Locator) => Promise<void>;
export const tap: Press = (target) => target.tap();
export const click: Press = (target) => target.click();

export type Did = 'curtain' | 'keep' | 'discard' | 'place' | 'turn' | 'over';

/** A tap returns before its click is handled: wait until the move is sent. */
export const sent = (page: Page) =>
  page.locator('.sheep-action-bar .sheep-wide:not(:disabled), .sheep-action-bar .sheep-end').waitFor({ state: 'hidden' });

/** Waits for the table's question and answers it, up to the end of a turn. */
export async function act(page: Page, press: Press = click): Promise<Did> {
  await mayPress(page).waitFor({ timeout: 60_000 });
  if (await page.locator('.sheep-result').isVisible()) return 'over';
  const curtain = page.locator('.curtain .primary');
  if (await curtain.isVisible()) {
    await press(curtain);
    await curtain.waitFor({ state: 'hidden' });
    return 'curtain';
  }
  const wide = page.locator('.sheep-action-bar .sheep-wide');
  if (await wide.isVisible()) {
    const two = (await page.locator('.sheep-hand').count()) === 2;
    for (let n = await page.locator('.sheep-hand.sheep-chosen').count(); await wide.isDisabled(); n++) {
      await press(page.locator('.sheep-hand.sheep-may:not(.sheep-chosen)').first());
      await page.locator('.sheep-hand.sheep-chosen').nth(n).waitFor();
    }
    await press(wide);
    await sent(page);
    return two ? 'discard' : 'keep';
  }
  await place(page, press);
  await finish(page, press);
  return 'turn';
}

/** Places the first card that fits on the first highlighted cell. */
export async function place(page: Page, press: Press = click): Promise<void> {
  if (await page.locator('.sheep-action-bar .sheep-end').isVisible()) return;
  if ((await page.locator('.sheep-cell.sheep-open').count()) === 0) await press(page.locator('.sheep-hand.sheep-may').first());
  await press(page.locator('.sheep-cell.sheep-open').first());
  await page.locator('.sheep-action-bar .sheep-end').waitFor();
}

/** Takes all images: sheep first, then the fox; ends the turn. Dogs may be skipped. */
export async function finish(page: Page, press: Press = click): Promise<void> {
  const image = (n: string) => `.sheep-action-bar .sheep-image[data-image=${n}]`;
  const left = (n: string) => shows(page, [image(n)]);
  await page.locator('.sheep-action-bar .sheep-end').waitFor();
  for (let before = await left('sheep'); before !== ''; before = await left('sheep')) {
    await press(page.locator(image('sheep')));
    await untilChanged(page, [image('sheep')], before);
  }
  if ((await left('fox')) !== '') await press(page.locator(image('fox')));
  for (let before = await left('fox'); before !== ''; before = await left('fox')) {
    const step = page.locator('.sheep-cell.sheep-open').first();
    if (press === tap) {
      // The first tap looks, the second acts.
      await tap(step);
      await page.locator('.sheep-omen').first().waitFor();
    }
    await press(step);
    await untilChanged(page, [image('fox')], before);
  }
  await press(page.locator('.sheep-action-bar .sheep-end'));
  await sent(page);
}

/** Plays to the end; returns how often each action was done. */
export async function playOut(page: Page, press: Press = click, watch?: (did: Did) => Promise<void>): Promise<Record<string, number>> {
  const done: Record<string, number> = {};
  for (let i = 0; i < 200; i++) {
    const did = await act(page, press);
    done[did] = (done[did] ?? 0) + 1;
    await watch?.(did);
    if (did === 'over') return done;
  }
  throw new Error('the game does not end');
}

import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { type AnyGame, FastRandom, type GameTypes, type Played, writeRecord } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { type Config, wolfAndHound } from '@bellwether/wolf-and-hound';
import { expect, type Page } from '@playwright/test';
import { expectClean, expectNoOverflow, hand, over, playOut, quick, roundIsOver } from '../help.ts';
import { test } from '../test.ts';
import { begins, de, en, holds, N, whole } from '../words.ts';

/** A game of random moves, played to its end. */
function playedOut(any: AnyGame, config: object, sitters: readonly string[]): string {
  const random = new FastRandom(3);
  const deal = any.deal(config, random);
  const state = any.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  for (let [seat] = any.toAct(state); seat !== undefined; [seat] = any.toAct(state)) {
    const move = any.sample(state, seat, random);
    any.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return writeRecord(any, { config, sitters, deal, moves });
}
const packed = (text: string) => deflateRawSync(text).toString('base64url');
const FIRST: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });
  const record = playedOut(wolfAndHound, FIRST, ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb']);

  test('every address that cannot be read has an error page, in the reader’s language', async ({ page }) => {
    await quick(page);
    await page.goto('/');
    await hand(page).first().waitFor();
    for (const [address, [title = '']] of [
      ['%E3%81', de.errorPages.why.nowhere],
      ['wherever/it/leads', de.errorPages.why.nowhere],
      ['game', de.errorPages.why.nowhere],
      ['game/%E3%81', de.errorPages.why.missing],
      ['game/00000000/xyz', de.errorPages.why.missing],
      ['record', de.errorPages.why.cut],
      [`record/${packed(record).slice(0, 90)}`, de.errorPages.why.cut],
      [`record/${packed(record.replace(/\[Rules "\d+"\]/, '[Rules "0"]'))}`, de.errorPages.why.old],
      ['new/chess', de.errorPages.why.game],
      ['play/chess', de.errorPages.why.game],
      ['t/none', de.errorPages.why.table],
      ['t/0000000000000000', de.errorPages.why.table],
    ] as const) {
      await page.goto(`/#/${address}`);
      await expect(page.getByRole('alert'), address).toContainText(title);
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(title);
      await expect(page.getByRole('main').getByRole('link').first(), address).toBeVisible();
    }
    await page.setViewportSize({ width: 320, height: 568 });
    await expectNoOverflow(page);
    await expectClean(page);
    // An invalid text: where reading failed, and a way to try again.
    await page.goto('/#/games');
    await page.getByRole('textbox').fill(record.replace(/1\. \S+/, '1. X9'));
    await page.getByRole('button', { name: de.pages.record.open }).click();
    await expect(page.getByRole('alert')).toContainText(de.errorPages.why.text[0] ?? '');
    await page.getByRole('main').getByRole('link', { name: de.shell.play }).click();
    await hand(page).first().waitFor();
  });
});

test('a page left open over an update shows no empty room: it offers to load anew, and the game is kept', async ({ page, faults }) => {
  faults.allow(/status of 404 .*\/assets\//);
  await quick(page);
  await page.goto('/');
  await hand(page).first().click();
  await roundIsOver(page);
  const cards = () => hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-key')).sort());
  const before = await cards();
  let updated = true;
  await page.route(/\/assets\/.*\.js/, (route) => (updated ? route.fulfill({ status: 404 }) : route.continue()));
  await page.goto('/#/settings');
  await expect(page.getByRole('alert')).toContainText(en.shell.gone.text);
  // A part of the table fails: the table stays.
  await page.goto('/#/');
  await hand(page).first().waitFor();
  await page.getByRole('button', { name: en.shell.share }).click();
  await expect(page.getByRole('alert')).toContainText(en.shell.gone.text);
  expect(await cards()).toEqual(before);
  updated = false;
  await page.getByRole('button', { name: en.shell.gone.reload }).click();
  await hand(page).first().waitFor();
  expect(await cards()).toEqual(before);
});

async function saved(page: Page, name: string | RegExp): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path());
}

test('all my data: saved, deleted, read in again, never shortened', async ({ page, browser }) => {
  await quick(page);
  await page.goto('/');
  await hand(page).first().click();
  await hand(page).first().waitFor();
  await page.goto('/#/settings');
  await page.getByRole('link', { name: whole(en.device.more) }).click();
  await page.getByRole('heading', { name: en.device.server }).waitFor();
  await expectClean(page);
  const file = await saved(page, en.device.save);
  // A running game's cards cannot be read by accident.
  expect(file.toString()).toContain('"packed"');
  expect(file.toString()).not.toContain('[Deal');
  const choose = (mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'data.json', mimeType, buffer });
  await choose('application/json', file.subarray(0, 200));
  await expect(page.getByRole('alert')).toHaveText(en.device.bad.other);
  await choose('application/json', file);
  await expect(page.getByText(en.device.done(0, 0, 1))).toBeVisible();
  // The game continues; importing the older file takes nothing back.
  await page.goto('/#/');
  await hand(page).first().click();
  await hand(page).first().waitFor();
  await page.goto('/#/data');
  await choose('application/json', file);
  await expect(page.getByText(en.device.done(0, 0, 1))).toBeVisible();
  const longer = await saved(page, en.device.save);

  await page.getByRole('button', { name: en.device.forget }).click();
  await page.getByRole('button', { name: en.device.yes }).click();
  await hand(page).first().waitFor();
  await page.goto('/#/games');
  await expect(page.getByText(en.me.kept.none)).toBeVisible();
  await page.goto('/#/data');
  await choose('application/json', file);
  await expect(page.getByText(en.device.done(1, 0, 0), { exact: true })).toBeVisible();
  await choose('application/json', longer);
  await expect(page.getByText(en.device.done(0, 1, 0))).toBeVisible();

  // Another device.
  const other = await (await browser.newContext()).newPage();
  await quick(other);
  await other.goto(new URL('/#/data', page.url()).href);
  await other.locator('input[type=file]').setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer: longer });
  await expect(other.getByText(en.device.done(1, 0, 0), { exact: true })).toBeVisible();
  await other.goto(new URL('/#/games', page.url()).href);
  await other
    .locator('.kept-game')
    .getByRole('link', { name: begins(en.me.kept.resume) })
    .click();
  await hand(other).first().waitFor();
  await other.context().close();
});

test('after a finished game: storage is asked to stay, and the app offers itself, once', async ({ page }) => {
  await quick(page);
  await page.addInitScript(() => {
    const asked = { persist: 0, prompt: 0 };
    Object.assign(window, { asked });
    navigator.storage.persisted = async () => false;
    navigator.storage.persist = async () => {
      asked.persist += 1;
      return true;
    };
    window.addEventListener('load', () => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => {
          asked.prompt += 1;
        },
      });
      setTimeout(() => window.dispatchEvent(offer), 500);
    });
  });
  await page.goto('/');
  await playOut(page);
  const hint = page.getByRole('complementary', { name: en.device.hint });
  await expect(hint).toBeVisible();
  await hint.getByRole('button', { name: en.device.install }).click();
  await expect(hint).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { asked: object }).asked)).toEqual({ persist: 1, prompt: 1 });
  await page.reload();
  await over(page).waitFor();
  await expect(page.getByRole('button', { name: en.shell.share }).first()).toBeVisible();
  await expect(hint).toHaveCount(0);
  await page.goto('/#/settings');
  await expect(page.getByRole('button', { name: en.device.install })).toBeVisible();
});

test('who passes on a game of their own is called by name, and strangers do not sign it', async ({ page, context, browser }) => {
  await quick(page);
  await page.goto('/#/me');
  await page.getByLabel(en.person.name, { exact: true }).fill('Clover');
  await page.getByRole('button', { name: en.person.save, exact: true }).click();
  await expect(page.getByText(en.person.saved)).toBeVisible();
  await page.goto('/#/');
  await playOut(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const linkOf = async (from: Page) => {
    await from.getByRole('dialog').getByRole('button', { name: en.share.link, exact: true }).click();
    await expect(from.getByText(en.share.copied)).toBeVisible();
    return await from.evaluate(() => navigator.clipboard.readText());
  };
  await over(page).getByRole('button', { name: en.shell.share }).click();
  const link = await linkOf(page);
  const strange = await browser.newContext({ serviceWorkers: 'block', permissions: ['clipboard-read', 'clipboard-write'] });
  const stranger = await strange.newPage();
  await quick(stranger);
  await stranger.goto(link);
  const looking = stranger.getByRole('region', { name: en.pages.looking.title });
  await expect(looking).toContainText(holds(en.pages.looking.ply(0, N)));
  await expect(stranger.locator('.stage')).toContainText('Clover');
  await looking.getByRole('button', { name: en.shell.share }).click();
  expect(await linkOf(stranger)).toBe(link);
  await strange.close();
});

for (const [name, text, who] of [
  ['Wolf & Hound', playedOut(wolfAndHound, FIRST, ['guest:Ada', 'bot:lamb', 'bot:fox', 'bot:lamb']), 'Ada'],
  [
    'Sheep & Thief',
    playedOut(sheepAndThief, { edition: '2017', players: 3, missions: true, blackSheep: true }, ['guest:Ada', 'bot:lamb', 'bot:fox']),
    'Ada',
  ],
] as const) {
  test(`a stranger opens a link to a game of ${name}: a replay with names, nothing saved, a picture, and the way on`, async ({ page }) => {
    await quick(page);
    await page.goto(`/#/record/${packed(text)}`);
    const bar = page.getByRole('region', { name: en.pages.looking.title });
    await expect(bar).toContainText(holds(en.pages.looking.ply(0, N)));
    await expect(page.locator('.stage')).toContainText(who);
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    const plies = Number(holds(en.pages.looking.ply(N, N)).exec(await bar.innerText())?.[2]);
    await expect(bar).toContainText(en.pages.looking.ply(plies - 1, plies));
    await bar.getByRole('button', { name: en.shell.share }).click();
    const file = await saved(page, en.share.savePicture);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect(file.length).toBeGreaterThan(60_000);
    await expectClean(page);
    await page.getByRole('dialog').getByRole('button', { name: en.shell.close }).click();
    await bar.getByRole('button', { name: en.pages.looking.fork }).click();
    await expect(page).toHaveURL(/#\/game\/[0-9a-f]{8}$/);
    await page.goto('/#/games');
    await expect(page.locator('.kept-game')).toHaveCount(1);
  });
}

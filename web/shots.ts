/**
 * Screenshots of the running app: `npm run shots` takes those of the documentation into `docs/pictures`; with a folder,
 * all there are (with a word too, those whose name contains it).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type AnyGameBots, botsFor } from '@bellwether/bots';
import { FastRandom, type GameTypes, type Played, writeRecord } from '@bellwether/kernel';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './browser.ts';
import { buildIfStale } from './build.ts';
import { serve } from './serving.ts';

const [folder, only = ''] = process.argv.slice(2);
const out = folder === undefined ? path.resolve(import.meta.dirname, '../docs/pictures') : path.resolve(folder);
mkdirSync(out, { recursive: true });

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } as const;
const SMALL = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true } as const;
const NARROW = { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2, hasTouch: true } as const;
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } as const;

interface Shot {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly path?: string;
  readonly act?: (page: Page) => Promise<void>;
}

const WOLF = botsFor('wolf-and-hound') as AnyGameBots;
const SHEEP = botsFor('sheep-and-thief') as AnyGameBots;

/** The address of a game after `plies` moves of rule-based bots, with seat 1 to move: the same on every run. */
function gameAt({ game, players }: AnyGameBots, config: object, plies: number, seed: number): string {
  const random = new FastRandom(seed);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  while (game.outcome(state) === undefined && (moves.length < plies || game.toAct(state)[0] !== 1)) {
    const seat = game.toAct(state)[0] as number;
    const { move } = players.shepherd.choose(game.view(state, seat), game.legal(state, seat), {}, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  // A finished game is no good as a picture: take the next seed.
  if (plies < 100 && game.outcome(state) !== undefined) return gameAt({ game, players } as AnyGameBots, config, plies, seed + 1);
  const sitters = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'].slice(0, game.seats(config).length);
  const text = writeRecord(game, { config, sitters, deal, moves });
  return `#/record/${deflateRawSync(text).toString('base64url')}`;
}

const wolf = (plies: number, seed: number, more: object = {}) =>
  gameAt(WOLF, { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false, ...more }, plies, seed);
const sheep = (plies: number, seed: number, more: object = {}) =>
  gameAt(SHEEP, { edition: '2017', players: 3, missions: false, blackSheep: false, ...more }, plies, seed);

const hand = (page: Page) => page.locator('.thing.playable');
const tap = (n: number) => (page: Page) => hand(page).nth(n).tap();
const hover = (n: number) => (page: Page) => hand(page).nth(n).hover();
const dark = { colorScheme: 'dark' } as const;
const MIDDLE = wolf(14, 12);
const SETS = wolf(13, 5, { animals: ['wolf-05', 'metamorphic-03', 'hound-03', 'extra-01'], expansion: true });
const LAND = sheep(64, 7);
const LATE = sheep(86, 9, { players: 4, blackSheep: true, missions: true });
/** Selects a card, which highlights its cells. */
const lift = (page: Page) => page.locator('.sheep-hand.sheep-may').first().click();

/** Both tables, on phone and desktop, in both themes. */
const PICTURES: readonly Shot[] = [
  { name: 'wolf-phone', options: PHONE, path: MIDDLE, act: tap(1) },
  { name: 'wolf-phone-dark', options: { ...PHONE, ...dark }, path: SETS, act: tap(1) },
  { name: 'wolf-desktop', options: DESKTOP, path: MIDDLE, act: hover(1) },
  { name: 'wolf-desktop-dark', options: { ...DESKTOP, ...dark }, path: SETS, act: hover(2) },
  { name: 'sheep-phone', options: PHONE, path: LAND, act: lift },
  { name: 'sheep-phone-dark', options: { ...PHONE, ...dark }, path: LATE, act: lift },
  { name: 'sheep-desktop', options: DESKTOP, path: LAND, act: lift },
  { name: 'sheep-desktop-dark', options: { ...DESKTOP, ...dark }, path: LATE, act: lift },
  { name: 'animals', options: { ...DESKTOP, viewport: { width: 820, height: 1090 } }, path: '#/cards' },
];

const LOOKS: readonly Shot[] = [
  { name: 'first-visit', options: PHONE },
  { name: 'wolf-small-de', options: { ...SMALL, locale: 'de-DE' }, path: MIDDLE, act: tap(1) },
  { name: 'wolf-small-ja', options: { ...SMALL, locale: 'ja-JP' }, path: MIDDLE, act: tap(1) },
  { name: 'wolf-narrow', options: NARROW, path: MIDDLE, act: tap(1) },
  { name: 'wolf-dummies', options: PHONE, path: wolf(9, 8, { players: 2 }) },
  { name: 'wolf-replay', options: PHONE, path: `${wolf(200, 3)}/7` },
  { name: 'wolf-setup', options: PHONE, path: '#/new/wolf-and-hound' },
  { name: 'wolf-setup-dark', options: { ...DESKTOP, ...dark }, path: '#/new/wolf-and-hound' },
  { name: 'wolf-cards', options: PHONE, path: '#/cards' },
  { name: 'wolf-card', options: PHONE, path: '#/cards', act: async (page) => page.getByRole('button', { name: 'Metamorphic 01' }).click() },
  { name: 'sheep-draft', options: PHONE, path: sheep(0, 3) },
  { name: 'sheep-small-de', options: { ...SMALL, locale: 'de-DE' }, path: LAND, act: lift },
  { name: 'sheep-small-ja', options: { ...SMALL, locale: 'ja-JP' }, path: LATE, act: lift },
  { name: 'sheep-narrow', options: NARROW, path: LAND, act: lift },
  { name: 'sheep-replay', options: PHONE, path: `${sheep(500, 3)}/40` },
  ...['learn', 'path', 'me', 'games', 'puzzles', 'day', 'friends', 'about'].flatMap((room) => [
    { name: `room-${room}`, options: SMALL, path: `#/${room}` },
    { name: `room-${room}-dark`, options: { ...DESKTOP, ...dark }, path: `#/${room}` },
  ]),
  { name: 'settings', options: PHONE, path: '#/settings' },
  { name: 'menu', options: { ...PHONE, ...dark }, act: async (page) => page.getByRole('button', { name: 'Menu' }).click() },
];
const SHOTS = folder === undefined ? PICTURES : [...PICTURES, ...LOOKS];

await buildIfStale();
const { address, close } = await serve();
const browser = await chromium.launch(CHROMIUM);
const painter = await browser.newPage();
for (const { name, options, path: where = '', act } of SHOTS) {
  if (!name.includes(only)) continue;
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  // The question about sounds counts as answered.
  await context.addInitScript(() => localStorage.setItem('bellwether.settings', JSON.stringify({ soundAsked: true })));
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
  page.on('pageerror', (error) => console.error(name, error));
  await page.goto(address + where);
  await page.locator('.thing, .content').first().waitFor();
  await page.waitForTimeout(1200);
  try {
    await act?.(page);
  } catch (error) {
    console.error(name, error instanceof Error ? error.message : error);
  }
  await page.waitForTimeout(600);
  const png = await page.screenshot();
  if (folder === undefined) writeFileSync(path.join(out, `${name}.webp`), await webp(painter, png));
  else writeFileSync(path.join(out, `${name}.png`), png);
  await context.close();
}
await browser.close();
await close();

/** A third of the size, encoded by the browser. */
async function webp(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(async (source) => {
    const picture = Object.assign(new Image(), { src: `data:image/png;base64,${source}` });
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    return canvas.toDataURL('image/webp', 0.86);
  }, png.toString('base64'));
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

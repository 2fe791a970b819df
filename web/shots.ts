/** Pictures of the running app into `shots/` (or the folder given), for the README and for looking at. A second word picks some by name. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type Played, QuickRandom, writeRecord } from '@bellwether/kernel';
import { type Config, type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './browser.ts';
import { serve } from './serving.ts';

const out = path.resolve(process.argv[2] ?? 'shots');
const only = process.argv[3];
mkdirSync(out, { recursive: true });

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true } as const;
const SMALL = { viewport: { width: 360, height: 640 }, deviceScaleFactor: 2, hasTouch: true } as const;
const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 } as const;

interface Shot {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly path?: string;
  readonly act?: (page: Page) => Promise<void>;
}

/** The address of a game after so many random moves: the same on every run. */
function gameAt(plies: number, seed: number, more: Partial<Config> = {}): string {
  const config: Config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false, ...more };
  const random = new QuickRandom(seed);
  const deal = wolfAndHound.deal(config, random);
  const state = wolfAndHound.start(config, deal);
  const moves: Played<WolfAndHound>[] = [];
  while (wolfAndHound.outcome(state) === undefined && (moves.length < plies || wolfAndHound.toAct(state)[0] !== 1)) {
    const seat = wolfAndHound.toAct(state)[0] as number;
    const move = wolfAndHound.sample(state, seat, random);
    wolfAndHound.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const sitters = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'].slice(0, config.players);
  // A game that ended too soon is no picture: take the next one.
  if (plies < 100 && wolfAndHound.outcome(state) !== undefined) return gameAt(plies, seed + 1, more);
  const text = writeRecord(wolfAndHound, { config, sitters, deal, moves });
  return `#/record/${deflateRawSync(text).toString('base64url')}`;
}

const hand = (page: Page) => page.locator('.thing.playable');
const tap = (n: number) => (page: Page) => hand(page).nth(n).tap();
const hover = (n: number) => (page: Page) => hand(page).nth(n).hover();
const dark = { colorScheme: 'dark' } as const;
const MIDDLE = gameAt(14, 12);
const SETS = gameAt(13, 5, { animals: ['wolf-05', 'metamorphic-03', 'metamorphic-04', 'extra-01'], expansion: true });

const SHOTS: readonly Shot[] = [
  { name: 'wolf-phone', options: PHONE },
  { name: 'wolf-phone-preview', options: PHONE, path: MIDDLE, act: tap(1) },
  { name: 'wolf-phone-dark', options: { ...PHONE, ...dark }, path: MIDDLE, act: tap(2) },
  { name: 'wolf-phone-set', options: PHONE, path: SETS, act: tap(0) },
  { name: 'wolf-small-de', options: { ...SMALL, locale: 'de-DE' }, path: MIDDLE, act: tap(1) },
  { name: 'wolf-small-ja', options: { ...SMALL, locale: 'ja-JP' }, path: MIDDLE, act: tap(1) },
  { name: 'wolf-desktop', options: DESKTOP, path: MIDDLE, act: hover(1) },
  { name: 'wolf-desktop-dark', options: { ...DESKTOP, ...dark }, path: SETS, act: hover(2) },
  { name: 'wolf-dummies', options: PHONE, path: gameAt(9, 8, { players: 2 }) },
  { name: 'wolf-over', options: PHONE, path: gameAt(200, 3) },
  { name: 'wolf-replay', options: PHONE, path: `${gameAt(200, 3)}/7` },
  { name: 'wolf-setup', options: PHONE, path: '#/new/wolf-and-hound' },
  {
    name: 'wolf-setup-dark',
    options: { ...DESKTOP, ...dark },
    path: '#/new/wolf-and-hound',
    act: async (page) => page.getByRole('radio', { name: 'Experienced' }).check(),
  },
  { name: 'wolf-cards', options: PHONE, path: '#/cards' },
  { name: 'wolf-card', options: PHONE, path: '#/cards', act: async (page) => page.getByRole('button', { name: 'Metamorphic 01' }).click() },
  { name: 'settings', options: PHONE, path: '#/settings' },
  { name: 'menu', options: { ...PHONE, ...dark }, act: async (page) => page.getByRole('button', { name: 'Menu' }).click() },
];

const { address, close } = await serve();
const browser = await chromium.launch(CHROMIUM);
for (const { name, options, path: where = '', act } of SHOTS) {
  if (only && !name.includes(only)) continue;
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
  page.on('pageerror', (error) => console.error(name, error));
  await page.goto(address + where);
  await page.locator('.thing, .page').first().waitFor();
  await page.waitForTimeout(1200);
  try {
    await act?.(page);
  } catch (error) {
    console.error(name, error instanceof Error ? error.message : error);
  }
  await page.waitForTimeout(600);
  await page.screenshot({ path: path.join(out, `${name}.png`) });
  await context.close();
}
await browser.close();
await close();

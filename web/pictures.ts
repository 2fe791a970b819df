/** Draws the app's icons and the preview picture for messengers from our own art into `public/`: `npm run pictures`. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type AnyGameBots, botsFor } from '@bellwether/bots';
import { FastRandom, type GameTypes, type Played, writeRecord } from '@bellwether/kernel';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './browser.ts';
import { buildIfStale } from './build.ts';
import { pngOf } from './png.ts';
import { serve } from './serving.ts';

const PUBLIC = path.join(import.meta.dirname, 'public');
const ICON = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
const GRASS = '#a8c977';

/** Some systems crop the icon to their own shape: then it has no round corners, and the bell stays in the middle. */
const ICONS = [
  { name: 'icon-192.png', side: 192, bell: 1 },
  { name: 'icon-512.png', side: 512, bell: 1 },
  { name: 'icon-maskable-192.png', side: 192, bell: 0.74 },
  { name: 'icon-maskable-512.png', side: 512, bell: 0.74 },
  { name: 'apple-touch-icon.png', side: 180, bell: 0.88 },
] as const;

async function drawIcons(by: Browser): Promise<void> {
  for (const { name, side, bell } of ICONS) {
    const page = await by.newPage({ viewport: { width: side, height: side } });
    const cut = bell < 1;
    const svg = cut ? ICON.replace(/<rect[^>]*>/, '') : ICON;
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${cut ? GRASS : 'transparent'}">${svg.replace('<svg ', `<svg width="${side * bell}" height="${side * bell}" `)}</body>`,
    );
    writeFileSync(path.join(PUBLIC, name), await page.screenshot({ omitBackground: !cut }));
    await page.close();
  }
}

/** A spectator's view halfway through a game of rule-based bots. */
async function drawPreview(by: Browser, site: string): Promise<void> {
  const page = await by.newPage({ viewport: { width: 1200, height: 630 }, bypassCSP: true, serviceWorkers: 'block', colorScheme: 'light' });
  await page.goto(`${site}#/record/${deflateRawSync(wholeGame(21)).toString('base64url')}/13`);
  await page.locator('.looking select').nth(1).selectOption('spectator');
  await page.addStyleTag({ content: STYLE });
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), BAND);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(1500);
  writeFileSync(path.join(PUBLIC, 'preview.png'), pngOf(1200, 630, await pixelsOf(page, await page.screenshot())));
}

const STYLE = `
  .head, .looking, .prompt, .wolf-side-panel, .wolf-prompt, .wolf-strip { display: none !important; }
  .wolf, .wolf-table { padding: 0 !important; margin: 0 !important; gap: 0 !important; grid-template-columns: 1fr !important; }
  .stage-box { position: fixed !important; inset: 0 0 -150px 400px; }
  .band { position: fixed; inset: 0 auto 0 0; width: 400px; display: grid; align-content: center; justify-items: center; gap: 10px;
    padding: 24px; text-align: center; background: var(--paper); border-right: 6px solid var(--ink); z-index: 99; }
  .band svg { width: 190px; height: 190px; }
  .band b { font-size: 64px; font-weight: 900; line-height: 1; }
  .band span { font-size: 33px; font-weight: 700; line-height: 1.25; }
`;
const BAND = `<div class="band">${ICON}<b>Bellwether</b><span>Wolf &amp; Hound<br>Sheep &amp; Thief</span></div>`;

function wholeGame(seed: number): string {
  const { game, players } = botsFor('wolf-and-hound') as AnyGameBots;
  const config = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
  const random = new FastRandom(seed);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  while (game.outcome(state) === undefined) {
    const seat = game.toAct(state)[0] as number;
    const { move } = players.shepherd.choose(game.view(state, seat), game.legal(state, seat), {}, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return writeRecord(game, { config, sitters: ['guest', 'bot:shepherd', 'bot:herder', 'bot:fox'], deal, moves });
}

async function pixelsOf(page: Page, png: Buffer): Promise<Uint8Array> {
  const text = await page.evaluate(async (source) => {
    const picture = Object.assign(new Image(), { src: `data:image/png;base64,${source}` });
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height });
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data } = context?.getImageData(0, 0, picture.width, picture.height) ?? { data: new Uint8ClampedArray() };
    let binary = '';
    for (let i = 0; i < data.length; i += 0x8000) binary += String.fromCharCode(...data.subarray(i, i + 0x8000));
    return btoa(binary);
  }, png.toString('base64'));
  return Buffer.from(text, 'base64');
}

const browser = await chromium.launch(CHROMIUM);
await drawIcons(browser);
await buildIfStale();
const { address, close } = await serve();
try {
  await drawPreview(browser, address);
} finally {
  await browser.close();
  await close();
}

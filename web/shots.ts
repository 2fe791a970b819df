/** Pictures of the running app into `shots/` (or the folder given), for the README and for looking at. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './browser.ts';
import { build, isStale, serve } from './serve.ts';

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

const hand = (page: Page) => page.locator('.thing.playable');

/** Plays so many of the viewer's cards. */
async function playOn(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i++) {
    await hand(page).first().waitFor({ timeout: 60_000 });
    await page.keyboard.press('ArrowRight');
    await hand(page).first().click({ force: true });
    if (i < times - 1) await page.waitForTimeout(200);
  }
  await hand(page).first().waitFor({ timeout: 60_000 });
}

async function fast(page: Page): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem(
      'bellwether.settings',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('bellwether.settings') ?? '{}'), speed: 'off' }),
    ),
  );
  await page.reload();
  await hand(page).first().waitFor();
}

const SHOTS: readonly Shot[] = [
  { name: 'phone', options: PHONE },
  {
    name: 'phone-later',
    options: PHONE,
    act: async (page) => {
      await fast(page);
      await playOn(page, 4);
      await hand(page).nth(1).tap();
    },
  },
  {
    name: 'phone-dark',
    options: { ...PHONE, colorScheme: 'dark' },
    act: async (page) => {
      await fast(page);
      await playOn(page, 3);
    },
  },
  {
    name: 'small-de',
    options: { ...SMALL, locale: 'de-DE' },
    act: async (page) => {
      await fast(page);
      await playOn(page, 3);
      await hand(page).first().tap();
    },
  },
  {
    name: 'small-ja',
    options: { ...SMALL, locale: 'ja-JP' },
    act: async (page) => {
      await fast(page);
      await playOn(page, 3);
      await hand(page).first().tap();
    },
  },
  {
    name: 'desktop',
    options: DESKTOP,
    act: async (page) => {
      await fast(page);
      await playOn(page, 4);
      await hand(page).nth(2).hover();
    },
  },
  {
    name: 'desktop-dark',
    options: { ...DESKTOP, colorScheme: 'dark' },
    act: async (page) => {
      await fast(page);
      await playOn(page, 2);
      await hand(page).nth(1).hover();
    },
  },
];

if (isStale()) await build();
const { address, close } = await serve(0);
const browser = await chromium.launch(CHROMIUM);
for (const { name, options, path: where = '', act } of SHOTS) {
  if (only && !name.includes(only)) continue;
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.on('console', (message) => message.type() === 'error' && console.error(name, message.text()));
  page.on('pageerror', (error) => console.error(name, error));
  await page.goto(address + where);
  await page.waitForTimeout(900);
  try {
    await act?.(page);
  } catch (error) {
    console.error(name, error);
  }
  await page.waitForTimeout(500);
  await page.screenshot({ path: path.join(out, `${name}.png`) });
  await context.close();
}
await browser.close();
close();

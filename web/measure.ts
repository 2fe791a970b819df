/**
 * Measures the budgets of the first visit in Chromium with a 4 times slower CPU, 1.6 Mbit/s and 150 ms latency: bytes,
 * time to the first legal move, and input to next paint while a bot thinks. Prints JSON.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './browser.ts';
import { buildIfStale, DIST } from './build.ts';
import { serve } from './serving.ts';

interface Measured {
  readonly transferKilobytes: number;
  readonly scriptKilobytes: number;
  readonly firstMoveMilliseconds: number;
  readonly inputToPaintMilliseconds: number;
}

const SLOW_DOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

async function throttled(page: Page, network: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  if (network) await session.send('Network.emulateNetworkConditions', NETWORK);
}

/** Counted from the build: the browser does not report the size of a worker's script. */
function gzipped(files: readonly string[]): number {
  const found = files.map((file) => path.join(DIST, file === '/' ? 'index.html' : file)).filter((file) => existsSync(file));
  const bytes = found.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
  return Math.round(bytes / 100) / 10;
}

/** A first visit with an empty cache: the time until a card may be played, and the requests. */
async function firstVisit(browser: Browser, address: string, slow: boolean): Promise<{ milliseconds: number; asked: readonly string[] }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  if (slow) await throttled(page, true);
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.thing.playable').first().waitFor();
  const milliseconds = Math.round(performance.now() - began);
  await page.waitForTimeout(1500);
  await context.close();
  return { milliseconds, asked: [...asked] };
}

const VISITS = 5;

async function measure(address: string): Promise<Measured> {
  const browser = await chromium.launch(CHROMIUM);
  // Warms up server and browser first.
  const { asked } = await firstVisit(browser, address, false);
  const times: number[] = [];
  for (let i = 0; i < VISITS; i++) times.push((await firstVisit(browser, address, true)).milliseconds);
  times.sort((a, b) => a - b);
  const inputToPaintMilliseconds = await inputToPaint(browser, address);
  await browser.close();
  return {
    // The typeface loads after the first paint.
    transferKilobytes: gzipped(asked.filter((file) => !file.endsWith('.woff2'))),
    scriptKilobytes: gzipped(asked.filter((file) => file.endsWith('.js'))),
    firstMoveMilliseconds: times[Math.floor(VISITS / 2)] as number,
    inputToPaintMilliseconds,
  };
}

/** Runs in the page: the longest time from an input to the next paint. */
const WATCH = `
  globalThis.slowest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.slowest = Math.max(globalThis.slowest, duration);
  }).observe({ type: 'event', durationThreshold: 16 });
`;

/** The slowest of many key and button presses while bots think and animals walk. */
async function inputToPaint(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.thing.playable').first().waitFor();
  await throttled(page, false);
  await page.evaluate(WATCH);
  for (let i = 0; i < 4; i++) {
    await page.locator('.thing.playable').first().click();
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press(n % 2 ? 'ArrowLeft' : 'ArrowRight');
      await page.waitForTimeout(120);
    }
    await page.locator('.thing.playable, .wolf-result').first().waitFor({ timeout: 60_000 });
    if (await page.locator('.wolf-result').isVisible()) break;
  }
  const slowest = Number(await page.evaluate('globalThis.slowest'));
  await context.close();
  return slowest;
}

/** Builds if needed, serves the build and measures it. */
export async function measureBuild(): Promise<Measured> {
  await buildIfStale();
  const { address, close } = await serve();
  try {
    return await measure(address);
  } finally {
    await close();
  }
}

if (import.meta.main) console.log(JSON.stringify(await measureBuild(), null, 2));

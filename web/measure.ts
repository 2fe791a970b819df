/**
 * The budgets of the first visit, measured in Chromium with a 4 times slower processor on 1.6 Mbit/s and 150 ms: bytes, time to the
 * first legal move, and input to next paint while a bot thinks. Prints JSON.
 */
import { pathToFileURL } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM } from './browser.ts';
import { build, isStale, serve } from './serve.ts';

export interface Measured {
  readonly transferKilobytes: number;
  readonly scriptKilobytes: number;
  readonly firstMoveMilliseconds: number;
  readonly inputToPaintMilliseconds: number;
}

const SLOW_DOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

async function throttled(page: Page, network: boolean): Promise<{ bytes: Map<string, number> }> {
  const session = await page.context().newCDPSession(page);
  const bytes = new Map<string, number>();
  const addresses = new Map<string, string>();
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  if (network) await session.send('Network.emulateNetworkConditions', NETWORK);
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(addresses.get(requestId) ?? requestId, encodedDataLength),
  );
  return { bytes };
}

export async function measure(address: string): Promise<Measured> {
  const browser = await chromium.launch(CHROMIUM);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  // What the worker loads is not told to the page's session: count at the context.
  const worker = new Map<string, number>();
  page.on('requestfinished', async (request) => {
    const sizes = await request.sizes().catch(() => undefined);
    if (sizes) worker.set(request.url(), sizes.responseBodySize + sizes.responseHeadersSize);
  });
  const { bytes } = await throttled(page, true);
  const began = performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('.thing.playable').first().waitFor();
  const firstMoveMilliseconds = Math.round(performance.now() - began);
  await page.waitForTimeout(1500);
  const all = new Map([...worker].map(([url, size]) => [url, Math.max(size, bytes.get(url) ?? 0)] as const));
  const sum = (of: (url: string) => boolean) =>
    Math.round([...all].filter(([url]) => of(url)).reduce((total, [, size]) => total + size, 0) / 100) / 10;
  if (process.env.LIST) for (const [url, size] of all) console.error(size, url);
  const transferKilobytes = sum(() => true);
  const scriptKilobytes = sum((url) => url.endsWith('.js'));
  await context.close();

  const inputToPaintMilliseconds = await inputToPaint(browser, address);
  await browser.close();
  return { transferKilobytes, scriptKilobytes, firstMoveMilliseconds, inputToPaintMilliseconds };
}

/** The slowest of many presses of keys and buttons while bots think and animals walk. */
async function inputToPaint(browser: Awaited<ReturnType<typeof chromium.launch>>, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  await page.locator('.thing.playable').first().waitFor();
  await throttled(page, false);
  await page.evaluate(() => {
    const slowest = { now: 0 };
    Object.assign(window, { slowest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) slowest.now = Math.max(slowest.now, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  for (let i = 0; i < 4; i++) {
    await page.locator('.thing.playable').first().click();
    for (let n = 0; n < 8; n++) {
      await page.keyboard.press(n % 2 ? 'ArrowLeft' : 'ArrowRight');
      await page.waitForTimeout(120);
    }
    await page.locator('.thing.playable, .over').first().waitFor({ timeout: 60_000 });
    if (await page.locator('.over').isVisible()) break;
  }
  const slowest = await page.evaluate(() => (window as unknown as { slowest: { now: number } }).slowest.now);
  await context.close();
  return slowest;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (isStale()) await build();
  const { address, close } = await serve(0);
  console.log(JSON.stringify(await measure(address), null, 2));
  close();
}

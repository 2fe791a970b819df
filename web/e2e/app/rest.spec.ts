import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../test.ts';
import { en } from '../words.ts';

/** Frames that the page's main thread made in 1.5 seconds of the browser's clock without input. */
async function frames(browser: Browser, page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const clock = async () => (await client.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'Timestamp')?.value ?? 0;
  await browser.startTracing(page, { categories: ['cc', 'devtools.timeline'] });
  const end = (await clock()) + 1.5;
  await expect.poll(clock).toBeGreaterThan(end);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: readonly { name: string }[] };
  expect(traceEvents.length).toBeGreaterThan(0);
  return traceEvents.filter(({ name }) => name === 'ProxyMain::BeginMainFrame').length;
}

for (const [name, path, ready] of [
  ['Wolf & Hound, a card suggested', '/', '.walk-runner'],
  ['Sheep & Thief', '/#/new/sheep-and-thief', '.sheep-hand.sheep-may'],
  ['a lesson', '/#/learn/wolf-and-hound', '.coach-light'],
] as const) {
  test(`${name}: a table that waits draws nothing`, async ({ browser, page }) => {
    await page.goto(path);
    if (path.includes('new')) await page.getByRole('button', { name: en.sheep.setup.deal }).click();
    await page.locator(ready).first().waitFor();
    // Parts that load after the first look may still arrive.
    await expect.poll(() => frames(browser, page), { timeout: 30_000 }).toBe(0);
  });
}

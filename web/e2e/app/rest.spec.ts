import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../test.ts';

/** How often the page's main thread made a frame in a second and a half in which nobody touched it. The time is what is measured. */
async function frames(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['cc', 'devtools.timeline'] });
  await page.waitForTimeout(1500);
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
    if (path.includes('new')) await page.getByRole('button', { name: 'Deal' }).click();
    await page.locator(ready).first().waitFor();
    // What comes in behind the first look may come in first.
    await expect.poll(() => frames(browser, page), { timeout: 30_000 }).toBe(0);
  });
}

import { expect, type Page } from '@playwright/test';
import { over, PROOF, playAgain, playOut, quick } from '../help.ts';
import * as sheep from '../sheep-and-thief/player.ts';
import { test } from '../test.ts';

/** Games until the page has all it ever needs, and games after which it must not have grown. */
const [SETTLED, LAST] = PROOF ? [3, 10] : [2, 4];
const GROWTH = 1.1;
/** The browser's own caches come and go by this much, whatever the page does. */
const SLACK_BYTES = 500_000;
const PACES = PROOF ? (['instant', 'fast', 'brisk'] as const) : (['instant'] as const);

interface Held {
  /** With those that are no longer in the page, but held by it. */
  readonly nodes: number;
  readonly heap: number;
}

/** What the page holds after a forced collection. */
async function held(page: Page): Promise<Held> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  await browser.send('HeapProfiler.enable');
  // What the first one frees may let go of more.
  for (let i = 0; i < 3; i++) await browser.send('HeapProfiler.collectGarbage');
  const { metrics } = await browser.send('Performance.getMetrics');
  await browser.detach();
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { nodes: of('Nodes'), heap: of('JSHeapUsedSize') };
}

async function expectNoGrowth(page: Page, playGame: (again: boolean) => Promise<void>): Promise<void> {
  let settled: Held | undefined;
  for (let game = 1; game <= LAST; game++) {
    await playGame(game > 1);
    if (game === SETTLED) settled = await held(page);
  }
  const { nodes, heap } = await held(page);
  expect(nodes, 'nodes').toBeLessThan((settled?.nodes ?? Number.NaN) * GROWTH);
  expect(heap, 'heap').toBeLessThan((settled?.heap ?? Number.NaN) * GROWTH + SLACK_BYTES);
}

for (const speed of PACES) {
  test(`Wolf & Hound, ${speed}: game after game the page holds no more`, async ({ page }) => {
    if (PROOF) test.setTimeout(1_800_000);
    await quick(page, { speed, suggest: true });
    await page.goto('/');
    await expectNoGrowth(page, async (again) => {
      if (again) await playAgain(over(page));
      await playOut(page);
    });
  });

  test(`Sheep & Thief, ${speed}: game after game the page holds no more`, async ({ page }) => {
    test.setTimeout(PROOF ? 1_800_000 : 180_000);
    await sheep.still(page, { speed });
    await expectNoGrowth(page, async (again) => {
      if (again) await playAgain(page.locator('.sheep-result'));
      else await sheep.deal(page, { players: 2, missions: true });
      await sheep.playOut(page);
    });
  });
}

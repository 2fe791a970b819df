import { expect, type Page } from '@playwright/test';
import { en, holds, N, source } from '../words.ts';
import { test } from './cluster.ts';
import { bar, here, person, waitsOf } from './help.ts';

/** The wait did not restart: of sixty seconds fewer than twenty are left. */
const BOTS_SOON = new RegExp(source(en.meet.now.bots(N)).replace('([\\d,]+)', '1\\d'));

async function arrive(page: Page, address: string, name: string): Promise<void> {
  await page.goto(`${address}#/meet`);
  await page.getByLabel(en.online.name).fill(name);
}

const playNow = (page: Page) => page.getByRole('button', { name: en.meet.now.go }).click();

test('eight people at two nodes meet at two tables; a killed node loses nobody’s wait and nobody’s seat', { tag: '@proof' }, async ({
  browser,
  cluster,
}) => {
  test.setTimeout(150_000);
  const eight = await Promise.all(Array.from({ length: 8 }, () => person(browser)));
  // All pages are open before the first press: slow ones would otherwise get bots.
  await Promise.all(eight.map((page, i) => arrive(page, cluster.address, `Guest ${i + 1}`)));
  await Promise.all(eight.map(playNow));
  for (const page of eight) await expect(page).toHaveURL(/#\/t\//, { timeout: 30_000 });
  const tables = new Map<string, Page[]>();
  for (const page of eight) tables.set(page.url(), [...(tables.get(page.url()) ?? []), page]);
  expect([...tables.values()].map((pages) => pages.length)).toEqual([4, 4]);
  for (const page of eight) await expect(page.locator('.stage')).toBeVisible();

  const alone = await person(browser);
  const waits = waitsOf(alone);
  await arrive(alone, cluster.address, 'Alone');
  await playNow(alone);
  await expect(alone.getByText(BOTS_SOON)).toBeVisible();
  const [node = 0] = cluster.nodes;
  process.kill(node, 'SIGKILL');
  await expect(alone).toHaveURL(/#\/t\//, { timeout: 40_000 });
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  for (const page of [...eight, alone]) await expect(bar(page).getByText(holds(en.meet.lost))).toBeHidden({ timeout: 20_000 });
  await expect(here(alone, 'Alone')).toBeVisible();
});

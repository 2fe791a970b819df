import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { hand } from '../help.ts';
import { test } from '../test.ts';

test.use({ locale: 'de-DE' });

test('a first visit brings one game, one language, and no faces but those on the table', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  const paths: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    paths.push(pathname);
    if (pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  await page.goto('/');
  await hand(page).first().waitFor();
  await page.waitForLoadState('networkidle');
  const text = (await Promise.all(scripts)).join('\n');
  // The Bellwether's name in every language, and a path of its drawing.
  expect(['Leithammel', 'Sonnailler', '鈴の羊'].filter((name) => text.includes(name))).toEqual(['Leithammel']);
  expect(text).not.toContain('M20 15C9 9 0 16');
  expect(paths.filter((path) => path.includes('wolf-and-hound')).length).toBeGreaterThan(3);
  expect(paths.filter((path) => path.includes('sheep-and-thief'))).toEqual([]);

  await page.goto('/#/cards');
  await page.getByRole('button', { name: 'Der Leithammel' }).waitFor();
  // Faces come after their names. A page that was idle once counts as idle forever, so look at its responses, not its
  // state.
  await expect.poll(async () => (await Promise.all(scripts)).some((text) => text.includes('M20 15C9 9 0 16'))).toBe(true);
});

/**
 * Budget of a first visit in bytes, compressed, without the typeface: everything, and scripts alone. What exceeds it
 * must load later or get smaller.
 */
const MOST = { all: 90_000, script: 82_000 };

test.describe('on a phone, in English', () => {
  test.use({ locale: 'en-GB', viewport: { width: 390, height: 844 } });

  test('a first visit is light', async ({ page }) => {
    const came = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.endsWith('.woff2'))
        came.set(
          pathname,
          response
            .body()
            .then((body) => gzipSync(body).length)
            .catch(() => 0),
        );
    });
    await page.goto('/');
    await hand(page).first().waitFor();
    // The bots load after the table.
    await expect.poll(() => [...came.keys()].filter((path) => path.includes('wolf-and-hound-bots')).length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...came].map(async ([path, size]) => ({ path, size: await size })));
    const weigh = (which: (path: string) => boolean) => sizes.filter(({ path }) => which(path)).reduce((sum, { size }) => sum + size, 0);
    const script = weigh((path) => path.endsWith('.js'));
    const all = weigh(() => true);
    expect(script, 'scripts').toBeLessThan(MOST.script);
    expect(all, 'all').toBeLessThan(MOST.all);
    // The measurement is not empty.
    expect(script).toBeGreaterThan(MOST.script / 2);
  });
});

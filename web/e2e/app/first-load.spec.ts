import { expect, test } from '@playwright/test';
import { hand } from '../help.ts';

test.use({ locale: 'de-DE', serviceWorkers: 'block' });

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
  // The Bellwether in every language, and a curl of its horns.
  expect(['Leithammel', 'Sonnailler', '鈴の羊'].filter((name) => text.includes(name))).toEqual(['Leithammel']);
  expect(text).not.toContain('M20 15C9 9 0 16');
  expect(paths.filter((path) => path.includes('wolf-and-hound')).length).toBeGreaterThan(3);
  expect(paths.filter((path) => path.includes('sheep-and-thief'))).toEqual([]);

  await page.goto('/#/cards');
  await page.getByRole('button', { name: 'Der Leithammel' }).waitFor();
  // Faces come after their names. A page that was idle once counts as idle for ever: its answers are looked at, not its state.
  await expect.poll(async () => (await Promise.all(scripts)).some((text) => text.includes('M20 15C9 9 0 16'))).toBe(true);
});

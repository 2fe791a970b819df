import { expect, type Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../src/words/languages.ts';
import { hand, quick } from '../help.ts';
import { test } from '../test.ts';
import { de, en } from '../words.ts';

/** Intercepts the script that contains this text. */
async function withScript(page: Page, text: string, act: () => Promise<'serve' | 'abort'>): Promise<void> {
  await page.route(/\/assets\/.*\.js/, async (route) => {
    const response = await route.fetch();
    const isMeant = (await response.text()).includes(text);
    if (isMeant && (await act()) === 'abort') await route.abort();
    else await route.fulfill({ response });
  });
}

test('without its words the page offers another try', async ({ page, faults }) => {
  faults.allow(/Failed to load resource|Failed to fetch dynamically imported module/);
  let isLost = true;
  await withScript(page, en.shell.gone.text, async () => (isLost ? 'abort' : 'serve'));
  await quick(page);
  await page.goto('/');
  const again = page.locator('#late a').first();
  await expect(again).toBeVisible({ timeout: 20_000 });
  isLost = false;
  await again.click();
  await hand(page).first().waitFor();
  await expect(page.locator('#late')).toBeHidden();
});

test('of two languages chosen one after the other the last one stays, however late the first one comes', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAsked = false;
  await withScript(page, de.shell.gone.text, async () => {
    isAsked = true;
    await held;
    return 'serve';
  });
  await quick(page);
  await page.goto('/#/settings');
  const choose = (language: 'de' | 'en') => page.getByRole('radio', { name: LANGUAGE_NAMES[language], exact: true }).check();
  await choose('de');
  await expect.poll(() => isAsked).toBe(true);
  await choose('en');
  const arrived = page.waitForEvent('response', (response) => response.url().includes('/assets/'));
  release();
  await arrived;
  // Time for the words to be applied, if they were.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.shell.settings);
});

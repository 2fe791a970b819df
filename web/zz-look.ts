import { chromium } from '@playwright/test';
import { CHROMIUM } from './browser.ts';
import { serve } from './serving.ts';
import { readFileSync } from 'node:fs';
const serving = await serve();
const browser = await chromium.launch({ ...(CHROMIUM as object) } as never);
const { shots } = await import(process.argv[2] as string);
for (const { name, lang = 'en-GB', path = '', act, width = 360, height = 640, dark = false, full = false } of shots) {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: 2, hasTouch: true, locale: lang, colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  page.on('pageerror', (e: Error) => console.log(name, 'ERROR', e.message));
  await page.goto(serving.address + path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  try { await act?.(page); await page.waitForTimeout(300);} catch (e) { console.log(name, String(e).slice(0, 300)); }
  const over = await page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    return [...document.querySelectorAll('body *')].filter((e) => { const r = e.getBoundingClientRect(); const s = getComputedStyle(e); return r.width > 0 && s.visibility !== 'hidden' && !e.closest('.thing, .stage, svg') && (r.right > wide + 1 || r.left < -1 || (e.scrollWidth > e.clientWidth + 1 && ['hidden','clip','visible'].includes(s.overflowX) && e.clientWidth > 0 && s.display !== 'inline')); }).slice(0, 5).map((e) => `${e.tagName}.${e.className} ${(e.textContent ?? '').slice(0, 40)}`);
  });
  if (over.length) console.log(name, 'OVER', over);
  await page.screenshot({ path: `/tmp/printed-shots/${name}.png`, fullPage: full });
  await context.close();
}
await browser.close();
await serving.close();

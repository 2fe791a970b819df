import { type Browser, expect, type Page } from '@playwright/test';
import { drawn, hand, overflowing, quick, typefaceLoaded, visit } from '../help.ts';
import { makeTable, person, test } from '../online/help.ts';
import { en } from '../words.ts';

/** 1280 × 800 at 400 % zoom, and text at 200 % on a phone and a laptop. Each game's own specs check full tables. */
const WAYS = [
  { name: '400 % zoom', viewport: { width: 320, height: 200 }, letters: 16 },
  { name: 'text at 200 % on a phone', viewport: { width: 360, height: 640 }, letters: 32 },
  { name: 'text at 200 % on a laptop', viewport: { width: 1280, height: 800 }, letters: 32 },
] as const;

/** No horizontal overflow, no overlapping controls, and everything can be scrolled to. */
async function expectReadable(page: Page, where: string): Promise<void> {
  expect.soft(await overflowing(page), where).toEqual([]);
  const wrong = await page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways');
    const front = document.querySelector('dialog[open]') ?? document;
    const controls = [...front.querySelectorAll<HTMLElement>('button, a, input, select, summary')];
    const seen = controls
      .filter(
        (one) =>
          !one.closest('.hidden, .stage, .skip, details:not([open]) > :not(summary)') && one.checkVisibility({ opacityProperty: true }),
      )
      .map((one) => ({ one, box: (one.closest('label') ?? one).getBoundingClientRect() }));
    for (const [i, { one, box }] of seen.entries()) {
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? one.tagName;
      if (box.left < -1 || box.right > innerWidth + 1) found.push(`${name} reaches out`);
      for (const { one: other, box: its } of seen.slice(i + 1)) {
        if (one.contains(other) || other.contains(one) || one.closest('label') === (other.closest('label') ?? other)) continue;
        const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
        const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
        if (across > 3 && down > 3) found.push(`${name} lies over ${other.getAttribute('aria-label') ?? other.textContent?.trim()}`);
      }
    }
    // Fixed bars leave most of a low window to the content.
    for (const bar of document.querySelectorAll<HTMLElement>('.head, .deal-bar, .sheep-deal, .online-bar')) {
      const { position } = getComputedStyle(bar);
      if (/sticky|fixed/.test(position) && bar.offsetHeight > innerHeight / 3)
        found.push(`${bar.className} takes ${bar.offsetHeight} pixels`);
    }
    return found;
  });
  expect.soft(wrong, where).toEqual([]);
}

async function enlarged(page: Page, letters: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: 13 } });
}

for (const { name, viewport, letters } of WAYS) {
  test(`${name}: home, set-up, settings, rules and other pages are read, scrolling one way`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await quick(page);
    await enlarged(page, letters);
    await page.goto('/');
    await hand(page).first().waitFor();
    await expectReadable(page, 'home');
    for (const path of [
      'new/wolf-and-hound',
      'new/sheep-and-thief',
      'settings',
      'help/wolf-and-hound',
      'help/sheep-and-thief',
      'cards',
      'cards/sheep-and-thief',
      'copy/wolf-and-hound',
      'friends',
      'learn',
      'games',
      'about',
    ]) {
      await visit(page, path);
      await expectReadable(page, path);
    }
    await page.getByRole('button', { name: en.shell.menu }).click();
    await page.getByRole('dialog').waitFor();
    await expectReadable(page, 'menu');
  });
}

test('400 % zoom and text at 200 %: the lobby', async ({ browser, serve }) => {
  const server = await serve();
  const page = await hosted(browser);
  await makeTable(page, server.address, { game: 'wolf-and-hound', name: 'Wiesenschaumkrautwiesens' });
  for (const { name, viewport, letters } of WAYS) {
    await page.setViewportSize(viewport);
    await enlarged(page, letters);
    await expectReadable(page, `lobby, ${name}`);
  }
});

const hosted = (browser: Browser) => person(browser, { viewport: { width: 1280, height: 800 } });

test.describe('a phone with a notch', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('nothing to read or to press is under it', async ({ page }) => {
    const insets = { top: 20, left: 47, right: 47, bottom: 21 };
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
    await quick(page);
    for (const path of ['', 'play/sheep-and-thief', 'new/wolf-and-hound', 'new/sheep-and-thief', 'settings', 'friends']) {
      await visit(page, path);
      // The typeface changes heights: a page that was scrolled to its end before it came is not at its end.
      await typefaceLoaded(page);
      await drawn(page);
      const under = await page.evaluate(({ left, right, bottom }) => {
        scrollTo(0, document.documentElement.scrollHeight);
        const front = document.querySelector('dialog[open]') ?? document;
        const controls = [...front.querySelectorAll<HTMLElement>('button, a, input, select, summary, h1, .plate, .told, .sheep-prompt')];
        return controls
          .filter((one) => !one.closest('.hidden, .skip, [data-key^="sign:"]') && one.checkVisibility({ opacityProperty: true }))
          .map((one) => ({ name: one.getAttribute('aria-label') ?? one.textContent, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 2 && box.bottom > 0 && box.top < innerHeight)
          .filter(({ box }) => box.left < left - 1 || box.right > innerWidth - right + 1 || box.bottom > innerHeight - bottom + 1)
          .map(({ name }) => name);
      }, insets);
      expect.soft(under, path || 'home').toEqual([]);
    }
  });
});

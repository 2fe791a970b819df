import { expect, type Page } from '@playwright/test';
import { expectNoOverflow, hand, quick, resize } from '../help.ts';
import { test } from '../test.ts';
import { FULL, gameAt } from './positions.ts';

/** Board and hand fit together without scrolling. 640 × 400 is 1280 × 800 at 200 % zoom. */
const WHOLE = [
  [320, 568],
  [640, 360],
  [844, 390],
  [360, 640],
  [390, 844],
  [640, 400],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

interface Seen {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A plate's touch target is larger than the plate: measure the plate. */
const PARTS = '.thing:not([data-key^="sign:"]), .told, .ask, .toolbar, .head';

/** Positions of everything that is read or pressed, before scrolling. */
const seen = (page: Page): Promise<Seen[]> =>
  page.locator(PARTS).evaluateAll((all) =>
    all.map((one) => {
      // A sign may stick out of its box; text is inside it.
      const { left, top, right, bottom } = (one.querySelector('.plate') ?? one).getBoundingClientRect();
      return { name: one.getAttribute('data-key') ?? one.className, left, top, right, bottom };
    }),
  );

function overlaps(all: readonly Seen[], slack: number): string[] {
  return all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      return across > slack && down > slack ? [`${a.name} lies over ${b.name}`] : [];
    }),
  );
}

const isOf =
  (...starts: readonly string[]) =>
  ({ name }: Seen) =>
    starts.some((start) => name.startsWith(start));

for (const [name, address] of [
  ['the first table', '/'],
  ['a full table', gameAt(FULL, 13, 5)],
] as const)
  test(`${name}: board and hand together on every screen, and the scene grows with it`, async ({ page }) => {
    await quick(page);
    await page.goto(address);
    await hand(page).first().waitFor();
    const widths = new Map<string, number>();
    for (const [width, height] of WHOLE) {
      const screen = `${width} × ${height}`;
      await resize(page, width, height);
      await test.step(screen, () => expectNoOverflow(page));
      const all = await seen(page);
      const out = all.filter(({ left, top, right, bottom }) => left < -6 || top < -1 || right > width + 6 || bottom > height + 1);
      expect(
        out.map(({ name }) => name),
        `outside of ${screen}`,
      ).toEqual([]);
      expect(overlaps(all.filter(isOf('hand:', 'plate:', 'told', 'ask', 'toolbar', 'head')), 4), screen).toEqual([]);
      const card = all.find(isOf('hand:'));
      widths.set(screen, (card?.right ?? 0) - (card?.left ?? 0));
      expect(widths.get(screen), `a card at ${screen}`).toBeGreaterThanOrEqual(52);
    }
    const [laptop = 0, large = 0] = [widths.get('1280 × 800'), widths.get('2560 × 1440')];
    expect(large / laptop).toBeGreaterThan(1.6);
  });

test('zoomed in four times, or in letters twice as large, the page scrolls one way and nothing is lost', async ({ page }) => {
  await quick(page);
  await page.goto(gameAt(FULL, 13, 5));
  await hand(page).first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  for (const [width, height, letters] of [
    [320, 200, 100],
    [360, 640, 200],
    [390, 844, 200],
  ] as const) {
    const screen = `${width} × ${height} at ${letters} %`;
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: (16 * letters) / 100, fixed: 13 } });
    await resize(page, width, height);
    await expectNoOverflow(page);
    const all = await seen(page);
    expect(overlaps(all.filter(isOf('hand:', 'plate:', 'told', 'ask', 'toolbar', 'head')), 4), screen).toEqual([]);
    for (const { name, left, right } of all) {
      expect(left, `${name} at ${screen}`).toBeGreaterThan(-8);
      expect(right, `${name} at ${screen}`).toBeLessThan(width + 8);
    }
    await hand(page).last().scrollIntoViewIfNeeded();
    await expect(hand(page).last()).toBeInViewport();
  }
});

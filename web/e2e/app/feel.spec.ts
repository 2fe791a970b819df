import { expect, type Page } from '@playwright/test';
import {
  answered,
  choose,
  expectClean,
  expectNoOverflow,
  hand,
  inEvery,
  LANGUAGES,
  over,
  playOut,
  quick,
  resize,
  settled,
  visit,
} from '../help.ts';
import { test } from '../test.ts';
import { FOUR, gameAt } from '../wolf-and-hound/positions.ts';
import { begins, en } from '../words.ts';

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bellwether.settings') ?? '{}') as Record<string, unknown>);
const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('settings show at once what they do, and are kept', async ({ page }) => {
  await quick(page);
  await visit(page, 'settings');
  const card = () => page.locator('.preview-table rect[stroke-width="2.4"]').first().boundingBox();
  const usual = await card();
  await choose(page.getByRole('radio', { name: en.settings.cardSizes.largest }));
  expect(((await card())?.width ?? 0) / (usual?.width ?? 1)).toBeGreaterThan(1.3);
  await choose(page.getByRole('switch', { name: begins(en.settings.leftHand) }));
  await expect(page.locator('html')).toHaveAttribute('data-left-hand', '');
  await choose(page.getByRole('switch', { name: en.settings.sound, exact: true }));
  await page.getByRole('slider', { name: en.settings.volume }).fill('30');
  await choose(page.getByRole('radio', { name: en.settings.confirms.always }));
  expect(await kept(page)).toMatchObject({ cards: 'largest', leftHand: true, sound: true, volume: 0.3, confirm: 'always' });
  for (const [width, height] of [
    [320, 568],
    [1280, 800],
  ] as const) {
    await resize(page, width, height);
    await expectNoOverflow(page);
  }
  await expectClean(page);
});

const offer = (page: Page) => page.locator('.sound-offer');

/** Plays until a sheep flees or comes home, which is when the question is asked. */
async function playUntilOffered(page: Page): Promise<void> {
  for (let turn = 0; turn < 12; turn++) {
    await answered(page, () => hand(page).first().click());
    await hand(page).first().waitFor();
    await settled(page);
    if (await offer(page).isVisible()) return;
  }
  throw new Error('never asked');
}

for (const [width, height, left] of [
  [360, 640, [en.shell.hint, en.shell.undo, en.shell.pace.name]],
  [390, 844, [en.shell.hint, en.shell.undo, en.shell.pace.name]],
  [1280, 800, [en.shell.hint, en.shell.undo, en.shell.pace.name, en.shell.lookUp]],
] as const)
  test(`whether there is sound is asked once, when a sheep first speaks, and the stage keeps its size: ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await quick(page, { soundAsked: false });
    await page.goto('/');
    await hand(page).first().waitFor();
    await expect(offer(page)).toHaveCount(0);
    const stage = await box(page, '.stage-box');
    const tools = page.getByRole('toolbar').getByRole('button');
    const all = await tools.count();
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await playUntilOffered(page);
    await inEvery(LANGUAGES, page, async () => {
      await expect(offer(page)).toBeVisible();
      expect(await box(page, '.stage-box')).toEqual(stage);
      // It covers nothing that can be pressed or focused.
      expect(await pressedUnder(page, '.sound-offer')).toEqual([]);
      await expectNoOverflow(page);
    });
    // Tools needed in a second turn stay; the others come back with the answer.
    await expect(tools).toHaveCount(left.length);
    for (const name of left) await expect(page.getByRole('toolbar').getByRole('button', { name })).toBeVisible();
    // Sounds are fetched by those who want them.
    expect(fetched.filter((url) => url.includes('speaker'))).toEqual([]);
    const models = page.waitForResponse(/speaker/);
    await offer(page).getByRole('button', { name: en.settings.offer.yes }).click();
    await expect(offer(page)).toHaveCount(0);
    // All of them together.
    const { length } = await (await models).body();
    expect(length).toBeGreaterThan(3_000);
    expect(length).toBeLessThan(60_000);
    await expect(tools).toHaveCount(all);
    expect(await box(page, '.stage-box')).toEqual(stage);
    expect(await kept(page)).toMatchObject({ sound: true, soundAsked: true });
  });

/** Labels of controls that this element covers, fully or in part. */
async function pressedUnder(page: Page, selector: string): Promise<(string | null)[]> {
  return await page.evaluate((over) => {
    const asked = document.querySelector(over)?.getBoundingClientRect() ?? new DOMRect();
    const pressed = [...document.querySelectorAll('button, a, .thing')].filter((one) => !one.closest(`${over}, .skip`));
    return pressed.flatMap((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const isOver = left < asked.right && right > asked.left && top < asked.bottom && bottom > asked.top;
      return isOver && one.checkVisibility({ visibilityProperty: true }) ? [one.getAttribute('data-key') ?? one.textContent] : [];
    });
  }, selector);
}

test('whether there is sound is not asked of whoever opens a game in the middle, nor once it is over', async ({ page }) => {
  await quick(page, { soundAsked: false });
  await page.goto(gameAt(FOUR, 28, 1));
  await hand(page).first().waitFor();
  // By now the offer would be loaded.
  await settled(page);
  await expect(offer(page)).toHaveCount(0);
  await hand(page).first().click();
  await over(page).waitFor();
  await expect(offer(page)).toHaveCount(0);
});

test('whoever plays on without saying whether there is sound is not asked again', async ({ page }) => {
  await quick(page, { soundAsked: false });
  await page.goto('/');
  await hand(page).first().waitFor();
  await playUntilOffered(page);
  await hand(page).first().click();
  await expect(offer(page)).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ sound: false, soundAsked: true });
});

test('for those who wish it a first press only shows what a card would do', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await quick(page, { confirm: 'always' });
  await page.goto('/');
  // A card of the same value would do the same.
  const names = await hand(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(/[,.:]/)[0]));
  const other = hand(page).nth(names.findIndex((name) => name !== names[0]));
  await hand(page).first().click();
  await expect(page.locator('.prompt')).toHaveText(en.wolf.ask.confirm);
  await expect(page.locator('[data-key^="pile:1:"]')).toHaveCount(0);
  await other.click();
  await expect(page.locator('[data-key^="pile:1:"]')).toHaveCount(0);
  await answered(page, () => other.click());
  await expect(page.locator('[data-key="pile:1:0"]')).toBeVisible();
});

test('a pile that is pressed opens as a row of large cards', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await answered(page, () => hand(page).first().click());
  await hand(page).first().waitFor();
  await page.locator('[data-key="row:2"]').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem')).toHaveCount(await page.locator('[data-key^="pile:2:"]').count());
  expect((await sheet.locator('.pile-row svg').first().boundingBox())?.width).toBeGreaterThan(60);
  await expectClean(page);
});

test('a menu opened while the table still loads stays open', async ({ page }) => {
  await quick(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*worker*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: en.shell.menu }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await hand(page).first().waitFor();
  await expect(page.getByRole('dialog').getByRole('link', { name: en.shell.settings })).toBeVisible();
});

test('the end is a scene, and on no screen does the panel lie over it', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await playOut(page);
  const tools = page.getByRole('toolbar');
  // A focus ring is only for controls.
  const frame = () => page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle);
  await expect(over(page).getByRole('heading')).toBeFocused();
  expect(await frame()).toBe('none');
  await page.keyboard.press('Tab');
  await expect(over(page).getByRole('button', { name: en.shell.again })).toBeFocused();
  expect(await frame()).not.toBe('none');
  for (const [width, height] of [
    [320, 568],
    [360, 640],
    [430, 932],
    [1280, 800],
    [390, 844],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await resize(page, width, height);
      await expect(over(page)).toBeVisible();
      await expect(page.locator('.thing.joy').first()).toBeVisible();
      await expect(page.locator('[data-key^="flag:"]')).toHaveCount(2);
      const panel = await box(page, '.end-panel');
      // Every farm and its plate are visible.
      for (const plate of await page.locator('.plate').all()) {
        const seen = (await plate.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const isBeside = seen.x + seen.width <= panel.x + 1 || seen.y + seen.height <= panel.y + 1;
        expect(isBeside, `${JSON.stringify(seen)} and ${JSON.stringify(panel)}`).toBe(true);
      }
      // The result, the score and the main choices are visible without pulling up the sheet.
      await expect(over(page).getByRole('heading')).toBeInViewport({ ratio: 1 });
      await expect(over(page).getByRole('list', { name: en.wolfEnd.count })).toBeInViewport({ ratio: 1 });
      for (const name of [en.shell.again, en.pages.looking.review])
        await expect(over(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      // The prompt does not repeat who won.
      await expect(page.locator('.prompt')).toBeHidden();
      // Tools under the sheet are hidden until it is closed.
      await expect(tools).toBeVisible({ visible: width > 1000 });
      await expectNoOverflow(page);
      await expectClean(page);
    });
  }
  await over(page).getByRole('button', { name: en.shell.again }).click();
  await expect(tools).toBeVisible();
  await hand(page).first().waitFor();
  await expect(page.locator('.thing.joy')).toHaveCount(0);
});

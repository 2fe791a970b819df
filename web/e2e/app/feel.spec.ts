import { expect, type Page } from '@playwright/test';
import { answered, choose, expectClean, expectNoOverflow, hand, over, playOut, quick, resize, visit } from '../help.ts';
import { test } from '../test.ts';

const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('bellwether.settings') ?? '{}') as Record<string, unknown>);
const box = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('settings show at once what they do, and are kept', async ({ page }) => {
  await quick(page);
  await visit(page, 'settings');
  const card = () => page.locator('.preview-table rect[stroke-width="2.4"]').first().boundingBox();
  const usual = await card();
  await choose(page.getByRole('radio', { name: 'Largest' }));
  expect(((await card())?.width ?? 0) / (usual?.width ?? 1)).toBeGreaterThan(1.3);
  await choose(page.getByRole('switch', { name: /^Left hand/ }));
  await expect(page.locator('html')).toHaveAttribute('data-left-hand', '');
  await choose(page.getByRole('switch', { name: 'Sound', exact: true }));
  await page.getByRole('slider', { name: 'Volume' }).fill('30');
  await choose(page.getByRole('radio', { name: 'Always' }));
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

test('whether there is sound is asked once, after the first move', async ({ page }) => {
  await page.goto('/');
  await hand(page).first().waitFor();
  const offer = page.getByRole('group', { name: 'Play with sounds?' });
  await expect(offer).toHaveCount(0);
  await hand(page).first().click();
  // It lies over nothing that can be pressed.
  await offer.waitFor();
  const under = await page.evaluate(() => {
    const asked = document.querySelector('.sound-offer')?.getBoundingClientRect() ?? new DOMRect();
    const pressed = [...document.querySelectorAll('button, a, .thing')].filter((one) => !one.closest('.sound-offer, .skip'));
    return pressed.flatMap((one) => {
      const { left, right, top, bottom, width } = one.getBoundingClientRect();
      const isOver = left < asked.right && right > asked.left && top < asked.bottom && bottom > asked.top;
      return width > 0 && isOver ? [one.getAttribute('data-key') ?? one.textContent] : [];
    });
  });
  expect(under).toEqual([]);
  await offer.getByRole('button', { name: 'With sounds' }).click();
  await expect(offer).toHaveCount(0);
  expect(await kept(page)).toMatchObject({ sound: true, soundAsked: true });
});

test('whoever plays on without saying whether there is sound is not asked again', async ({ page }) => {
  await page.goto('/');
  await hand(page).first().waitFor();
  await hand(page).first().click();
  const offer = page.getByRole('group', { name: 'Play with sounds?' });
  await offer.waitFor();
  await hand(page).first().waitFor();
  await expect(offer).toBeVisible();
  await hand(page).first().click();
  await expect(offer).toHaveCount(0);
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
  await expect(page.locator('.prompt')).toHaveText('Press again to play it.');
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
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await hand(page).first().waitFor();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('the end is a scene, and on no screen does the panel lie over it', async ({ page }) => {
  await quick(page);
  await page.goto('/');
  await playOut(page);
  const tools = page.getByRole('toolbar');
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
      // Every farm with its plate is in sight.
      for (const plate of await page.locator('.plate').all()) {
        const seen = (await plate.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const isBeside = seen.x + seen.width <= panel.x + 1 || seen.y + seen.height <= panel.y + 1;
        expect(isBeside, `${JSON.stringify(seen)} and ${JSON.stringify(panel)}`).toBe(true);
      }
      // Tools under the sheet are not there until it is closed.
      await expect(tools).toBeVisible({ visible: width > 1000 });
      await expectNoOverflow(page);
      await expectClean(page);
    });
  }
  await over(page).getByRole('button', { name: 'Play again' }).click();
  await expect(tools).toBeVisible();
  await hand(page).first().waitFor();
  await expect(page.locator('.thing.joy')).toHaveCount(0);
});

import { expect, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow, hand, inEvery, LANGUAGES, learnLanguages, quick, visit } from '../help.ts';
import { test } from '../test.ts';
import { ANY, begins, en, holds } from '../words.ts';

const words = en.workshop;

/** A new animal card on its page. */
async function newAnimal(page: Page): Promise<void> {
  await page.goto('/#/workshop');
  await page.getByRole('link', { name: holds(words.kinds.animal ?? '') }).click();
  await page.getByRole('button', { name: words.plain.animal ?? '', exact: true }).click();
  await page.getByLabel(words.name, { exact: true }).waitFor();
}

async function newItem(page: Page, kind: string): Promise<void> {
  await page.goto('/#/workshop');
  await page.getByRole('button', { name: holds(words.kinds[kind] ?? '') }).click();
  await page.getByLabel(words.name, { exact: true }).waitFor();
}

const radio = (page: Page, name: string | undefined) => page.getByRole('radio', { name: name ?? '', exact: true });

test('an animal card: made in pictures, seen at once, played against bots two presses later', async ({ page }) => {
  await quick(page);
  await newAnimal(page);
  await page.getByLabel(words.name, { exact: true }).fill('Storm Wolf');
  await choose(radio(page, words.animal.paces.times));
  await expect(page.getByText(words.animal.evenOnly)).toBeVisible();
  await page.getByRole('button', { name: words.animal.more, exact: true }).first().click();
  await expect(page.getByText(words.animal.evenOnly)).toHaveCount(0);
  await choose(radio(page, words.animal.targets.across));
  await expect(page.locator('.workshop-live')).toContainText(en.wolfGallery.does.wolf(en.wolfGallery.whose.across, 1));
  await expectNoOverflow(page);
  await expectClean(page);

  // It stays in this browser.
  await page.reload();
  await expect(page.getByLabel(words.name, { exact: true })).toHaveValue('Storm Wolf');
  await page.getByRole('button', { name: words.play.bots }).click();
  await hand(page).first().waitFor();
  await page.locator('[data-key="animal:storm-wolf"]').click();
  await expect(page.getByRole('dialog')).toContainText('Storm Wolf');
});

test('bots say that a card only ever stands with one team, and what to try', async ({ page }) => {
  await quick(page);
  await newAnimal(page);
  await choose(radio(page, words.animal.paces.times));
  await page.getByRole('link', { name: words.fair.title }).click();
  await page.getByRole('button', { name: words.fair.start }).click();
  const verdict = page.locator('.workshop-verdict');
  const fault = words.animal.standsWith(words.fresh.animal ?? '', words.animal.teams.blue ?? '');
  await expect(verdict).toContainText(fault, { timeout: 80_000 });
  await expect(page.getByRole('button', { name: words.fair.more })).toBeVisible({ timeout: 80_000 });
  await expect(verdict).toContainText(holds(words.fair.try(ANY)));
  await expect(page.getByRole('img', { name: holds(words.animal.heat(words.fresh.animal ?? '', '').trim()) })).toBeVisible();
  await expectNoOverflow(page);
  await expectClean(page);
});

test('a link opens as card, is played, kept and changed by another person', async ({ page, browser }) => {
  await quick(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await newAnimal(page);
  await page.getByLabel(words.name, { exact: true }).fill('Shy Wolf');
  await expect(page.getByRole('img', { name: words.share.qr })).toBeVisible();
  await page.getByRole('button', { name: words.share.link }).click();
  await expect(page.getByText(words.share.copied)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await (await browser.newContext()).newPage();
  await quick(other);
  await other.goto(link);
  await expect(other.getByText('Shy Wolf')).toBeVisible();
  await expectClean(other);
  expect(await other.evaluate(() => localStorage.getItem('bellwether.workshop') ?? '')).not.toContain('Shy');
  await other.getByRole('button', { name: words.got.change }).click();
  await expect(other.getByLabel(words.name, { exact: true })).toHaveValue('Shy Wolf');

  // A link whose end is missing says so.
  await other.goto(link.slice(0, -12));
  await expect(other.getByRole('alert')).toContainText(words.badLink);
});

test('number decks say how many cards are missing; landscape decks are drawn', async ({ page }) => {
  await quick(page);
  await newItem(page, 'numbers');
  const fewer = page.getByRole('button', { name: words.numbers.fewer(en.wolf.card('black', 3, 'none')), exact: true });
  for (let i = 0; i < 5; i++) await fewer.click();
  await expect(page.getByText(words.numbers.size(27))).toBeVisible();
  await expectNoOverflow(page);
  await expectClean(page);

  await newItem(page, 'deck');
  await page.getByRole('button', { name: words.deck.add }).click();
  const card = page.getByRole('dialog');
  await choose(card.getByRole('radio', { name: en.sheepCopy.river }));
  await card.getByRole('button', { name: begins(en.shell.colon(en.sheep.edges[0] ?? '', '')) }).click();
  await expect(card.getByRole('button', { name: en.shell.colon(en.sheep.edges[0] ?? '', en.sheepCopy.river) })).toBeVisible();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: words.play.bots }).click();
  await page.locator('.game.sheep').waitFor();
});

test('a stroke draws a road from edge to edge', async ({ page }) => {
  await quick(page);
  await newItem(page, 'deck');
  await page.getByRole('button', { name: words.deck.add }).click();
  const box = await page.locator('.card-pad').boundingBox();
  if (box === null) throw new Error('no pad');
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(0.08, 0.5));
  await page.mouse.down();
  await page.mouse.move(...at(0.5, 0.5), { steps: 5 });
  await page.mouse.move(...at(0.5, 0.92), { steps: 5 });
  await page.mouse.up();
  const edge = (i: number, what: string) => page.getByRole('button', { name: en.shell.colon(en.sheep.edges[i] ?? '', what), exact: true });
  await expect(edge(3, en.sheepCopy.road)).toBeVisible();
  await expect(edge(2, en.sheepCopy.road)).toBeVisible();
  await expect(edge(0, en.sheepCopy.nothing)).toBeVisible();
});

test('a bad file is refused with the place of the fault; a deleted card comes back', async ({ page }) => {
  await quick(page);
  await newAnimal(page);
  await visit(page, 'workshop');
  const bad = {
    bellwether: 'workshop',
    items: [{ game: 'wolf-and-hound', kind: 'animal', name: 'A', data: { kind: 'wolf', pace: 'x99' } }],
  };
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(bad)) });
  await expect(page.getByText('file.items[0].data.pace')).toBeVisible();
  await page.getByRole('button', { name: begins(words.remove) }).click();
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.getByRole('button', { name: words.undo }).click();
  await expect(page.getByText(words.kept(1, 100))).toBeVisible();
});

test('the workshop speaks every language, and the sheets to print fit', async ({ page }) => {
  await quick(page);
  await newAnimal(page);
  await learnLanguages(page, page.locator('.workshop-live figcaption'));
  await inEvery(LANGUAGES, page, async () => {
    await expectNoOverflow(page);
  });
  await page.getByRole('link', { name: words.share.print, exact: true }).click();
  await expect(page.getByText(words.print.none)).toBeVisible();
  await page.goBack();
  // No published wolf walks two steps more.
  await choose(radio(page, words.animal.paces.more));
  await page.getByRole('button', { name: words.animal.more, exact: true }).first().click();
  await page.getByRole('link', { name: words.share.print, exact: true }).click();
  await expect(page.locator('.print-card').first()).toContainText(words.print.homemade);
  const width = await page
    .locator('.print-card')
    .first()
    .evaluate((card) => card.getBoundingClientRect().width);
  expect(Math.round((width / 96) * 25.4)).toBe(63);
});

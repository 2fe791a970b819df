import { expect, type Locator, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow, hand, inEvery, LANGUAGES, learnLanguages, over, playOut, quick, visit } from '../help.ts';
import { makeTable, person, sit, start, test } from '../online/help.ts';
import { ANY, animal, begins, en, holds, seen } from '../words.ts';

const [TOP = '', , BOTTOM = ''] = en.sheep.edges;
const copiesOf = (colour: 'black' | 'white', value: number) => en.shell.colon(en.wolf.card(colour, value, 'none'), en.wolfCopy.count);

const ofCopy = (page: Page) => page.getByRole('button', { name: begins(en.copy.ofCopy) });

/** The workshop's questions about a card, unfolded. */
async function unfold(page: Page, id: string): Promise<Locator> {
  const card = page.getByRole('listitem').filter({ hasText: animal(id) });
  await card.locator('.copy-face > summary').click();
  return card;
}

const choice = (card: Locator, name = '') => card.getByRole('radio', { name, exact: true });

async function correctWolf03(page: Page): Promise<void> {
  const card = await unfold(page, 'wolf-03');
  await choose(choice(card, en.workshop.animal.targets.across));
  await choose(choice(card, en.workshop.animal.paces.more));
}

async function deal03(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: en.wolfSets.setup.levels.beginner, exact: true }));
  await page.getByRole('button', { name: begins(...['wolf-03', 'wolf-04'].map((id) => `${seen('hound-01')} + ${seen(id)}`)) }).click();
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
}

test('Wolf & Hound: a value is corrected, kept, played with, seen in record and link', async ({ page }) => {
  await quick(page);
  await page.goto('/#/copy/wolf-and-hound');
  await correctWolf03(page);
  await expect(page.getByText(en.copy.differ(2))).toBeVisible();
  await page.reload();
  await expect(choice(await unfold(page, 'wolf-03'), en.workshop.animal.targets.across)).toBeChecked();

  await visit(page, 'new/wolf-and-hound');
  await deal03(page);
  await hand(page).first().waitFor();
  await ofCopy(page).click();
  await expect(page.getByRole('dialog')).toContainText(
    `${en.copy.entry(animal('wolf-03'), en.wolfCopy.field.target, en.wolfCopy.targets.across)} (${en.copy.ours(en.wolfCopy.targets.right)})`,
  );
  await expect(page.getByRole('dialog')).toContainText(
    `${en.copy.entry(animal('wolf-03'), en.wolfCopy.field.pace, '+1')} (${en.copy.ours(en.wolfCopy.none)})`,
  );
  await expectClean(page);
  await page.keyboard.press('Escape');

  // The enlarged card shows which values are corrected, and which are still uncertain.
  await page.locator('[data-key="animal:wolf-03"]').click();
  await expect(page.getByRole('dialog')).toContainText(en.wolfGallery.does.wolf(en.wolfGallery.whose.across, 1));
  await expect(page.getByRole('dialog')).toContainText(en.copy.ofCopy);
  await page.keyboard.press('Escape');

  await playOut(page);
  await over(page).getByRole('button', { name: en.shell.share }).click();
  await page.getByText(en.share.advanced).click();
  const record = await page.getByRole('textbox', { name: en.share.record }).inputValue();
  expect(record).toContain(String.raw`[Copy "{\"animals\":{\"wolf-03\":{\"pace\":\"+1\",\"target\":\"across\"}}}"]`);

  // The link replays with these values, even if they are switched off.
  await page.evaluate(() => localStorage.removeItem('bellwether.copies'));
  const packed = await page.evaluate(async (text) => {
    const bytes = await new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer();
    return btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');
  }, record);
  await page.goto(`/#/record/${packed}/3`);
  await expect(ofCopy(page)).toBeVisible();
});

test('Wolf & Hound: what cannot be played says why and is not kept; the switch turns it off', async ({ page }) => {
  await quick(page);
  await page.goto('/#/copy/wolf-and-hound');
  await page.getByLabel(copiesOf('black', 1)).fill('5');
  // Next to the cards it is about.
  await expect(page.getByRole('group', { name: holds(en.wolfCopy.colour.black) }).getByRole('alert')).toContainText(
    en.wolfCopy.problems.sum({ colour: 'black', sum: 17 }, ''),
  );
  expect(await page.evaluate(() => localStorage.getItem('bellwether.copies'))).toBeNull();
  await page.getByLabel(copiesOf('black', 2)).fill('3');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await choose(page.getByRole('switch', { name: holds(en.copy.use) }), false);
  await visit(page, 'new/wolf-and-hound');
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await hand(page).first().waitFor();
  await expect(ofCopy(page)).toHaveCount(0);
});

test('Sheep & Thief: a card, the fox, a town and the farmyard; exported, cleared and imported again', async ({ page }) => {
  await quick(page);
  await page.goto('/#/copy/sheep-and-thief');
  await page.getByRole('button', { name: begins(en.shell.colon(en.sheep.card.number(17), '')) }).click();
  const card = page.getByRole('dialog', { name: en.sheep.card.number(17) });
  await card.getByLabel(en.sheepCopy.sheep).selectOption('3');
  await choose(card.getByRole('radio', { name: en.sheepCopy.river }));
  await card.getByRole('button', { name: begins(en.shell.colon(BOTTOM, '')) }).click();
  await page.keyboard.press('Escape');
  await choose(page.getByRole('radio', { name: en.sheep.cell(1, 1) }));
  await expect(page.getByRole('alert')).toContainText(en.sheepCopy.problems['fox-at-home']({}, ''));
  await choose(page.getByRole('radio', { name: en.sheep.cell(2, 3) }));
  const baabourne = page.getByRole('group', { name: holds(en.sheep.towns.baabourne) });
  await baabourne.getByLabel(TOP).uncheck();
  await page
    .getByRole('group', { name: en.shell.colon(en.sheepCopy.farmyard, en.sheepCopy.roads) })
    .getByLabel(BOTTOM)
    .uncheck();
  await expect(page.getByText(en.copy.differ(4))).toBeVisible();
  await expectNoOverflow(page);
  await expectClean(page);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.copy.save }).click()]);
  const file = await download.path();
  await page.getByRole('button', { name: en.copy.reset }).click();
  await expect(page.getByText(en.copy.same)).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(en.copy.differ(4))).toBeVisible();
  await expect(baabourne.getByLabel(TOP)).not.toBeChecked();

  await visit(page, 'new/sheep-and-thief');
  await page.getByRole('button', { name: en.sheep.setup.deal }).click();
  await expect(ofCopy(page)).toHaveText(/4$/);
  await expect(
    page.getByRole('button', { name: begins(en.shell.colon(en.sheep.cell(2, 3), `${ANY}${en.sheep.card.fox}`)) }).first(),
  ).toBeVisible();
});

test('a file of another game is not taken', async ({ page }) => {
  await quick(page);
  await page.goto('/#/copy/sheep-and-thief');
  const give = (copy: object) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copy)) });
  await give({ bellwether: 'copy', game: 'wolf-and-hound', edition: '2016', copy: {} });
  await expect(page.getByText(en.copy.otherGame)).toBeVisible();
  await give({ bellwether: 'copy', game: 'sheep-and-thief', edition: '2017', copy: { fox: '9,9' } });
  await expect(page.getByText(holds(en.copy.badFile))).toBeVisible();
});

test('the mark says what is not certain: at sets, in the counter, in the help of both games', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#/new/wolf-and-hound');
  await choose(page.getByRole('radio', { name: en.wolfSets.setup.levels.beginner, exact: true }));
  await page
    .getByRole('button', { name: en.shell.colon(en.copy.unsure, ['hound-01', 'wolf-01', 'wolf-06'].map(seen).join(' + ')) })
    .click();
  await expect(page.getByRole('dialog')).toContainText(
    en.copy.shared(en.wolfCopy.field.target, en.wolfCopy.targets.self, [animal('wolf-06')]),
  );
  // All links keep the current edition.
  const ways = page.getByRole('dialog').getByRole('link');
  await expect(ways.nth(0)).toHaveAttribute('href', '#/help/wolf-and-hound/A-UNKNOWN/2016');
  await expect(ways.nth(1)).toHaveAttribute('href', '#/copy/wolf-and-hound/2016');
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: en.wolfSets.setup.deal }).click();
  await hand(page).first().waitFor();
  await page.keyboard.press('c');
  const counter = page.getByRole('dialog', { name: en.wolf.table.counter });
  await counter.getByLabel(en.shell.colon(en.copy.unsure, en.wolfCopy.numbers)).click();
  await expect(counter).toContainText(`${en.wolf.card('black', 3, 'none')} × 5`);
  await expect(counter).toContainText(en.wolfCopy.doubts.sums);
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  for (const game of ['wolf-and-hound', 'sheep-and-thief']) {
    await visit(page, `help/${game}/A-UNKNOWN`);
    const article = page.locator('.law.here');
    await expect(article).toContainText(en.copy.shared(en.wolfCopy.field.target, en.wolfCopy.targets.right, [animal('wolf-03')]));
    await expect(article).toContainText(en.copy.shared(en.sheepCopy.foxCell, en.sheep.cell(3, 3), [en.sheepCopy.fox]));
    await article.getByRole('link', { name: en.copy.title }).click();
    await expect(page.getByRole('heading', { name: en.copy.title })).toBeVisible();
  }
  await visit(page, 'help/wolf-and-hound/A-UNKNOWN/2015-draft');
  await page.locator('.law.here').getByRole('link', { name: en.copy.title }).click();
  await expect(page.getByRole('radio', { name: /2015/ })).toBeChecked();
});

test('the panels fit a small phone, in every language', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 320, height: 568 });
  for (const game of ['wolf-and-hound', 'sheep-and-thief']) {
    await page.goto(`/#/copy/${game}`);
    await page.locator('.copy-ways').waitFor();
    await learnLanguages(page, page.locator('.copy-ways'));
    await page.locator('.doubt > summary').first().click();
    await inEvery(LANGUAGES, page, async () => {
      await expect(page.locator('.doubt[open]')).toHaveCount(1);
      await expectNoOverflow(page);
    });
  }
});

test('online: the host’s values are told in the lobby and at the table, to everybody', async ({ browser, serve }) => {
  const server = await serve();
  const [host, guest] = [await person(browser), await person(browser)];
  await host.goto(`${server.address}#/copy/wolf-and-hound`);
  await host.getByLabel(copiesOf('black', 1)).fill('3');
  await host.getByLabel(copiesOf('black', 3)).fill('6');
  await expect(host.getByText(en.copy.differ(2))).toBeVisible();
  const link = await makeTable(host, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await guest.goto(link);
  await ofCopy(guest).click();
  await expect(guest.getByRole('dialog')).toContainText(
    `${en.copy.entry(en.wolf.card('black', 3, 'none'), en.wolfCopy.count, '6')} (${en.copy.ours('5')})`,
  );
  await guest.keyboard.press('Escape');
  await sit(guest, link, 'Thistle', 2);
  await start(host);
  for (const page of [host, guest]) {
    await expect(page.locator('.stage')).toBeVisible();
    await expect(ofCopy(page)).toBeVisible();
  }
});

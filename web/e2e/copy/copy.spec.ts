import { expect, type Page } from '@playwright/test';
import { choose, expectClean, expectNoOverflow, hand, inEvery, LANGUAGES, learnLanguages, over, playOut, quick, visit } from '../help.ts';
import { makeTable, person, sit, start, test } from '../online/help.ts';

const ofCopy = (page: Page) => page.getByRole('button', { name: /^Values of this copy/ });

async function correctWolf03(page: Page): Promise<void> {
  await page.getByLabel('Wolf 03: target', { exact: true }).selectOption('across');
  await page.getByLabel('Wolf 03: modifier').selectOption('+1');
}

async function deal03(page: Page): Promise<void> {
  await choose(page.getByRole('radio', { name: 'Beginner' }));
  await page.getByRole('button', { name: /^Hound 01 \+ Wolf 03/ }).click();
  await page.getByRole('button', { name: 'Deal' }).click();
}

test('Wolf & Hound: a value is corrected, kept, played with, seen in record and link', async ({ page }) => {
  await quick(page);
  await page.goto('/#/copy/wolf-and-hound');
  await correctWolf03(page);
  await expect(page.getByText('2 values differ from ours')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Wolf 03: target', { exact: true })).toHaveValue('across');

  await visit(page, 'new/wolf-and-hound');
  await deal03(page);
  await hand(page).first().waitFor();
  await ofCopy(page).click();
  await expect(page.getByRole('dialog')).toContainText('Wolf 03, target: across (ours: right)');
  await expect(page.getByRole('dialog')).toContainText('Wolf 03, modifier: +1 (ours: none)');
  await expectClean(page);
  await page.keyboard.press('Escape');

  // The enlarged card says what is of this copy, and what is still unsure.
  await page.locator('[data-key="animal:wolf-03"]').click();
  await expect(page.getByRole('dialog')).toContainText('Takes one sheep of the shepherd across.');
  await expect(page.getByRole('dialog')).toContainText('Values of this copy');
  await page.keyboard.press('Escape');

  await playOut(page);
  await over(page).getByRole('button', { name: 'Share' }).click();
  await page.getByText('Advanced').click();
  const record = await page.getByRole('textbox', { name: /record/i }).inputValue();
  expect(record).toContain(String.raw`[Copy "{\"animals\":{\"wolf-03\":{\"pace\":\"+1\",\"target\":\"across\"}}}"]`);

  // The link replays with these values, also where they are switched off.
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
  await page.getByLabel('Black 1: copies').fill('5');
  await expect(page.getByRole('alert')).toContainText('There are 16 black cards, not 17.');
  expect(await page.evaluate(() => localStorage.getItem('bellwether.copies'))).toBeNull();
  await page.getByLabel('Black 2: copies').fill('3');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await choose(page.getByRole('switch', { name: /Play with the values of my copy/ }), false);
  await visit(page, 'new/wolf-and-hound');
  await page.getByRole('button', { name: 'Deal' }).click();
  await hand(page).first().waitFor();
  await expect(ofCopy(page)).toHaveCount(0);
});

test('Sheep & Thief: a card, the fox, a town and the farmyard; exported, cleared and imported again', async ({ page }) => {
  await quick(page);
  await page.goto('/#/copy/sheep-and-thief');
  await page.getByRole('button', { name: /^Card 17:/ }).click();
  const card = page.getByRole('dialog', { name: 'Card 17' });
  await card.getByLabel('Sheep').selectOption('3');
  await card.getByLabel('bottom').selectOption('river');
  await page.keyboard.press('Escape');
  await choose(page.getByRole('radio', { name: 'row 1, column 1' }));
  await expect(page.getByRole('alert')).toContainText('The fox cannot start on the farmyard');
  await choose(page.getByRole('radio', { name: 'row 2, column 3' }));
  const baabourne = page.getByRole('group', { name: /Baabourne/ });
  await baabourne.getByLabel('top').uncheck();
  await page
    .getByRole('group', { name: /farmyard/ })
    .getByLabel('bottom')
    .uncheck();
  await expect(page.getByText('4 values differ from ours')).toBeVisible();
  await expectNoOverflow(page);
  await expectClean(page);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as a file' }).click()]);
  const file = await download.path();
  await page.getByRole('button', { name: 'Back to our values' }).click();
  await expect(page.getByText('Nothing differs from ours yet.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('4 values differ from ours')).toBeVisible();
  await expect(baabourne.getByLabel('top')).not.toBeChecked();

  await visit(page, 'new/sheep-and-thief');
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(ofCopy(page)).toHaveText(/4$/);
  await expect(page.getByRole('button', { name: /row 2, column 3: .*fox/i }).first()).toBeVisible();
});

test('a file of another game is not taken', async ({ page }) => {
  await quick(page);
  await page.goto('/#/copy/sheep-and-thief');
  const give = (copy: object) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'copy.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(copy)) });
  await give({ bellwether: 'copy', game: 'wolf-and-hound', edition: '2016', copy: {} });
  await expect(page.getByText('This file is for another game.')).toBeVisible();
  await give({ bellwether: 'copy', game: 'sheep-and-thief', edition: '2017', copy: { fox: '9,9' } });
  await expect(page.getByText(/This file cannot be read here/)).toBeVisible();
});

test('the mark says what is not certain: at sets, in the counter, in the help of both games', async ({ page }) => {
  await quick(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/#/new/wolf-and-hound');
  await choose(page.getByRole('radio', { name: 'Beginner' }));
  await page.getByRole('button', { name: 'Not certain: Hound 01 + Wolf 01 + Wolf 06' }).click();
  await expect(page.getByRole('dialog')).toContainText('target: own seat (Wolf 06)');
  // All ways lead to the edition one is in.
  const ways = page.getByRole('dialog').getByRole('link');
  await expect(ways.nth(0)).toHaveAttribute('href', '#/help/wolf-and-hound/A-UNKNOWN/2016');
  await expect(ways.nth(1)).toHaveAttribute('href', '#/copy/wolf-and-hound/2016');
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deal' }).click();
  await hand(page).first().waitFor();
  await page.keyboard.press('c');
  const counter = page.getByRole('dialog', { name: 'Number cards' });
  await counter.getByLabel('Not certain: Number cards').click();
  await expect(counter).toContainText('Black 3 × 5');
  await expect(counter).toContainText('The books fix 16 black and 16 white cards');
  await expectNoOverflow(page);
  await page.keyboard.press('Escape');
  for (const game of ['wolf-and-hound', 'sheep-and-thief']) {
    await visit(page, `help/${game}/A-UNKNOWN`);
    const article = page.locator('.law.here');
    await expect(article).toContainText('target: right (Wolf 03)');
    await expect(article).toContainText('first cell: row 3, column 3 (The fox)');
    await article.getByRole('link', { name: 'Correct the printed values' }).click();
    await expect(page.getByRole('heading', { name: 'Correct the printed values' })).toBeVisible();
  }
  await visit(page, 'help/wolf-and-hound/A-UNKNOWN/2015-draft');
  await page.locator('.law.here').getByRole('link', { name: 'Correct the printed values' }).click();
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
  await host.getByLabel('Black 1: copies').fill('3');
  await host.getByLabel('Black 3: copies').fill('6');
  await expect(host.getByText('2 values differ from ours')).toBeVisible();
  const link = await makeTable(host, server.address, { game: 'wolf-and-hound', name: 'Clover' });
  await guest.goto(link);
  await ofCopy(guest).click();
  await expect(guest.getByRole('dialog')).toContainText('Black 3, copies: 6 (ours: 5)');
  await guest.keyboard.press('Escape');
  await sit(guest, link, 'Thistle', 2);
  await start(host);
  for (const page of [host, guest]) {
    await expect(page.locator('.stage')).toBeVisible();
    await expect(ofCopy(page)).toBeVisible();
  }
});

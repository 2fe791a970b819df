import { expect, type Page } from '@playwright/test';
import { expectClean, expectCleanInBothLights, expectNoOverflow, quick, resize, visit } from '../help.ts';
import { test } from '../test.ts';
import { begins, en, holds } from '../words.ts';

const { companion, wolfCompanion, sheepCompanion, wolf, sheep, me, share, shell, wolfSets } = en;

const card = (colour: 'black' | 'white', value: number) => begins(`${wolf.card(colour, value, 'none')},`);

/** Draws with the mouse through spots of the board, in cells from the top left. */
async function stroke(page: Page, ...spots: readonly (readonly [x: number, y: number])[]): Promise<void> {
  const cells = await page.locator('.pad-cells').boundingBox();
  if (cells === null) throw new Error('no board to draw on');
  const at = ([x, y]: readonly [number, number]) => [cells.x + (x * cells.width) / 4, cells.y + (y * cells.height) / 4] as const;
  const [first, ...rest] = spots;
  if (first === undefined) return;
  await page.mouse.move(...at(first));
  await page.mouse.down();
  for (const spot of rest) await page.mouse.move(...at(spot), { steps: 4 });
  await page.mouse.up();
}

const pen = (page: Page, name: keyof typeof sheepCompanion.pens) =>
  page.getByRole('button', { name: sheepCompanion.pens[name], exact: true });

test('a cardboard landscape is drawn, scored, sent as a QR code and remembered', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/sheep-and-thief/score');
  await page.getByRole('textbox').first().fill('Anna');
  await page.getByRole('button', { name: begins(sheepCompanion.board('Anna')) }).click();
  await stroke(page, [0.5, 0.5], [3.5, 0.5], [3.5, -0.3]);
  await pen(page, 'river').click();
  await stroke(page, [1.5, 1.5], [2.5, 1.5], [2.5, 2.5]);
  await pen(page, 'sheep').click();
  await stroke(page, [1.5, 0.5]);
  await stroke(page, [1.5, 0.5]);
  // A town 5, a river of three 5, two sheep.
  await expect(page.getByText(sheepCompanion.soFar(sheep.gold(12)))).toBeVisible();
  await stroke(page, [2.5, 1.5]);
  await page.getByRole('button', { name: holds(companion.undo) }).click();
  await expect(page.getByText(sheepCompanion.soFar(sheep.gold(12)))).toBeVisible();
  await expectCleanInBothLights(page);

  await page.getByRole('button', { name: sheepCompanion.nextBoard }).click();
  await page.getByRole('radio', { name: sheepCompanion.count }).check();
  await page.getByRole('button', { name: sheepCompanion.addRiver(4) }).click();
  await page.getByRole('button', { name: begins(`${sheepCompanion.onBoard}: +5`) }).click();
  await expectClean(page);
  await page.reload();
  await page.getByRole('button', { name: sheepCompanion.result }).click();
  await expect(page.getByRole('status').filter({ hasText: sheepCompanion.wins(companion.player(2)) })).toBeVisible();
  await expect(page.getByRole('row', { name: holds(sheep.sum) }).getByRole('cell')).toHaveText(['12', '13']);
  await page.getByRole('button', { name: holds(sheep.towns.baabourne) }).click();
  await expect(page.locator('.pad-lit')).toHaveCount(4);
  await expectCleanInBothLights(page);

  await page.getByRole('button', { name: sheepCompanion.picture }).click();
  await expect(page.getByRole('button', { name: share.savePicture })).toBeEnabled();
  expect(await page.locator('canvas.share-picture').evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(1200);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: sheepCompanion.send }).click();
  await expect(page.getByRole('img', { name: sheepCompanion.send })).toBeVisible();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.reload();
  await expect(page.getByRole('textbox').first()).toHaveValue('Anna');
  await expect(page.getByRole('button', { name: begins(sheepCompanion.board('Anna')) })).toContainText(sheep.gold(12));
});

/** A camera that sees a QR code with this text. */
async function withCamera(page: Page, text: string): Promise<void> {
  await page.addInitScript((rawValue) => {
    Object.assign(window, {
      BarcodeDetector: class {
        detect() {
          return Promise.resolve([{ rawValue }]);
        }
      },
    });
    const stream = () => document.createElement('canvas').captureStream();
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: () => Promise.resolve(stream()) } });
    HTMLMediaElement.prototype.play = () => Promise.resolve();
  }, text);
}

test('a board on another phone is scanned by camera', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/sheep-and-thief/score');
  // Without a reader of codes, the phone's own camera does it.
  await expect(page.getByText(sheepCompanion.byCamera)).toBeVisible();
  await page.getByRole('textbox').first().fill('Anna');
  await page.getByRole('button', { name: sheepCompanion.result }).click();
  await page.getByRole('button', { name: sheepCompanion.send }).click();
  const link = await page.getByRole('dialog').getByRole('textbox').inputValue();
  await page.evaluate(() => localStorage.clear());
  await withCamera(page, link);
  await page.goto('/#/companion/sheep-and-thief/score');
  await page.reload();
  await page.getByRole('button', { name: sheepCompanion.scan }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue('Anna');
  await expect(page.getByText(sheepCompanion.received('Anna'))).toBeVisible();
});

test('a QR code without a board is named as such', async ({ page }) => {
  await quick(page);
  await withCamera(page, 'https://example.org/');
  await page.goto('/#/companion/sheep-and-thief/score');
  await page.getByRole('button', { name: sheepCompanion.scan }).click();
  await expect(page.getByRole('dialog').getByText(sheepCompanion.badLink)).toBeVisible();
  await expectClean(page);
});

test('a board is entered by keyboard, cell by cell, and by picking a card', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/sheep-and-thief/score');
  await page.getByRole('button', { name: begins(sheepCompanion.board(companion.player(1))) }).press('Enter');
  const cells = page.locator('.pad-cells button');
  await cells.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cells.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: companion.more(sheepCompanion.onBoard) }).press('Enter');
  await sheet.getByRole('button', { name: sheepCompanion.pens.card }).press('Enter');
  await expectClean(page);
  await sheet.locator('.draw-cards button').first().press('Enter');
  await expect(cells.nth(1)).toHaveAccessibleName(holds(sheep.card.standing(1)));
  await expect(page.getByText(sheepCompanion.soFar(sheep.gold(1)))).toBeVisible();
});

test('a game is refereed card by card, undone, corrected and remembered', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/wolf-and-hound/setup');
  await page.getByRole('textbox').first().fill('Anna');
  await page.getByRole('button', { name: wolfCompanion.begin }).click();
  await expect(page.getByRole('heading', { name: wolfCompanion.turn('Anna') })).toBeVisible();
  await page.getByRole('button', { name: card('black', 1) }).click();
  await expect(page.getByRole('heading', { name: wolfCompanion.turn(wolf.seat(2)) })).toBeVisible();
  // The wolf takes a sheep from seat 2 when its turn begins.
  await expect(page.getByRole('button', { name: wolfCompanion.unseen(wolf.card('black', 1, 'none'), 3) })).toBeVisible();
  await expectCleanInBothLights(page);
  await page.getByRole('button', { name: card('white', 4) }).click();
  await page.getByRole('button', { name: card('white', 4) }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: wolfCompanion.turn(wolf.seat(4)) })).toBeVisible();
  await page.getByRole('button', { name: holds(companion.undo) }).click();
  await expect(page.getByRole('heading', { name: wolfCompanion.turn(wolf.seat(3)) })).toBeVisible();

  await page.getByRole('button', { name: wolfCompanion.correct }).click();
  const sheet = page.getByRole('dialog');
  const pasture = sheet.getByRole('group', { name: `${wolf.seat(2)}, ${wolfCompanion.sheep}` });
  await expectClean(page);
  for (let n = 0; n < 2; n++) await pasture.getByRole('button').first().click();
  await sheet.getByRole('button', { name: wolfCompanion.save }).click();
  // The wolf took one before, so the pasture is empty and the game is over.
  await expect(page.getByRole('status').filter({ hasText: wolf.over.wins(wolf.teams.blue) })).toBeVisible();
  await expect(page.locator('.referee-series')).toContainText(wolf.colon(wolf.teams.blue, '1'));
  await expectCleanInBothLights(page);
  await page.getByRole('button', { name: wolfCompanion.next }).click();
  await expect(page.getByRole('heading', { name: wolfCompanion.turn('Anna') })).toBeVisible();
});

/** Plays the first card there is until the game is over. */
async function playOn(page: Page): Promise<void> {
  const won = page.locator('.referee-won');
  const pad = page.locator('.number-pad button:enabled').first();
  for (let turn = 0; turn < 60; turn++) {
    await expect(won.or(pad).first()).toBeVisible();
    if (await won.isVisible()) return;
    await pad.click();
  }
  throw new Error('the game does not end');
}

test('a refereed game is one of my games, with its moves, until its end is undone', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/wolf-and-hound/setup');
  await page.getByRole('textbox').first().fill('Anna');
  await page.getByRole('button', { name: wolfCompanion.begin }).click();
  await playOn(page);
  await page.reload();
  await page.getByRole('link', { name: shell.myGames }).click();
  const game = page.locator('.kept-game');
  await expect(game).toHaveCount(1);
  await expect(game).toContainText('Anna');
  await expect(game).toContainText(me.list.refereed);
  await expectClean(page);
  await page.getByRole('link', { name: begins(me.kept.look) }).click();
  await expect(page.locator('.looking')).toBeVisible();

  await visit(page, 'companion/wolf-and-hound/referee');
  await page.getByRole('button', { name: holds(companion.undo) }).click();
  await visit(page, 'games');
  await expect(game).toHaveCount(0);
});

test('of a game that was corrected, the result is kept', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/wolf-and-hound/setup');
  await page.getByRole('radio', { name: begins(wolfCompanion.modes.light) }).check();
  await page.getByRole('button', { name: wolfCompanion.begin }).click();
  const first = page.getByRole('group').first().getByRole('button').first();
  for (let sheep = 0; sheep < 3; sheep++) await first.click();
  await page.getByRole('link', { name: shell.myGames }).click();
  await page.reload();
  const game = page.locator('.kept-game');
  await expect(game).toContainText(me.list.refereedWhy.result);
  await expect(game.getByRole('link')).toHaveCount(0);
});

test('a free set and cards of the workshop are set up and refereed', async ({ page }) => {
  await quick(page);
  await page.addInitScript(() => {
    const data = { kind: 'wolf', movedBy: 'black', pace: 'plain', target: 'self', sheep: -1 };
    const card = { key: 'k1', game: 'wolf-and-hound', kind: 'animal', name: 'Storm Wolf', data };
    localStorage.setItem('bellwether.workshop', JSON.stringify([card]));
  });
  await page.goto('/#/companion/wolf-and-hound/setup');
  await page.getByRole('radio', { name: begins(wolfSets.setup.own) }).check();
  await page.getByRole('checkbox', { name: 'Storm Wolf', exact: true }).check();
  await page.getByRole('checkbox', { name: holds(wolf.cards['wolf-01']?.name ?? '') }).uncheck();
  await expectClean(page);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Storm Wolf', exact: true })).toBeChecked();
  await page.getByRole('button', { name: wolfCompanion.begin }).click();
  await page.getByRole('button', { name: card('black', 1) }).click();
  await expect(page.locator('.referee-told')).toContainText('Storm Wolf');
});

test('dummies turn up cards, and the light mode counts sheep', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/wolf-and-hound/setup');
  await page.getByRole('radio', { name: begins('2 ') }).check();
  await page.getByRole('button', { name: wolfCompanion.begin }).click();
  await page.getByRole('button', { name: card('white', 1) }).click();
  await page.getByRole('button', { name: card('white', 1) }).click();
  await page.getByRole('button', { name: card('white', 2) }).click();
  await page.getByRole('button', { name: wolf.ask.doExchange }).click();
  await expect(page.getByRole('heading', { name: wolfCompanion.exchanged })).toBeVisible();
  await page.getByRole('button', { name: card('white', 3) }).click();
  await expect(page.getByRole('heading', { name: wolfCompanion.turnUp(wolf.dummy(4)) })).toBeVisible();

  await visit(page, 'companion/wolf-and-hound/setup');
  await page.getByRole('radio', { name: begins(wolfCompanion.modes.light) }).check();
  await page.getByRole('button', { name: wolfCompanion.begin }).click();
  const first = page.getByRole('group').first();
  await first.getByRole('button').first().click();
  await first.getByRole('button').first().click();
  await expect(page.getByText(wolfCompanion.empty(wolf.seat(1)))).toBeVisible();
  await expectClean(page);
  await page.getByRole('button', { name: holds(companion.undo) }).click();
  await expect(page.getByText(wolfCompanion.empty(wolf.seat(1)))).toBeHidden();
});

test('a gate is activated, and a card may be placed or not', async ({ page }) => {
  await quick(page);
  await page.goto('/#/companion/wolf-and-hound/resolve');
  for (const id of ['wolf-01', 'hound-01']) await page.getByRole('button', { name: wolf.cards[id]?.name ?? '', exact: true }).click();
  await page.getByRole('button', { name: wolfCompanion.resolve.start }).click();
  await expect(page.locator('.referee-told li')).toHaveCount(2);
  await expectClean(page);

  await visit(page, 'companion/sheep-and-thief/place');
  await pen(page, 'river').click();
  await stroke(page, [1.5, 0.5], [1.5, 0.95]);
  await page.getByRole('radio', { name: sheepCompanion.place.yours }).check();
  await stroke(page, [1.5, 1.5], [1.05, 1.5]);
  await page.getByRole('button', { name: companion.next }).click();
  await stroke(page, [1.5, 1.5]);
  await expect(page.locator('.place-answer.no')).toBeVisible();
  await expectClean(page);
  await stroke(page, [0.5, 1.5]);
  await expect(page.locator('.place-answer.yes')).toContainText(sheepCompanion.place.yes);
});

const PLACES = [
  'companion',
  ...['setup', 'referee', 'resolve', 'teach'].map((tool) => `companion/wolf-and-hound/${tool}`),
  ...['setup', 'score', 'place', 'teach'].map((tool) => `companion/sheep-and-thief/${tool}`),
];

for (const language of ['en', 'de', 'fr', 'ja']) {
  test(`the tools fit every screen (${language})`, async ({ page }) => {
    await quick(page);
    await page.addInitScript((chosen) => {
      const config = { edition: '2016', players: 2, animals: ['metamorphic-01', 'metamorphic-02', 'wolf-06'], expansion: true };
      localStorage.setItem('bellwether.settings', JSON.stringify({ language: chosen, speed: 'instant' }));
      localStorage.setItem(
        'bellwether.companion',
        JSON.stringify({ 'wolf-and-hound/referee': { mode: 'cards', config, names: [], entries: [{ kind: 'play', card: 'B1' }] } }),
      );
    }, language);
    await page.goto('/');
    for (const place of PLACES) {
      await visit(page, place);
      await page.locator('.companion-tool > :nth-child(2), .companion-box li').first().waitFor();
      for (const [width, height] of [
        [320, 568],
        [568, 320],
        [1280, 800],
      ] as const) {
        await resize(page, width, height);
        await expectNoOverflow(page);
      }
      await expectClean(page);
    }
  });
}

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('all tools open after the first visit', async ({ page, context }) => {
    await quick(page);
    await page.goto('/');
    await page.evaluate(async () => await navigator.serviceWorker.ready);
    await context.setOffline(true);
    for (const place of PLACES) {
      await page.goto('/#/about');
      await page.goto(`/#/${place}`);
      await page.reload();
      await expect(page.locator('.companion-tool > :nth-child(2), .companion-box li').first()).toBeVisible();
    }
  });
});

test('the screen stays awake while a tool is open, where the browser can', async ({ page }) => {
  await page.addInitScript(() => {
    const held: string[] = [];
    Object.assign(window, { held });
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (kind: string) => {
          held.push(kind);
          return Promise.resolve({ release: () => Promise.resolve(held.push('released')) });
        },
      },
    });
  });
  await page.goto('/#/companion/wolf-and-hound/teach');
  const held = () => page.evaluate(() => (window as unknown as { held: readonly string[] }).held);
  await expect.poll(held).toEqual(['screen']);
  await visit(page, 'about');
  await expect.poll(held).toEqual(['screen', 'released']);
});

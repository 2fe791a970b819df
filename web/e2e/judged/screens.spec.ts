/**
 * The thirty screens by which the look of the app is judged, with fixed deals, sizes and dates:
 * `JUDGED=folder npm run e2e -- judged`. The prompt for the judges is `prompt.md`. `npm run pair` mixes two runs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { type AnyGameBots, botsFor } from '@bellwether/bots';
import { FastRandom, type GameTypes, type Played, writeRecord } from '@bellwether/kernel';
import type { BrowserContextOptions, Locator, Page } from '@playwright/test';
import { keepGames } from '../me/rows.ts';
import { makeTable, sit, start, test } from '../online/help.ts';
import { en } from '../words.ts';

const OUT = path.resolve(process.env.JUDGED ?? 'judged');
mkdirSync(OUT, { recursive: true });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
const SCREEN = { viewport: { width: 1920, height: 1080 } } as const;
const DARK = { colorScheme: 'dark' } as const;

const WOLF = botsFor('wolf-and-hound') as AnyGameBots;
const SHEEP = botsFor('sheep-and-thief') as AnyGameBots;
const FIRST = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
const FIVE = { ...FIRST, animals: ['wolf-05', 'metamorphic-03', 'hound-03', 'extra-01', 'sheep-01'], expansion: true };
const TWO = { edition: '2017', players: 2, missions: false, blackSheep: false };
const THREE = { ...TWO, players: 3 };
const FOUR = { edition: '2017', players: 4, missions: true, blackSheep: true };

interface Game {
  readonly moves: readonly Played<GameTypes>[];
  readonly won: boolean;
  text(plies?: number): string;
}

/** A whole game of rule-based bots. */
function played({ game, players }: AnyGameBots, config: object, seed: number): Game {
  const random = new FastRandom(seed);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  while (game.outcome(state) === undefined) {
    const seat = game.toAct(state)[0] as number;
    const { move } = players.shepherd.choose(game.view(state, seat), game.legal(state, seat), {}, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  const won = game.winners(config, game.outcome(state) ?? {}).includes(1);
  const sitters = ['guest', 'bot:shepherd', 'bot:herder', 'bot:shepherd'].slice(0, game.seats(config).length);
  return { moves, won, text: (plies = moves.length) => writeRecord(game, { config, sitters, deal, moves: moves.slice(0, plies) }) };
}

const packed = (text: string) => `#/record/${deflateRawSync(text).toString('base64url')}`;

/** The address of a game of bots at the first turn of seat 1 after `plies` moves in which it does this. */
function at(bots: AnyGameBots, config: object, plies: number, seed: number, kind = ''): string {
  const { moves, text } = played(bots, config, seed);
  const ply = moves.findIndex(({ seat, move }, i) => i >= plies && seat === 1 && (move as { kind: string }).kind.startsWith(kind));
  if (ply < 0) throw new Error('seat 1 has no such turn');
  return packed(text(ply));
}

/** A whole game that seat 1 won or lost. */
function ended(bots: AnyGameBots, config: object, won: boolean): Game {
  for (let seed = 1; ; seed++) {
    const game = played(bots, config, seed);
    if (game.won === won) return game;
  }
}

/** The replay of a game, one move before the first one after `plies` that matches. */
function replay({ moves, text }: Game, which: (move: string, seat: number, ply: number) => boolean): string {
  const ply = moves.findIndex(({ seat, move }, i) => which(JSON.stringify(move), seat, i));
  return `${packed(text())}/${ply}`;
}

interface Screen {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly path?: string;
  /** Before the page opens. */
  readonly before?: (page: Page) => Promise<void>;
  readonly act?: (page: Page) => Promise<void>;
  /** Takes this many pictures, this many milliseconds apart. */
  readonly frames?: readonly [count: number, apart: number];
}

const both = (name: string, more: Omit<Screen, 'name' | 'options'>): readonly Screen[] => [
  { name: `${name}-phone`, options: PHONE, ...more },
  { name: `${name}-desktop`, options: DESKTOP, ...more },
];
const room = (name: string, address: string): readonly Screen[] => both(name, { path: address });
const press = (one: (page: Page) => Locator) => async (page: Page) => one(page).first().click();
const tap = async (page: Page) => page.locator('.thing.playable').first().tap();
const hover = async (page: Page) => page.locator('.thing.playable').first().hover();
const lift = press((page) => page.locator('.sheep-hand.sheep-may'));

/** Opens a record as a game of this browser: its end shows as after the last move. */
const open = (text: string) => async (page: Page) => {
  await page.goto('/#/games');
  await page.locator('textarea').first().fill(text);
  await page.getByRole('button', { name: en.pages.record.open }).click();
  await page.locator('.wolf-result, .sheep-result').waitFor();
};

/** Steps on in a replay: the recorded move is animated. */
const step = press((page) => page.locator('.looking').getByRole('button', { name: en.pages.looking.step }));

const MIDDLE = at(WOLF, FIRST, 14, 12);
const FULL = at(WOLF, FIVE, 10, 1);
const PLACING_TWO = at(SHEEP, TWO, 26, 7, 'place');
const PLACING_FOUR = at(SHEEP, FOUR, 78, 9, 'place');
const WON = ended(WOLF, FIRST, true);
const LOST = ended(WOLF, FIRST, false);

const SCREENS: readonly Screen[] = [
  { name: '01-home-phone', options: PHONE, path: at(WOLF, FIRST, 0, 3) },
  { name: '02-home-desktop', options: DESKTOP, path: at(WOLF, FIRST, 0, 3) },
  { name: '03-dusk-phone', options: { ...PHONE, ...DARK }, path: MIDDLE },
  { name: '03-dusk-desktop', options: { ...DESKTOP, ...DARK }, path: MIDDLE },
  { name: '04-menu-phone', options: PHONE, act: press((page) => page.getByRole('button', { name: en.shell.menu })) },
  { name: '05-five-animals-phone', options: PHONE, path: FULL, act: tap },
  { name: '06-five-animals-desktop', options: DESKTOP, path: FULL, act: hover },
  { name: '07-turn-phone', options: PHONE, path: replay(WON, (_, seat, ply) => seat === 2 && ply > 8), act: step, frames: [12, 120] },
  { name: '08-wolf-won-phone', options: PHONE, before: open(WON.text()) },
  { name: '09-wolf-lost-phone', options: PHONE, before: open(LOST.text()) },
  { name: '10-draft-two-phone', options: PHONE, path: at(SHEEP, TWO, 10, 3, 'k') },
  { name: '11-draft-four-desktop', options: DESKTOP, path: at(SHEEP, FOUR, 44, 3, 'k') },
  ...both('12-placing-two', { path: PLACING_TWO, act: lift }),
  ...both('13-placing-four', { path: PLACING_FOUR, act: lift }),
  {
    name: '14-fox-phone',
    options: PHONE,
    path: replay(ended(SHEEP, THREE, true), (move, _, ply) => ply > 30 && move.includes('fox')),
    act: step,
    frames: [16, 120],
  },
  ...both('15-sheep-won', { before: open(ended(SHEEP, THREE, true).text()) }),
  { name: '16-sheep-lost-desktop', options: DESKTOP, before: open(ended(SHEEP, THREE, false).text()) },
  ...both('20-review', {
    before: open(LOST.text()),
    act: async (page) => {
      await page.goto(page.url().replace('/game/', '/review/game/'));
    },
  }),
  { name: '21-puzzles-phone', options: PHONE, path: '#/puzzles' },
  { name: '21-puzzles-desktop', options: DESKTOP, path: '#/puzzles' },
  { name: '21-puzzle-phone', options: PHONE, path: '#/puzzles/wolf-and-hound/herder/all' },
  ...room('22-day', '#/day'),
  ...room('23-path', '#/path'),
  ...room('24-learn', '#/learn'),
  ...both('25-me', { before: (page) => keepGames(page, 30), path: '#/me' }),
  { name: '25-games-phone', options: PHONE, before: (page) => keepGames(page, 30), path: '#/games' },
  ...room('26-setup-wolf', '#/new/wolf-and-hound'),
  ...room('26-setup-sheep', '#/new/sheep-and-thief'),
  ...room('27-cards-wolf', '#/cards'),
  {
    name: '27-card-phone',
    options: PHONE,
    path: '#/cards',
    act: press((page) => page.getByRole('button', { name: 'The moonlit changeling' })),
  },
  ...room('27-cards-sheep', '#/cards/sheep-and-thief'),
  ...room('28-help', '#/help'),
  { name: '29-settings-phone', options: PHONE, path: '#/settings' },
  ...room('30-error', '#/no-such-page'),
];

/** The question about sounds counts as answered. */
function answered(): void {
  if (location.protocol.startsWith('http')) localStorage.setItem('bellwether.settings', JSON.stringify({ soundAsked: true }));
}

const NOW = new Date('2026-11-18T10:00:00Z');

async function take(page: Page, name: string): Promise<void> {
  writeFileSync(path.join(OUT, `${name}.png`), await page.screenshot());
}

for (const { name, options, path: where, before, act, frames } of SCREENS) {
  test(name, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: test.info().project.use.baseURL as string,
      locale: 'en-GB',
      serviceWorkers: 'block',
      ...options,
    });
    await context.addInitScript(answered);
    const page = await context.newPage();
    await page.clock.setSystemTime(NOW);
    await before?.(page);
    if (where !== undefined || before === undefined) await page.goto(`/${where ?? ''}`);
    await page.locator('.thing:visible, .content').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1200);
    await act?.(page);
    if (frames === undefined) {
      await page.waitForTimeout(before ? 3500 : 700);
      await take(page, name);
    } else {
      for (let n = 1; n <= frames[0]; n++) {
        await take(page, `${name}-${String(n).padStart(2, '0')}`);
        await page.waitForTimeout(frames[1]);
      }
    }
    await context.close();
  });
}

test('17, 18: lobby and online table', async ({ browser, serve }) => {
  const server = await serve();
  const someone = async (options: BrowserContextOptions) => {
    const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...options });
    await context.addInitScript(answered);
    return await context.newPage();
  };
  const anna = await someone(DESKTOP);
  const ben = await someone(PHONE);
  const link = await makeTable(anna, server.address, { game: 'wolf-and-hound', name: 'Anna' });
  await sit(ben, link, 'Ben', 2);
  await anna.waitForTimeout(800);
  await take(anna, '17-lobby-desktop');
  await take(ben, '17-lobby-phone');
  await start(anna);
  await ben.waitForTimeout(4000);
  await take(anna, '18-online-table-desktop');
  await take(ben, '18-online-table-phone');
});

test('19: living room', async ({ browser, serve }) => {
  const server = await serve();
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...SCREEN });
  const screen = await context.newPage();
  await screen.goto(`${server.address}#/room`);
  await screen.locator('.content').waitFor();
  await screen.waitForTimeout(800);
  await take(screen, '19-living-room-a');
  await screen.getByRole('button', { name: en.shell.colon(en.meet.room.begin, 'Wolf & Hound') }).click();
  await screen.waitForTimeout(2000);
  await take(screen, '19-living-room-b');
});

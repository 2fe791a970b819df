import { deflateRawSync } from 'node:zlib';
import { type AnyGame, FastRandom, type GameTypes, type Played, writeRecord } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Page } from '@playwright/test';
import { en } from '../words.ts';

/** Random games as text: whole, or without the last `missing` moves. The same on every run. */
function played(game: AnyGame, config: object, sitters: readonly string[], seed: number, missing: number): string {
  const random = new FastRandom(seed);
  const deal = game.deal(config, random);
  const state = game.start(config, deal);
  const moves: Played<GameTypes>[] = [];
  while (game.outcome(state) === undefined) {
    const seat = game.toAct(state)[0] ?? 1;
    const move = game.sample(state, seat, random);
    game.apply(state, seat, move);
    moves.push({ seat, move });
  }
  return writeRecord(game, { config, sitters, deal, moves: moves.slice(0, moves.length - missing) });
}

const FIRST = { edition: '2016', players: 4, animals: ['hound-01', 'wolf-01'], expansion: false };
const SOLO = ['guest', 'bot:lamb', 'bot:lamb', 'bot:lamb'];

export const wolfGame = (missing = 0, sitters: readonly string[] = SOLO) => played(wolfAndHound, FIRST, sitters, 4, missing);
export const sheepGame = (missing = 0) =>
  played(sheepAndThief, { edition: '2017', players: 2, missions: false, blackSheep: false }, ['guest', 'bot:lamb'], 4, missing);

export const packed = (text: string) => deflateRawSync(text).toString('base64url');

/** Imports a record as a game of this browser; returns its id. */
export async function keepGame(page: Page, text: string): Promise<string> {
  await page.goto('/#/games');
  await page.getByRole('textbox', { name: en.pages.record.paste }).fill(text);
  await page.getByRole('button', { name: en.pages.record.open }).click();
  await page.waitForURL(/#\/game\//);
  await page.locator('.thing, .curtain').filter({ visible: true }).first().waitFor();
  return /#\/game\/([^/]+)/.exec(page.url())?.[1] ?? '';
}

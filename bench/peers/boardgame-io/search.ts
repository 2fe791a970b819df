import { createRequire } from 'node:module';
import type { Contestant } from '../../measure.ts';
import { baseGame, type Table } from './game.ts';

interface MctsBot {
  play(state: object, playerID: string): Promise<unknown>;
}
interface Ai {
  MCTSBot: new (options: object) => MctsBot;
}
interface Client {
  readonly game: object;
  getState(): object;
}

const ITERATIONS = 10;

/** A search that fails ends the benchmark. */
const fail = (error: unknown) => {
  throw error;
};

/** boardgame.io's own Monte Carlo bot at the first move of the base game: a unit is one of its iterations. */
export function peerSearch(deck: readonly string[]): Contestant {
  const require = createRequire(import.meta.url);
  const { MCTSBot } = require('boardgame.io/ai') as Ai;
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => Client };
  const game = baseGame(deck, true);
  const client = Client({ game, numPlayers: 4, debug: false });
  const enumerate = (table: Table, ctx: { currentPlayer: string }) =>
    [...new Set(table.hands[Number(ctx.currentPlayer)])].map((card) => ({ move: 'play', args: [card] }));
  const bot = new MCTSBot({ game: client.game, enumerate, seed: '2016', iterations: ITERATIONS, playoutDepth: 100 });
  const state = client.getState();
  return {
    units: ITERATIONS,
    // Despite the promise, `play` finishes synchronously.
    batch: () => {
      bot.play(state, '0').catch(fail);
      return 1;
    },
  };
}

import { createRequire } from 'node:module';
import { FastRandom } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Contestant } from '../../measure.ts';
import { BASE } from '../../wolf-and-hound.ts';
import { baseGame, type Table } from './game.ts';

/** The part of boardgame.io's headless client that we use: local, without debug panel. */
export interface Client {
  getState(): { readonly G: Table; readonly ctx: { readonly currentPlayer: string; readonly gameover?: Table['outcome'] } };
  readonly moves: { play(card: string): void };
}

export interface Peer {
  start(order?: readonly string[]): Client;
  randomGames(): Contestant;
}

/**
 * `as installed`: the result of following its tutorial (development mode, undo history). `tuned`: production mode, no undo history. A
 * process can load it in only one way, since it checks NODE_ENV when it is loaded.
 */
export type Tuning = 'as installed' | 'tuned';

export function loadPeer(tuning: Tuning): Peer {
  if (tuning === 'tuned') process.env.NODE_ENV = 'production';
  else delete process.env.NODE_ENV;
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => Client };
  const deck = wolfAndHound.deal(BASE, new FastRandom(1)).order;
  const start = (order?: readonly string[]) =>
    quietly(() => Client({ game: baseGame(deck, tuning === 'tuned', order), numPlayers: 4, debug: false }));
  const random = new FastRandom(2016);
  const games = 10;
  const batch = () =>
    quietly(() => {
      let moves = 0;
      for (let i = 0; i < games; i++) moves += playOut(start(), random);
      return moves;
    });
  return { start, randomGames: () => ({ units: games, batch }) };
}

/** In development mode it logs every move, which is not part of the work we compare. */
function quietly<T>(work: () => T): T {
  const { log } = console;
  console.log = () => {};
  try {
    return work();
  } finally {
    console.log = log;
  }
}

/** Plays distinct cards with equal probability, as our engine samples. */
function playOut(client: Client, random: FastRandom): number {
  let moves = 0;
  for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
    const cards = [...new Set(G.hands[Number(ctx.currentPlayer)])];
    client.moves.play(cards[random.below(cards.length)] as string);
    moves++;
  }
  return moves;
}

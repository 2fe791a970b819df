import { createRequire } from 'node:module';
import { QuickRandom } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { Contestant } from '../../measure.ts';
import { BASE } from '../../wolf-and-hound.ts';
import { baseGame, type Table } from './game.ts';

/** The little of boardgame.io's headless client that we use: local, without debug panel. */
export interface Client {
  getState(): { readonly G: Table; readonly ctx: { readonly currentPlayer: string; readonly gameover?: Table['outcome'] } };
  readonly moves: { play(card: string): void };
}

export interface Peer {
  start(order?: readonly string[]): Client;
  randomGames(): Contestant;
}

export function loadPeer(): Peer {
  // Its development mode logs every move: production is how it is meant to run.
  process.env.NODE_ENV = 'production';
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as { Client: (options: object) => Client };
  const deck = wolfAndHound.deal(BASE, new QuickRandom(1)).order;
  const start = (order?: readonly string[]) => Client({ game: baseGame(deck, order), numPlayers: 4, debug: false });
  const random = new QuickRandom(2016);
  return { start, randomGames: () => ({ units: 1, batch: () => playOut(start(), random) }) };
}

/** Plays every card with the same chance, equal cards counted once, as our engine samples. */
function playOut(client: Client, random: QuickRandom): number {
  let moves = 0;
  for (let { G, ctx } = client.getState(); ctx.gameover === undefined; { G, ctx } = client.getState()) {
    const cards = [...new Set(G.hands[Number(ctx.currentPlayer)])];
    client.moves.play(cards[random.below(cards.length)] as string);
    moves++;
  }
  return moves;
}

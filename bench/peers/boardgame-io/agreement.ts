import { deepStrictEqual } from 'node:assert/strict';
import { FastRandom } from '@bellwether/kernel';
import { type WolfAndHound, wolfAndHound } from '@bellwether/wolf-and-hound';
import { BASE } from '../../wolf-and-hound.ts';
import type { Client, Peer } from './client.ts';

/** Plays the same deals and moves with both engines. Throws at the first difference between the tables. */
export function checkAgreement(peer: Peer, games: number): number {
  const random = new FastRandom(77);
  for (let i = 0; i < games; i++) {
    const deal = wolfAndHound.deal(BASE, random);
    const state = wolfAndHound.start(BASE, deal);
    const client = peer.start(deal.order);
    for (let [seat] = wolfAndHound.toAct(state); seat !== undefined; [seat] = wolfAndHound.toAct(state)) {
      deepStrictEqual(theirTable(client), ourTable(state));
      const move = wolfAndHound.sample(state, seat, random);
      if (move.kind !== 'play') throw new Error(`the base game asks for nothing but cards, not ${move.kind}`);
      wolfAndHound.apply(state, seat, move);
      client.moves.play(move.card);
    }
    deepStrictEqual(theirTable(client), ourTable(state));
  }
  return games;
}

function ourTable(state: WolfAndHound['State']) {
  const { sheep, animals, deckSize, piles, turn, outcome } = wolfAndHound.view(state, 'spectator');
  const at = (id: string) => animals.find((animal) => animal.id === id)?.at;
  return {
    turn,
    sheep: [...sheep],
    wolf: at('wolf-01'),
    hound: at('hound-01'),
    hands: [1, 2, 3, 4].map((seat) => [...wolfAndHound.view(state, seat).hand].sort()),
    piles: piles.map((pile) => [...pile]),
    deck: deckSize,
    outcome: outcome && { winner: outcome.winner, reason: outcome.reason },
  };
}

function theirTable(client: Client) {
  const { G, ctx } = client.getState();
  return {
    turn: Number(ctx.currentPlayer) + 1,
    sheep: [...G.sheep],
    wolf: G.wolf + 1,
    hound: G.hound + 1,
    hands: G.hands.map((hand) => [...hand].sort()),
    piles: G.piles.map((pile) => [...pile]),
    deck: G.deck.length,
    outcome: ctx.gameover && { ...ctx.gameover },
  };
}

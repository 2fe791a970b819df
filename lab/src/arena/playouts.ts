import { type AnyGameBots, shareOf } from '@bellwether/bots';
import type { GameTypes, Random, Seat } from '@bellwether/kernel';
import { budgetOf, type Entrant } from '../ladder/entrant.ts';

/** A request for playouts: how do these moves of a seat end if one of our players plays all seats afterwards? */
export interface Playouts {
  readonly bots: AnyGameBots;
  /** The seat's view. */
  readonly view: object;
  readonly seat: Seat;
  readonly moves: readonly object[];
  readonly player: Entrant;
  readonly games: number;
}

/** The mean share of the seat's side after each move. All moves are tried in the same imagined worlds. */
export function playouts({ bots, view, seat, moves, player, games }: Playouts, random: Random): number[] {
  const { game } = bots;
  const sums = moves.map(() => 0);
  for (let n = 0; n < games; n++) {
    const world = game.imagine(view, random);
    moves.forEach((move, i) => {
      const state = game.clone(world);
      game.apply(state, seat, move);
      sums[i] = (sums[i] as number) + playedOn(bots, state, seat, player, random);
    });
  }
  return sums.map((sum) => Math.round((1000 * sum) / games) / 1000);
}

function playedOn(bots: AnyGameBots, state: GameTypes['State'], seat: Seat, player: Entrant, random: Random): number {
  const { game, players } = bots;
  for (let next = game.toAct(state)[0]; next !== undefined; next = game.toAct(state)[0]) {
    const move =
      player.name === 'random'
        ? game.sample(state, next, random)
        : players[player.name].choose(game.view(state, next), game.legal(state, next), budgetOf(bots, player), random).move;
    game.apply(state, next, move);
  }
  return shareOf(game, game.config(state), game.outcome(state) as object, seat);
}

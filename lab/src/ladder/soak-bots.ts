import { type AnyGameBots, PLAYERS } from '@bellwether/bots';
import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import type { Soaked } from '../soak.ts';

/** The position in which a player failed, and the failure. */
export interface Failed {
  readonly what: string;
  readonly position: string;
}

const ITERATIONS = 20;
/** Tests about one in three positions of a game. The game itself continues with random moves, so that all kinds of positions occur. */
const ONE_IN = 3;

/** Tests some positions of one random game of a random set-up, each with another player. Depends only on the seed. */
export function soakBots(bots: AnyGameBots, laws: Soaked, seed: number): Failed | { readonly positions: number } {
  const { game } = laws.kit;
  const random = new FastRandom(seed);
  const config = laws.randomConfig(random);
  const state = game.start(config, game.deal(config, random));
  let positions = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[random.below(acting.length)] as Seat;
    if (random.below(ONE_IN * 3) < ONE_IN) {
      const player = PLAYERS[random.below(PLAYERS.length)] as (typeof PLAYERS)[number];
      const what = failing(bots, laws, state, seat, player, new FastRandom(seed + positions));
      if (what !== undefined) return { what: `${player} at seat ${seat}: ${what}`, position: game.positions.write(state) };
      positions++;
    }
    game.apply(state, seat, game.sample(state, seat, random));
  }
  return { positions };
}

function failing(
  bots: AnyGameBots,
  { kit: { game } }: Soaked,
  state: GameTypes['State'],
  seat: Seat,
  player: (typeof PLAYERS)[number],
  random: FastRandom,
): string | undefined {
  const before = game.positions.write(state);
  try {
    const { move, win } = bots.players[player].choose(game.view(state, seat), game.legal(state, seat), { iterations: ITERATIONS }, random);
    const no = game.check(state, seat, move);
    if (no !== undefined) return `an illegal move, ${game.write(move)} (${no.code})`;
    if (!(win >= 0 && win <= 1)) return `a win probability of ${win}`;
    return game.positions.write(state) === before ? undefined : 'it changed the state';
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

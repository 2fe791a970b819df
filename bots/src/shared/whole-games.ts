/** Whole games played by a bot. Used by reviews. */

import { FastRandom, type Game, type GameTypes, type Random } from '@bellwether/kernel';
import type { SecondLook, Shares } from './analyst.ts';
import type { Bot } from './bot.ts';
import { shareOf } from './winnings.ts';

const SEEDS = 0x1_0000;

/** Plays a game to its end and returns every seat's share of the win. */
export function playToTheEnd<T extends GameTypes>(game: Game<T>, bot: Bot<T>, state: T['State'], random: Random): Shares {
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    game.apply(state, seat, bot.choose(game.view(state, seat), game.legal(state, seat), { explain: false }, random).move);
  }
  const config = game.config(state);
  return game.seats(config).map((seat) => shareOf(game, config, game.outcome(state) as T['Outcome'], seat));
}

/**
 * Plays two moves to the end of the game, in the same worlds with the same randomness. `worldsOf` deals the hidden cards again at each
 * call.
 */
export function wholeGames<T extends GameTypes>(
  game: Game<T>,
  bot: Bot<T>,
  worldsOf: (view: T['View'], random: Random) => () => T['State'],
): SecondLook<T> {
  return {
    weigh(view, played, better, samples, random) {
      const next = worldsOf(view, random);
      const worlds = Array.from({ length: samples }, () => ({ world: game.clone(next()), seed: random.below(SEEDS) }));
      const weighed = (move: T['Move']) => ({
        move,
        samples: worlds.map(({ world, seed }) => {
          const state = game.clone(world);
          game.apply(state, game.toAct(state)[0] as number, move);
          return playToTheEnd(game, bot, state, new FastRandom(seed));
        }),
      });
      return [weighed(played), weighed(better)];
    },
  };
}

import { FastRandom, type Game, type GameTypes, pick, type Random } from '@bellwether/kernel';
import type { Contestant } from './measure.ts';

/** Deals and plays a random game through the public engine. Returns the number of moves. */
export function randomGame<T extends GameTypes>(game: Game<T>, config: T['Config'], random: Random): number {
  const state = game.start(config, game.deal(config, random));
  let moves = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting.length === 1 ? (acting[0] as number) : pick(acting, random);
    game.apply(state, seat, game.sample(state, seat, random));
    moves++;
  }
  return moves;
}

export function randomGames<T extends GameTypes>(game: Game<T>, config: T['Config'], units = 2_000): Contestant {
  checkConfig(game, config);
  const random = new FastRandom(2016);
  return {
    units,
    batch: () => {
      let moves = 0;
      for (let i = 0; i < units; i++) moves += randomGame(game, config, random);
      return moves;
    },
  };
}

/** The mean length of random games, from a separate run. */
export function movesPerGame<T extends GameTypes>(game: Game<T>, config: T['Config'], games = 20_000): number {
  const random = new FastRandom(2015);
  let moves = 0;
  for (let i = 0; i < games; i++) moves += randomGame(game, config, random);
  return moves / games;
}

/** Mid-game positions of random games, each after a different number of moves. */
export function midGames<T extends GameTypes>(game: Game<T>, config: T['Config'], count: number): T['State'][] {
  checkConfig(game, config);
  const random = new FastRandom(2014);
  const found: T['State'][] = [];
  while (found.length < count) {
    const state = game.start(config, game.deal(config, random));
    for (let moves = 2 + random.below(14); moves > 0 && game.toAct(state).length > 0; moves--) {
      const seat = pick(game.toAct(state), random);
      game.apply(state, seat, game.sample(state, seat, random));
    }
    if (game.toAct(state).length > 0) found.push(state);
  }
  return found;
}

function checkConfig<T extends GameTypes>(game: Game<T>, config: T['Config']): void {
  const refusal = game.checkConfig(config);
  if (refusal) throw new Error(`${game.id}: ${JSON.stringify(refusal)}`);
}

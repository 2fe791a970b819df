import type { Game, GameTypes } from './game.ts';

/** The number of lines of `depth` moves from a position; a line that ends the game earlier counts once. Two engines must agree on it. */
export function perft<T extends GameTypes>(game: Game<T>, state: T['State'], depth: number): number {
  const acting = game.toAct(state);
  if (depth === 0 || acting.length === 0) return 1;
  let lines = 0;
  for (const seat of acting) {
    for (const move of game.legal(state, seat)) {
      const next = game.clone(state);
      game.apply(next, seat, move);
      lines += perft(game, next, depth - 1);
    }
  }
  return lines;
}

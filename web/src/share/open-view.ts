import { FastRandom, type Game, type GameTypes } from '@bellwether/kernel';

/**
 * A spectator's view of the game in a seat's view. Any state that the seat cannot tell from the real one looks the same
 * to spectators, so one is imagined and the engine's own `view` filters it.
 */
export function openView<T extends GameTypes>(game: Game<T>, view: T['View']): T['View'] {
  return game.view(game.imagine(view, new FastRandom(1)), 'spectator');
}

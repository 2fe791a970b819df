import { FastRandom, type Game, type GameTypes } from '@bellwether/kernel';

/**
 * What a spectator sees of the game that this viewer sees. A seat's view is the spectators' view and what the seat alone knows, so any
 * state that the viewer cannot tell from the real one shows spectators the same; the engine's own door leaves the rest out.
 */
export function openView<T extends GameTypes>(game: Game<T>, view: T['View']): T['View'] {
  return game.view(game.imagine(view, new FastRandom(1)), 'spectator');
}

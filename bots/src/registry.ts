import type { AnyGameBots } from './shared/game-bots.ts';
import { sheepAndThiefBots } from './sheep-and-thief/game-bots.ts';
import { wolfAndHoundBots } from './wolf-and-hound/game-bots.ts';

/** One entry for each game that has bots. */
export const GAME_BOTS: readonly AnyGameBots[] = [wolfAndHoundBots, sheepAndThiefBots];

/** The bots of a game by the game's id; undefined for a game that has none yet. */
export function botsFor(gameId: string): AnyGameBots | undefined {
  return GAME_BOTS.find(({ game }) => game.id === gameId);
}

import { type AnyGameBots, botsFor, LEVELS, type Level } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';
import { sheepAndThief } from '@bellwether/sheep-and-thief';
import { wolfAndHound } from '@bellwether/wolf-and-hound';

/** A game that can be played here. This is the only file of the server that names one. */
export interface ServedGame {
  readonly game: AnyGame;
  readonly bots?: AnyGameBots;
}

function served(game: AnyGame): ServedGame {
  const bots = botsFor(game.id);
  return { game, ...(bots && { bots }) };
}

export const GAMES: readonly ServedGame[] = [served(wolfAndHound), served(sheepAndThief)];

export function gameById(id: string): ServedGame | undefined {
  return GAMES.find(({ game }) => game.id === id);
}

/** Whether a bot's level may have this name. */
export function isLevel(level: string): level is Level {
  return (LEVELS as readonly string[]).includes(level);
}

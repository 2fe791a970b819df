import { sheepAndThief } from '../games/sheep-and-thief/entry.ts';
import { wolfAndHound } from '../games/wolf-and-hound/entry.ts';
import type { GameEntry } from '../model/game.ts';

/** Every game, in the order of the menus: one line each. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [wolfAndHound, sheepAndThief];

export function entryOf(id: string | undefined): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

import type { AnyLabGame } from './lab-game.ts';
import { sheepAndThiefLab } from './sheep-and-thief/entry.ts';
import { UserError } from './user-error.ts';
import { wolfAndHoundLab } from './wolf-and-hound/entry.ts';

/** One entry for each game of the command line, the default first. */
export const GAMES: readonly [AnyLabGame, ...AnyLabGame[]] = [wolfAndHoundLab, sheepAndThiefLab];

export function gameById(id: string): AnyLabGame {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found === undefined) throw new UserError(`unknown game "${id}"; known: ${GAMES.map(({ game }) => game.id).join(', ')}`);
  return found;
}

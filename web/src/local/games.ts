import { type AnyGame, anyGame } from '@bellwether/kernel';

// Each when it is wanted, through a module that names no more than it needs.
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'wolf-and-hound': async () => anyGame((await import('./wolf-and-hound.ts')).wolfAndHound),
  'sheep-and-thief': async () => anyGame((await import('./sheep-and-thief.ts')).sheepAndThief),
};

export const GAME_IDS = Object.keys(GAMES);

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return await GAMES[id]?.();
}

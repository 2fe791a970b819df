import type { Game, GameTypes } from '@bellwether/kernel';

/** A game whose types only its own table knows: the host moves its data about without looking at it. */
export type AnyGame = Game<GameTypes>;

// Each when it is wanted, through a module that names no more than it needs.
const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'wolf-and-hound': async () => (await import('./wolf-and-hound.ts')).wolfAndHound as unknown as AnyGame,
  'sheep-and-thief': async () => (await import('./sheep-and-thief.ts')).sheepAndThief as unknown as AnyGame,
};

export const GAME_IDS = Object.keys(GAMES);

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return await GAMES[id]?.();
}

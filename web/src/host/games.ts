import type { Game, GameTypes } from '@bellwether/kernel';

/** A game whose types only its own table knows: the host moves its data about without looking at it. */
export type AnyGame = Game<GameTypes>;

const GAMES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'wolf-and-hound': async () => (await import('@bellwether/wolf-and-hound')).wolfAndHound as unknown as AnyGame,
  'sheep-and-thief': async () => (await import('@bellwether/sheep-and-thief')).sheepAndThief as unknown as AnyGame,
};

export const GAME_IDS = Object.keys(GAMES);

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return await GAMES[id]?.();
}

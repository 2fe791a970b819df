import type { AnyTableBots } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';

/**
 * The engine and the bots of every game, found by their folder and loaded when they are wanted. The worker looks here too,
 * so nothing of a page may be found here.
 */
const ENGINES = import.meta.glob<AnyGame>('../games/*/engine.ts', { import: 'engine' });
const BOTS = import.meta.glob<() => Promise<AnyTableBots>>('../games/*/engine.ts', { import: 'bots' });

export const GAME_IDS = Object.keys(ENGINES).map((file) => file.split('/')[2] ?? '');

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return await ENGINES[`../games/${id}/engine.ts`]?.();
}

/** The bots come after the first view: nobody waits for them to see the table. */
export async function botsOf(id: string): Promise<AnyTableBots | undefined> {
  return await (await BOTS[`../games/${id}/engine.ts`]?.())?.();
}

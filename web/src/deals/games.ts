import type { AnyTableBots } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';

/**
 * The engine and the bots of every game, found by folder and loaded on demand. The worker imports this file too, so it
 * must not import a page.
 */
const ENGINES = import.meta.glob<AnyGame>('../games/*/engine.ts', { import: 'engine' });
const BOTS = import.meta.glob<() => Promise<AnyTableBots>>('../games/*/engine.ts', { import: 'bots' });

export const GAME_IDS = Object.keys(ENGINES).map((file) => file.split('/')[2] ?? '');

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return await ENGINES[`../games/${id}/engine.ts`]?.();
}

/** Loaded after the first view: the table shows without waiting for the bots. */
export async function botsOf(id: string): Promise<AnyTableBots | undefined> {
  return await (await BOTS[`../games/${id}/engine.ts`]?.())?.();
}

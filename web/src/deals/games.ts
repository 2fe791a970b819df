import type { AnyBot, AnyTableBots, Level } from '@bellwether/bots';
import type { AnyGame } from '@bellwether/kernel';

/**
 * The engine and the bots of every game, found by folder and loaded on demand. The worker imports this file too, so it
 * must not import a page.
 */
const ENGINES = import.meta.glob<AnyGame>('../games/*/engine.ts', { import: 'engine' });
const BOTS = import.meta.glob<() => Promise<AnyTableBots>>('../games/*/engine.ts', { import: 'bots' });
const SEARCH = import.meta.glob<() => Promise<Partial<Readonly<Record<Level, AnyBot>>>>>('../games/*/engine.ts', {
  import: 'searchPlayers',
});

export const GAME_IDS = Object.keys(ENGINES).map((file) => file.split('/')[2] ?? '');

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return await ENGINES[`../games/${id}/engine.ts`]?.();
}

/** Loaded after the first view: the table shows without waiting for the bots. */
export async function botsOf(id: string): Promise<AnyTableBots | undefined> {
  return await (await BOTS[`../games/${id}/engine.ts`]?.())?.();
}

/**
 * The bot of one level after `ply` moves. A first visit shows advice, which searches, before another bot moves: bots that
 * search the first move are a separate chunk.
 */
export async function botAt(id: string, level: Level, ply: number): Promise<AnyBot | undefined> {
  const searching = ply === 0 ? await (await SEARCH[`../games/${id}/engine.ts`]?.())?.() : undefined;
  return searching?.[level] ?? (await botsOf(id))?.players[level];
}

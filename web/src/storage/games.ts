import type { Keeper } from '../local/local-table.ts';
import type { Sitter } from '../table-kit/sitter.ts';
import { all, get, put, remove } from './database.ts';

/** A game in the list of my games. Its record, which knows everybody's cards, is kept apart and read by the worker alone. */
export interface KeptGame {
  readonly id: string;
  readonly game: string;
  readonly config: object;
  readonly sitters: readonly Sitter[];
  readonly plies: number;
  readonly over: boolean;
  readonly changed: number;
}

export const keeper: Keeper = {
  save({ record, ...game }) {
    const { id } = game;
    put({ games: { ...game, changed: Date.now() }, records: { id, record } }).catch(() => undefined);
  },
};

export async function recordOf(id: string): Promise<string | undefined> {
  const kept = await get<{ record: string }>('records', id).catch(() => undefined);
  return kept?.record;
}

export async function keptGame(id: string): Promise<KeptGame | undefined> {
  return await get<KeptGame>('games', id).catch(() => undefined);
}

/** The latest first. */
export async function keptGames(): Promise<KeptGame[]> {
  const games = await all<KeptGame>('games').catch(() => []);
  return games.sort((a, b) => b.changed - a.changed);
}

export async function forget(id: string): Promise<void> {
  await remove(id).catch(() => undefined);
}

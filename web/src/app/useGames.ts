import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { GameEntry } from './games.ts';

/** The games come from the app's root: what lies on a table (menus, lists) must not import the tables. */
export const GamesContext = createContext<readonly GameEntry[]>([]);

export function useGames(): readonly GameEntry[] {
  return useContext(GamesContext);
}

/** The entry of a game; undefined for one that this page does not know. */
export function useGame(id: string): GameEntry | undefined {
  return useGames().find((game) => game.id === id);
}

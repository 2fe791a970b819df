import type { GameTypes, Headers } from '@bellwether/kernel';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Area } from '../words/catalogue.ts';
import type { Sitter } from './sitter.ts';
import type { TableSource } from './source.ts';

/** What the app knows of a game. Its parts are loaded when they are wanted. */
export interface GameEntry {
  readonly id: string;
  /** Its name, the same in every language. */
  readonly title: string;
  /** What counts where others play the same cards: the difference in sheep, or gold. */
  readonly counts: 'sheep' | 'gold';
  /** Its sign, drawn in a box of 64. */
  readonly Sign: ComponentType;
  /** What whoever comes for the first time finds on the table. */
  readonly first: FirstGame;
  readonly words: Area<GameWords>;
  readonly table: () => Promise<ComponentType<TableProps>>;
  readonly Setup: ComponentType;
  readonly Gallery: ComponentType;
  /** The story of a row of events. */
  readonly teller: () => Promise<Teller>;
  /** The rules, to search and to read. */
  readonly Help: ComponentType;
  /** Corrects the printed values for one's own copy. */
  readonly Copy: ComponentType;
  /** Of a set-up as it is written: which of its values are not certain, and which are of somebody's copy. */
  readonly Values: ComponentType<{ readonly headers: Headers }>;
}

export interface FirstGame {
  readonly config: object;
  readonly sitters: readonly Sitter[];
}

/** What every page may ask of a game's words. */
export interface GameWords {
  /** What its seats are called. */
  readonly seats: readonly string[];
  /** What its puzzles are about, in the order of the menu. */
  readonly themes: Readonly<Record<string, string>>;
}

/** Sentences for a row of events, in words of the game. */
export type Teller = (words: object, view: object, events: readonly GameTypes['EventView'][]) => string[];

export interface TableProps {
  readonly source: TableSource<GameTypes>;
  readonly id: string;
}

/** The games come from the app's root: what lies on a table (menus, lists) must not import the tables. */
export const GamesContext = createContext<readonly GameEntry[]>([]);

export function useGames(): readonly GameEntry[] {
  return useContext(GamesContext);
}

/** The entry of a game; undefined for one that this page does not know. */
export function useGame(id: string | undefined): GameEntry | undefined {
  return useGames().find((game) => game.id === id);
}

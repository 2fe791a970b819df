import type { GameTypes, Headers } from '@bellwether/kernel';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Area } from '../words/catalogue.ts';
import type { Sitter } from './sitter.ts';
import type { TableSource } from './source.ts';

/** What the app knows of a game. Its parts are loaded on demand. */
export interface GameEntry {
  readonly id: string;
  /** Its name, the same in every language. */
  readonly title: string;
  /** What is compared when others play the same cards: the difference in sheep, or gold. */
  readonly counts: 'sheep' | 'gold';
  /** Its icon, drawn in a box of 64. */
  readonly Sign: ComponentType;
  /** The game that is dealt on a first visit. */
  readonly first: FirstGame;
  readonly words: Area<GameWords>;
  readonly table: () => Promise<ComponentType<TableProps>>;
  readonly Setup: ComponentType;
  readonly Gallery: ComponentType;
  /** Turns events into sentences of the story. */
  readonly teller: () => Promise<Teller>;
  /** The rules, searchable. */
  readonly Help: ComponentType;
  /** The page that corrects printed values. */
  readonly Copy: ComponentType;
  /** For a set-up as written: which values are uncertain, and which are corrected. */
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
  /** The themes of its puzzles, in menu order. */
  readonly themes: Readonly<Record<string, string>>;
}

/** Turns events into sentences, in the game's words. */
export type Teller = (words: object, view: object, events: readonly GameTypes['EventView'][]) => string[];

export interface TableProps {
  readonly source: TableSource<GameTypes>;
  readonly id: string;
}

/** All games, provided by the app's root: what a table shows (menus, lists) must not import the tables. */
export const GamesContext = createContext<readonly GameEntry[]>([]);

export function useGames(): readonly GameEntry[] {
  return useContext(GamesContext);
}

/** The entry of a game; undefined for an unknown one. */
export function useGame(id: string | undefined): GameEntry | undefined {
  return useGames().find((game) => game.id === id);
}

import type { GameTypes, Headers } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { Unsure } from '../copy/told.ts';
import { sheepAndThief } from '../games/sheep-and-thief/entry.ts';
import { wolfAndHound } from '../games/wolf-and-hound/entry.ts';
import type { Lessons } from '../learn/lesson.ts';
import type { GameReview } from '../review/game.ts';
import type { Sitter } from '../table-kit/sitter.ts';
import type { TableSource } from '../table-kit/source.ts';
import type { Area } from '../words/catalogue.ts';
import type { Language } from '../words/languages.ts';
import type { Credits } from './credits.ts';

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
  readonly lessons?: () => Promise<Lessons>;
  /** Corrects the printed values for one's own copy. */
  readonly Copy: ComponentType;
  /** Of a set-up as it is written: which of its values are not certain, and which are of somebody's copy. */
  readonly Values: ComponentType<{ readonly headers: Headers }>;
  /** Every value that no text fixes. */
  readonly unknown: (language: Language) => Promise<readonly Unsure[]>;
  /** Who made the printed game, and for whom. */
  readonly credits: () => Promise<Credits>;
  /** What the review room asks of it. */
  readonly review: () => Promise<GameReview>;
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

/** Every game, in the order of the menus: one line each. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [wolfAndHound, sheepAndThief];

export function entryOf(id: string | undefined): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

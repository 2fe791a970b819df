import type { GameTypes } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { TableSource } from '../table-kit/source.ts';
import { later } from '../ui/later.ts';
import type { GameId } from './titles.ts';

/** What the shell knows of a game: its table and its pages, fetched when they are wanted. One entry a game (its name is in `titles.ts`). */
export interface GameEntry {
  readonly id: GameId;
  readonly table: () => Promise<ComponentType<TableProps>>;
  readonly Setup: ComponentType;
  readonly Gallery: ComponentType;
  /** The story of a row of events. */
  readonly teller: () => Promise<Teller>;
  /** The rules, to search and to read. */
  readonly Help: ComponentType;
}

/** Sentences for a row of events, in words of the game. */
export type Teller = (words: object, view: object, events: readonly GameTypes['EventView'][]) => string[];

export interface TableProps {
  readonly source: TableSource<GameTypes>;
  readonly id: string;
}

export const GAMES: readonly [GameEntry, ...GameEntry[]] = [
  {
    id: 'wolf-and-hound',
    table: async () => (await import('../games/wolf-and-hound/Table.tsx')).WolfTable,
    Setup: later(async () => (await import('../games/wolf-and-hound/Setup.tsx')).WolfSetup),
    Gallery: later(async () => (await import('../games/wolf-and-hound/Gallery.tsx')).WolfGallery),
    Help: later(async () => (await import('../games/wolf-and-hound/Rules.tsx')).WolfHelp),
    teller: async () => (await import('../games/wolf-and-hound/narrate.ts')).tellAll as Teller,
  },
  {
    id: 'sheep-and-thief',
    table: async () => (await import('../games/sheep-and-thief/Table.tsx')).SheepTable,
    Setup: later(async () => (await import('../games/sheep-and-thief/Setup.tsx')).SheepSetup),
    Gallery: later(async () => (await import('../games/sheep-and-thief/Gallery.tsx')).SheepGallery),
    teller: async () => (await import('../games/sheep-and-thief/narrate.ts')).tellAll as Teller,
    Help: later(async () => (await import('../games/sheep-and-thief/Rules.tsx')).SheepHelp),
  },
];

export function entryOf(id: string | undefined): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

import type { GameTypes } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { TableSource } from '../host/source.ts';
import type { GameId } from './titles.ts';

/** What the shell knows of a game: its table and its set-up, loaded when they are wanted. One entry a game (its name is in `titles.ts`). */
export interface GameEntry {
  readonly id: GameId;
  readonly table: () => Promise<ComponentType<TableProps>>;
  readonly setup: () => Promise<ComponentType>;
  readonly gallery: () => Promise<ComponentType>;
  /** The rules, to search and to read. */
  readonly help: () => Promise<ComponentType>;
}

export interface TableProps {
  readonly source: TableSource<GameTypes>;
  readonly id: string;
}

export const GAMES: readonly GameEntry[] = [
  {
    id: 'wolf-and-hound',
    table: async () => (await import('../games/wolf-and-hound/Table.tsx')).WolfTable,
    setup: async () => (await import('../games/wolf-and-hound/Setup.tsx')).WolfSetup,
    gallery: async () => (await import('../games/wolf-and-hound/Gallery.tsx')).WolfGallery,
    help: async () => (await import('../games/wolf-and-hound/Rules.tsx')).WolfHelp,
  },
  {
    id: 'sheep-and-thief',
    table: async () => (await import('../games/sheep-and-thief/Table.tsx')).SheepTable,
    setup: async () => (await import('../games/sheep-and-thief/Setup.tsx')).SheepSetup,
    gallery: async () => (await import('../games/sheep-and-thief/Gallery.tsx')).SheepGallery,
    help: async () => (await import('../games/sheep-and-thief/Rules.tsx')).SheepHelp,
  },
];

export function entryOf(id: string): GameEntry | undefined {
  return GAMES.find((game) => game.id === id);
}

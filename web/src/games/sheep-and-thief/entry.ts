import type { GameEntry } from '../../app/games.ts';
import { TITLE } from './title.ts';
import { SHEEP_WORDS } from './words/table.ts';

export const sheepAndThief: GameEntry = {
  id: 'sheep-and-thief',
  title: TITLE,
  words: SHEEP_WORDS,
  table: async () => (await import('./Table.tsx')).SheepTable,
  pages: async () => (await import('./pages.ts')).pages,
};

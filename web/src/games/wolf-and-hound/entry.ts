import type { GameEntry } from '../../app/games.ts';
import { TITLE } from './title.ts';
import { WOLF_WORDS } from './words/table.ts';

export const wolfAndHound: GameEntry = {
  id: 'wolf-and-hound',
  title: TITLE,
  words: WOLF_WORDS,
  table: async () => (await import('./Table.tsx')).WolfTable,
  pages: async () => (await import('./pages.ts')).pages,
};

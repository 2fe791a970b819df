import type { GameEntry, Teller } from '../../app/games.ts';
import { later } from '../../ui/later.ts';
import { WOLF_WORDS } from './words/table.ts';

export const wolfAndHound: GameEntry = {
  id: 'wolf-and-hound',
  title: 'Wolf & Hound',
  words: WOLF_WORDS,
  table: async () => (await import('./Table.tsx')).WolfTable,
  Setup: later(async () => (await import('./Setup.tsx')).WolfSetup),
  Gallery: later(async () => (await import('./Gallery.tsx')).WolfGallery),
  Help: later(async () => (await import('./Rules.tsx')).WolfHelp),
  teller: async () => (await import('./narrate.ts')).tellAll as Teller,
  lessons: async () => (await import('./lessons/lessons.ts')).lessons,
};

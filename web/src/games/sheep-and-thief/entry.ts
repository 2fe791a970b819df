import type { GameEntry, Teller } from '../../app/games.ts';
import { later } from '../../ui/later.ts';
import { SHEEP_WORDS } from './words/table.ts';

export const sheepAndThief: GameEntry = {
  id: 'sheep-and-thief',
  title: 'Sheep & Thief',
  words: SHEEP_WORDS,
  table: async () => (await import('./Table.tsx')).SheepTable,
  Setup: later(async () => (await import('./Setup.tsx')).SheepSetup),
  Gallery: later(async () => (await import('./Gallery.tsx')).SheepGallery),
  Help: later(async () => (await import('./Rules.tsx')).SheepHelp),
  teller: async () => (await import('./narrate.ts')).tellAll as Teller,
  lessons: async () => (await import('./lessons/lessons.ts')).lessons,
};

import type { GamePages, Teller } from '../../app/games.ts';

export const pages: GamePages = {
  setup: async () => (await import('./Setup.tsx')).WolfSetup,
  gallery: async () => (await import('./Gallery.tsx')).WolfGallery,
  help: async () => (await import('./Rules.tsx')).WolfHelp,
  teller: async () => (await import('./narrate.ts')).tellAll as Teller,
  lessons: async () => (await import('./lessons/lessons.ts')).lessons,
};

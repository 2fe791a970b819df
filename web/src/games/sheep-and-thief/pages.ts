import type { Teller } from '../../app/games.ts';
import type { Language } from '../../words/languages.ts';

/** Where the parts of the game are that a first table does not show. A file of its own, so that the first load need not know. */

export const setup = async () => (await import('./Setup.tsx')).SheepSetup;
export const gallery = async () => (await import('./Gallery.tsx')).SheepGallery;
export const help = async () => (await import('./Rules.tsx')).SheepHelp;
export const teller = async () => (await import('./narrate.ts')).tellAll as Teller;
export const lessons = async () => (await import('./lessons/lessons.ts')).lessons;
export const copy = async () => (await import('./copy/SheepCopy.tsx')).SheepCopy;
export const values = async () => (await import('./copy/Values.tsx')).SheepValues;
export const unknown = async (language: Language) => (await import('./copy/told.ts')).unknown(language);
export const credits = async () => (await import('./credits.ts')).credits;
export const review = async () => (await import('./review/review.ts')).review;

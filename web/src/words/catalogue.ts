import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LearnWords } from './en/learn.ts';
import type { OnlineWords } from './en/online.ts';
import type { PagesWords } from './en/pages.ts';
import type { SeatWords } from './en/seats.ts';
import type { SettingsWords } from './en/settings.ts';
import type { ShellWords } from './en/shell.ts';
import type { Language } from './languages.ts';

/**
 * The words of one part of the app, in every language. Only the reader's language is loaded, when the part is first shown.
 * English is the type: a missing phrase does not compile. The words of a game are in the game's own folder.
 */
export type Area<Words> = Readonly<Record<Language, () => Promise<{ readonly words: Words }>>>;

export const SHELL: Area<ShellWords> = {
  en: () => import('./en/shell.ts'),
  de: () => import('./de/shell.ts'),
  fr: () => import('./fr/shell.ts'),
  ja: () => import('./ja/shell.ts'),
};

export const ONLINE: Area<OnlineWords> = {
  en: () => import('./en/online.ts'),
  de: () => import('./de/online.ts'),
  fr: () => import('./fr/online.ts'),
  ja: () => import('./ja/online.ts'),
};

export const SEATS: Area<SeatWords> = {
  en: () => import('./en/seats.ts'),
  de: () => import('./de/seats.ts'),
  fr: () => import('./fr/seats.ts'),
  ja: () => import('./ja/seats.ts'),
};

export const LEARN: Area<LearnWords> = {
  en: () => import('./en/learn.ts'),
  de: () => import('./de/learn.ts'),
  fr: () => import('./fr/learn.ts'),
  ja: () => import('./ja/learn.ts'),
};

export const PAGES: Area<PagesWords> = {
  en: () => import('./en/pages.ts'),
  de: () => import('./de/pages.ts'),
  fr: () => import('./fr/pages.ts'),
  ja: () => import('./ja/pages.ts'),
};

export const SETTINGS: Area<SettingsWords> = {
  en: () => import('./en/settings.ts'),
  de: () => import('./de/settings.ts'),
  fr: () => import('./fr/settings.ts'),
  ja: () => import('./ja/settings.ts'),
};

/** The words of the shell, everywhere below the app's root. */
export const ShellWordsContext = createContext<ShellWords | undefined>(undefined);
export const LanguageContext = createContext<Language>('en');

export function useShell(): ShellWords {
  const words = useContext(ShellWordsContext);
  if (words === undefined) throw new Error('words are loaded before anything is shown');
  return words;
}

import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
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

/** The words of the shell, provided at the app's root. */
export const ShellWordsContext = createContext<ShellWords | undefined>(undefined);
export const LanguageContext = createContext<Language>('en');

export function useShell(): ShellWords {
  const words = useContext(ShellWordsContext);
  if (words === undefined) throw new Error('words are loaded before anything is shown');
  return words;
}

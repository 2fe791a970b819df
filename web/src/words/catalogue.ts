import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LearnWords } from './en/learn.ts';
import type { OnlineWords } from './en/online.ts';
import type { SheepWords } from './en/sheep-and-thief.ts';
import type { SheepRules } from './en/sheep-and-thief-rules.ts';
import type { ShellWords } from './en/shell.ts';
import type { WolfWords } from './en/wolf-and-hound.ts';
import type { WolfRules } from './en/wolf-and-hound-rules.ts';
import type { Language } from './languages.ts';

/** The areas of the app, each loaded when it is needed. English is the type: a missing phrase does not compile. */
export interface Catalogue {
  readonly shell: ShellWords;
  readonly online: OnlineWords;
  readonly 'wolf-and-hound': WolfWords;
  readonly 'wolf-and-hound-rules': WolfRules;
  readonly 'sheep-and-thief': SheepWords;
  readonly 'sheep-and-thief-rules': SheepRules;
  readonly learn: LearnWords;
}
export type Area = keyof Catalogue;

type Loaders = { readonly [A in Area]: () => Promise<{ readonly words: Catalogue[A] }> };

const LOADERS: Readonly<Record<Language, Loaders>> = {
  en: {
    shell: () => import('./en/shell.ts'),
    online: () => import('./en/online.ts'),
    'wolf-and-hound': () => import('./en/wolf-and-hound.ts'),
    'wolf-and-hound-rules': () => import('./en/wolf-and-hound-rules.ts'),
    'sheep-and-thief': () => import('./en/sheep-and-thief.ts'),
    'sheep-and-thief-rules': () => import('./en/sheep-and-thief-rules.ts'),
    learn: () => import('./en/learn.ts'),
  },
  de: {
    shell: () => import('./de/shell.ts'),
    online: () => import('./de/online.ts'),
    'wolf-and-hound': () => import('./de/wolf-and-hound.ts'),
    'wolf-and-hound-rules': () => import('./de/wolf-and-hound-rules.ts'),
    'sheep-and-thief': () => import('./de/sheep-and-thief.ts'),
    'sheep-and-thief-rules': () => import('./de/sheep-and-thief-rules.ts'),
    learn: () => import('./de/learn.ts'),
  },
  fr: {
    shell: () => import('./fr/shell.ts'),
    online: () => import('./fr/online.ts'),
    'wolf-and-hound': () => import('./fr/wolf-and-hound.ts'),
    'wolf-and-hound-rules': () => import('./fr/wolf-and-hound-rules.ts'),
    'sheep-and-thief': () => import('./fr/sheep-and-thief.ts'),
    'sheep-and-thief-rules': () => import('./fr/sheep-and-thief-rules.ts'),
    learn: () => import('./fr/learn.ts'),
  },
  ja: {
    shell: () => import('./ja/shell.ts'),
    online: () => import('./ja/online.ts'),
    'wolf-and-hound': () => import('./ja/wolf-and-hound.ts'),
    'wolf-and-hound-rules': () => import('./ja/wolf-and-hound-rules.ts'),
    'sheep-and-thief': () => import('./ja/sheep-and-thief.ts'),
    'sheep-and-thief-rules': () => import('./ja/sheep-and-thief-rules.ts'),
    learn: () => import('./ja/learn.ts'),
  },
};

export async function loadWords<A extends Area>(area: A, language: Language): Promise<Catalogue[A]> {
  return (await LOADERS[language][area]()).words;
}

/** The words of the shell, everywhere below the app's root. */
export const ShellWordsContext = createContext<ShellWords | undefined>(undefined);
export const LanguageContext = createContext<Language>('en');

export function useShell(): ShellWords {
  const words = useContext(ShellWordsContext);
  if (words === undefined) throw new Error('words are loaded before anything is shown');
  return words;
}

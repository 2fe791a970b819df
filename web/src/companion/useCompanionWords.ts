import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CompanionWords } from './words/en.ts';

export const CompanionContext = createContext<CompanionWords | undefined>(undefined);

/** The shared words, which the page around every tool has loaded. */
export function useNeededWords(): CompanionWords {
  const words = useContext(CompanionContext);
  if (words === undefined) throw new Error('the companion page provides the words');
  return words;
}

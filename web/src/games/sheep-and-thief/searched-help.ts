import type { OtherHelp } from '../../help/other-games.ts';
import type { Language } from '../../words/languages.ts';
import { preload } from '../../words/useWords.ts';
import { wholeHelp } from './useRules.ts';
import { SHEEP_RULES } from './words/rules.ts';
import { SEARCH } from './words/search.ts';
import { SHEEP_WORDS } from './words/table.ts';

/** The rules as a search from another game's help sees them. */
export async function searchedHelp(language: Language): Promise<OtherHelp> {
  return { words: wholeHelp(await preload(SHEEP_RULES, language), await preload(SHEEP_WORDS, language)), search: SEARCH };
}

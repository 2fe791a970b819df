import type { RulesWords } from '../words/en/rules.ts';
import type { Language } from '../words/languages.ts';
import { matching, type SearchWords } from './matching.ts';

/** The help of another game, for searching. */
export interface OtherHelp {
  readonly words: RulesWords<string>;
  readonly search: SearchWords;
}

type Loader = (language: Language) => Promise<OtherHelp>;
const LOADERS = import.meta.glob<Loader>('../games/*/extras.ts', { import: 'searchedHelp' });

/** The helps of all games but this one. */
export async function otherHelps(game: string, language: Language): Promise<readonly (OtherHelp & { readonly game: string })[]> {
  const others = Object.entries(LOADERS).map(([file, load]) => [file.split('/').at(-2) ?? '', load] as const);
  return Promise.all(
    others.filter(([other]) => other !== game).map(async ([other, load]) => ({ game: other, ...(await (await load())(language)) })),
  );
}

/** Ids of articles that match a query, in another game's help. */
export const foundIn = ({ words, search }: OtherHelp, sought: string): readonly string[] => matching(words, sought, search);

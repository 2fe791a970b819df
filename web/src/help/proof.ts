import type { Language } from '../words/languages.ts';

/** What an article says comes of something, and the cases of `conformance/` in which the engine must come to the same. */
export interface Proof {
  /** In every language, a piece of the article: if the text changes, its proof must be looked at again. */
  readonly says: Readonly<Record<Language, string>>;
  /** Names of cases. */
  readonly cases: readonly string[];
}

export type Proofs<Id extends string> = Readonly<Partial<Record<Id, readonly Proof[]>>>;

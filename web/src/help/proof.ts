import type { Language } from '../words/languages.ts';

/** A case of the article's own: its name and its game are those of the article. */
export interface PlayedCase {
  readonly config: object;
  readonly start: object;
  readonly moves: readonly object[];
  readonly expect: object;
}

/** What an article says comes of something, and the cases of `conformance/` in which the engine must come to the same. */
export interface Proof {
  /** In every language, a piece of the article: if the text changes, its proof must be looked at again. */
  readonly says: Readonly<Record<Language, string>>;
  /** Names of cases; or a case itself, in the format of `conformance/FORMAT.md`. */
  readonly cases: readonly (string | PlayedCase)[];
}

export type Proofs<Id extends string> = Readonly<Partial<Record<Id, readonly Proof[]>>>;

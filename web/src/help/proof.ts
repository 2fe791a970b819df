import type { Language } from '../words/languages.ts';

/** A case written for this article. Name and game follow from the article. */
export interface PlayedCase {
  readonly config: object;
  readonly start: object;
  readonly moves: readonly object[];
  readonly expect: object;
}

/** A statement of an article, and the cases of `conformance/` that show the engine agrees. */
export interface Proof {
  /** The sentence in every language: if the text changes, its proof must be looked at again. */
  readonly says: Readonly<Record<Language, string>>;
  /** Names of cases, or a case in the format of `conformance/FORMAT.md`. */
  readonly cases: readonly (string | PlayedCase)[];
}

export type Proofs<Id extends string> = Readonly<Partial<Record<Id, readonly Proof[]>>>;

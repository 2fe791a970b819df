import type { ComponentChildren } from 'preact';
import type { RulesWords } from '../words/en/rules.ts';
import type { Place, SearchWords } from './matching.ts';

/** A small picture of a rule; `good` says whether the shown play is allowed. */
export interface Example {
  readonly good?: boolean;
  readonly width: number;
  readonly height: number;
  readonly draw: () => ComponentChildren;
}

/** The rules of one game: texts and examples. */
export interface RulesOf<Id extends string> {
  readonly game: string;
  /** In reading order. */
  readonly words: RulesWords<Id> | undefined;
  readonly examples: Readonly<Partial<Record<Id, readonly Example[]>>>;
  /** The three rules to read first: the goal, and what a turn is. */
  readonly basics: readonly Id[];
  /** Search words besides the text. */
  readonly search: SearchWords;
  /** Search results besides the rules. */
  readonly places?: readonly Place[];
  /** Where in the rulebook a rule stands. */
  readonly source?: (id: string) => string | undefined;
}

import { counter } from '../plural.ts';

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Said one below the other. */
  readonly lines?: readonly string[];
  /** Its lines are shown only to whoever asks for them. */
  readonly spoiler?: boolean;
  /** Where to go from here. */
  readonly way?: { readonly address: string; readonly text: string };
}

/** Rules have ids of RULES.md; other articles begin like this and show none. */
export const isArticle = (id: string): boolean => id.startsWith('A-');

const count = counter('en');

/** What the rules help of every game says beside the rules. */
export const help = {
  search: 'Search the rules',
  searchCards: 'Search the cards of both games',
  none: (sought: string) => `Nothing found for “${sought}”. ${/\s/.test(sought) ? 'Try a single word.' : 'Try another word.'}`,
  found: (n: number) => count(n, { one: '# rule found.', other: '# rules found.' }),
  toCards: 'Search the cards',
  rule: (id: string) => `Rule ${id}`,
  /** `R-…` rules where the books are silent or disagree. */
  ruling: (id: string) => `Our ruling · ${id}`,
  /** What the help of another game has, by its title. */
  elsewhere: (title: string, n: number) => `${title}: ${n === 1 ? '1 article' : `${n} articles`}`,
  good: 'allowed',
  bad: 'not allowed',
  reveal: 'Show spoiler',
  /** What can be looked up over the table. */
  lookUp: 'This game at a glance',
};

export type RulesWords<Id extends string> = typeof help & {
  readonly title: string;
  readonly rules: Readonly<Record<Id, RuleText>>;
};

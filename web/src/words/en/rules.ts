import { counter } from '../plural.ts';

export interface RuleText {
  readonly title: string;
  readonly text: string;
  /** Lines below each other. */
  readonly lines?: readonly string[];
  /** Its lines are hidden until the reader asks for them. */
  readonly spoiler?: boolean;
  /** A link to continue. */
  readonly way?: { readonly address: string; readonly text: string };
}

/** Rules have ids of RULES.md. Other articles start with `A-` and show no id. */
export const isArticle = (id: string): boolean => id.startsWith('A-');

const count = counter('en');

/** Words of the rules help common to all games. */
export const help = {
  search: 'Search the rules',
  searchCards: 'Search the cards of both games',
  none: (sought: string) => `Nothing found for “${sought}”. ${/\s/.test(sought) ? 'Try a single word.' : 'Try another word.'}`,
  found: (n: number) => count(n, { one: '# rule found.', other: '# rules found.' }),
  toCards: 'Search the cards',
  rule: (id: string) => `Rule ${id}`,
  /** Rulings (`R-…`), where the books are silent or disagree. */
  ruling: (id: string) => `Our ruling · ${id}`,
  /** Search results in another game's help. */
  elsewhere: (title: string, n: number) => `${title}: ${n === 1 ? '1 article' : `${n} articles`}`,
  good: 'allowed',
  bad: 'not allowed',
  reveal: 'Show spoiler',
  /** The overview shown over the table. */
  lookUp: 'This game at a glance',
};

export type RulesWords<Id extends string> = typeof help & {
  readonly title: string;
  readonly rules: Readonly<Record<Id, RuleText>>;
};

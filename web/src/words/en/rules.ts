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

/** A question as people ask it at the table, and its answer in a sentence or two. */
export type Question = readonly [ask: string, answer: string];
/** Questions by the rule that answers them. */
export type Questions = Readonly<Record<string, readonly Question[]>>;
/** The same questions in another language. */
export type SameQuestions<English extends Questions> = { readonly [Rule in keyof English]: readonly Question[] };

/** How else people ask for a rule, in many voices, separated by ` / `: for the search only. By rule. */
export type Phrasings = Readonly<Record<string, string>>;

/** Rules have ids of RULES.md. Other articles start with `A-` and show no id. */
export const isArticle = (id: string): boolean => id.startsWith('A-');

/** Words of the rules help common to all games. */
export const help = {
  search: 'Ask a question or search the rules',
  searchCards: 'Search the cards of both games',
  none: (sought: string) => `Nothing found for “${sought}”. ${/\s/.test(sought) ? 'Try a single word.' : 'Try another word.'}`,
  toCards: 'Search the cards',
  rule: (id: string) => `Rule ${id}`,
  /** Rulings (`R-…`), where the books are silent or disagree. */
  ruling: (id: string) => `Our ruling · ${id}`,
  /** Search results in another game's help. */
  elsewhere: (title: string, n: number) => `${title}: ${n === 1 ? '1 article' : `${n} articles`}`,
  /** Heads of the rules page: the questions people ask, then every rule. */
  asked: 'Questions people ask',
  everything: 'All rules',
  nearest: 'Nearest answers',
  /** Where a rule comes from. */
  chapter: (chapter: string) => `Rulebook, chapter ${chapter}`,
  section: (section: string) => `Rulebook, “${section}”`,
  ourRuling: 'Our ruling',
  seeAlso: 'See also',
  /** A diagram of a rule, and the table on which it is tried out. */
  showMe: 'Show me',
  showAgain: 'Show it again',
  tryIt: 'Try it yourself',
  undo: 'Undo',
  startOver: 'Start over',
  back: 'Back to the rule',
  refusedHere: 'Not allowed here',
  print: 'Print player aids, score pads and rulings',
  good: 'allowed',
  bad: 'not allowed',
  reveal: 'Show spoiler',
  /** The overview shown over the table. */
  lookUp: 'This game at a glance',
};

export type RulesWords<Id extends string> = typeof help & {
  readonly title: string;
  readonly rules: Readonly<Record<Id, RuleText>>;
  readonly questions: Questions;
  readonly phrasings: Phrasings;
  /** Why we rule so, by ruling. */
  readonly reasons: Readonly<Record<string, string>>;
};

export interface RuleText {
  readonly title: string;
  readonly text: string;
}

/** What the rules help of every game says beside the rules. */
export const help = {
  search: 'Search the rules',
  none: 'No rule says that.',
  rule: (id: string) => `Rule ${id}`,
  good: 'allowed',
  bad: 'not allowed',
};

export type RulesWords<Id extends string> = typeof help & {
  readonly title: string;
  readonly rules: Readonly<Record<Id, RuleText>>;
};

import type { RulesWords, RuleText } from '../words/en/rules.ts';

/** The end of a sentence: not after the single letters of S.H.E.E.P., not before a closing bracket. */
const SENTENCE_END = /(?<=[^A-Z\s][.!?])\s+(?=[\p{Lu}\d“„«(])|(?<=。)(?=.)/u;

/** The first sentence of a rule, which is its answer. */
const answerIn = ({ text }: RuleText): string => text.split(SENTENCE_END)[0] ?? text;

/** The text without the answer that stands above it. */
export const withoutAnswer = ({ text }: RuleText, answer: string): string =>
  text.startsWith(answer) ? text.slice(answer.length).trim() : text;

/** The answer of a rule to what is mostly asked about it: that of its first question, or else its first sentence. */
export const shortOf = <Id extends string>({ rules, questions }: Pick<RulesWords<Id>, 'rules' | 'questions'>, id: Id): string =>
  questions[id]?.[0]?.[1] ?? answerIn(rules[id]);

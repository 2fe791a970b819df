import { useMemo } from 'preact/hooks';
import type { RulesWords } from '../../words/en/rules.ts';
import { useWords } from '../../words/useWords.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfRules } from './words/en-rules.ts';
import { WOLF_RULES } from './words/rules.ts';
import { WOLF_WORDS } from './words/table.ts';

/** What the rules help says; undefined while it loads. */
export function useRules(): RulesWords<string> | undefined {
  const words = useWords(WOLF_WORDS);
  const rules = useWords(WOLF_RULES);
  return useMemo(() => words && rules && withCards(rules, words.cards), [words, rules]);
}

/** The rules of the game, and after them those of single cards, which are told in their files. */
export function withCards(words: WolfRules, cards: WolfWords['cards']): RulesWords<string> {
  const ofCards = Object.values(cards).flatMap(({ help = {} }) => Object.entries(help));
  return { ...words, rules: { ...words.rules, ...Object.fromEntries(ofCards) } };
}

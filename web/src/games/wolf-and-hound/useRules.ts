import { EXPANSION_CARDS, NUMBER_DECK } from '@bellwether/wolf-and-hound';
import { useMemo } from 'preact/hooks';
import type { RulesWords, RuleText } from '../../words/en/rules.ts';
import { useWords } from '../../words/useWords.ts';
import { cardName } from './names.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfRuleId, WolfRules } from './words/en-rules.ts';
import { WOLF_RULES } from './words/rules.ts';
import { WOLF_WORDS } from './words/table.ts';

/** The texts of the rules help; undefined while they load. */
export function useRules(): RulesWords<string> | undefined {
  const words = useWords(WOLF_WORDS);
  const rules = useWords(WOLF_RULES);
  return useMemo(() => words && rules && wholeHelp(rules, words), [words, rules]);
}

/** The game's rules with lists from the engine filled in, then the rules of single cards from their files. */
export function wholeHelp(help: WolfRules, words: WolfWords): RulesWords<string> {
  const { ofCards, ...said } = help;
  const { rules } = said;
  const listed = (id: WolfRuleId, lines: readonly string[]): RuleText => ({ ...rules[id], lines });
  const lists: Partial<Record<WolfRuleId, RuleText>> = {
    'A-NUMBERS': listed(
      'A-NUMBERS',
      Object.entries(NUMBER_DECK.cards).map(([card, copies]) => `${cardName(words, card)} × ${copies}`),
    ),
    'A-SEVEN': listed(
      'A-SEVEN',
      [...new Set(EXPANSION_CARDS)].map((card) => `${cardName(words, card)} × ${EXPANSION_CARDS.filter((one) => one === card).length}`),
    ),
  };
  return { ...said, rules: { ...rules, ...lists, ...ofCards } };
}

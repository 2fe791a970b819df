import { byFile } from '../../words/byFile.ts';
import type { RuleText } from '../../words/en/rules.ts';
import type { Language } from '../../words/languages.ts';
import type { CardLookUp } from './card.ts';

/** Help data of card files, by id. */
export const CARD_LOOKUPS = byFile(
  import.meta.glob<CardLookUp<string>>('./cards/*.tsx', { query: '?lookup', import: 'lookup', eager: true }),
);

/** Help texts about rules of single cards, by rule. */
export function helpOfCards(language: Language): Readonly<Record<string, RuleText>> {
  return Object.assign({}, ...Object.values(CARD_LOOKUPS).map(({ help }) => help?.[language]));
}

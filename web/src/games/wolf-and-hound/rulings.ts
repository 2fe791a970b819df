import type { RuleId } from './rule-ids.ts';
import type { Animal } from './vocabulary.ts';

/** The rules a card goes by, most telling first. */
export function rulingsOf(card: Animal): readonly RuleId[] {
  const own = OWN[card.id] ?? (card.metamorphic ? METAMORPHIC : PLAIN);
  const meat = card.kind === 'sheep' ? [] : MEAT;
  return [...own, ...(card.pace === 'plain' ? [] : PACED), ...(own.includes('R-MEAT-BLANKET') ? [] : meat)];
}

const PLAIN: readonly RuleId[] = ['W-TURN', 'W-CARDS'];
const PACED: readonly RuleId[] = ['W-MOVE', 'R-ZERO'];
const MEAT: readonly RuleId[] = ['W-MEAT', 'R-MEAT-OWN', 'R-MEAT-START'];
const METAMORPHIC: readonly RuleId[] = ['R-META-ONCE', 'R-META-LEAVE', 'R-META-PAIR', 'R-META-MORE', 'R-MOVESET'];
const BLANKET: readonly RuleId[] = ['R-BLANKET', 'R-BLANKET-NOPLAY'];
const OWN: Readonly<Record<string, readonly RuleId[]>> = {
  'sheep-01': ['R-SKIPEND', 'R-LASTLAP'],
  'sheep-02': ['R-ONLY3', 'R-NOPASS', 'R-DUMMY-3'],
  'tornado-01': ['R-SKIPEND', 'R-LASTLAP'],
  'tornado-02': ['R-ONLY3', 'R-NOPASS', 'R-DUMMY-3'],
  'extra-01': ['R-GRANDPA', 'R-MEAT-GRANDPA', 'R-ENDORDER'],
  'extra-02': ['R-CONFUSED', 'R-ENDORDER'],
  'designer-02-1': BLANKET,
  'designer-02-2': BLANKET,
  'designer-02-3': [...BLANKET, 'R-MEAT-BLANKET', 'R-ENDORDER'],
  'house-01': ['H-BELLWETHER'],
};

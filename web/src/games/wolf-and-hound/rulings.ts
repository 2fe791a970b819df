import type { Animal } from './vocabulary.ts';

/** The rules a card goes by beyond the plain ones, most telling first: ids of games/wolf-and-hound/RULES.md. */
export function rulingsOf(card: Animal): readonly string[] {
  const own = OWN[card.id] ?? (card.metamorphic ? METAMORPHIC : []);
  const meat = card.kind === 'sheep' ? [] : ['W-MEAT', 'R-MEAT-OWN', 'R-MEAT-START'];
  return [...own, ...(card.pace === 'plain' ? [] : ['W-MOVE', 'R-ZERO']), ...(own.includes('R-MEAT-BLANKET') ? [] : meat)];
}

const METAMORPHIC = ['R-META-ONCE', 'R-META-LEAVE', 'R-META-PAIR', 'R-META-MAX', 'R-MOVESET'];
const BLANKET = ['R-BLANKET', 'R-BLANKET-NOPLAY'];
const OWN: Readonly<Record<string, readonly string[]>> = {
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

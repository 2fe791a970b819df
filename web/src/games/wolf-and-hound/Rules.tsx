import { useHelp } from '../../copy/useHelp.ts';
import { type AskProps, AskRules, RulesPage } from '../../help/Rules.tsx';
import type { Example } from '../../help/rules-of.ts';
import { useShell } from '../../words/catalogue.ts';
import { useWords } from '../../words/useWords.ts';
import { animal, card, drawn, herd, row, walk } from './art/examples.tsx';
import { CARD_LOOKUPS } from './card-lookups.ts';
import { placesOf } from './places.ts';
import { CHAPTERS } from './rulebook.ts';
import type { RuleId } from './rulings.ts';
import { dataOf } from './signs.ts';
import { useRules } from './useRules.ts';
import { SEARCH } from './words/search.ts';
import { WOLF_WORDS } from './words/table.ts';

/** The searchable rules; the address may name a rule. */
export function WolfHelp() {
  const shell = useShell();
  const words = useWords(WOLF_WORDS);
  const places = words && placesOf(words, shell);
  const rules = useHelp('wolf-and-hound', useRules());
  const source = (id: string) => {
    const chapter = CHAPTERS[id as RuleId];
    return chapter === undefined ? undefined : rules?.chapter(chapter);
  };
  return <RulesPage {...HELP} words={rules} source={source} {...(places && { places })} />;
}

/** The question field over the table. */
export function WolfAsk({ onAsk }: AskProps) {
  return <AskRules {...HELP} words={useRules()} onAsk={onAsk} />;
}

/** Pictures for the game's rules; those of a card's own rule are in its file. */
const EXAMPLES: Readonly<Partial<Record<RuleId, readonly Example[]>>> = {
  'W-TABLE': [walk({ stands: ['hound-01', 'wolf-01'], at: 1 })],
  'R-START': [herd(3, 0)],
  'W-TURN': [row(animal('wolf-01'), '→', herd(2, 1)), row(animal('hound-01'), '→', herd(3, 0))],
  'R-NOMATCH': [row(card('W2'), '→', animal('wolf-01'))],
  'W-MOVE': [row(card('B3'), '→', walk({ stands: ['wolf-01'], at: 1, steps: 3 }))],
  'R-LAP': [row(card('W4'), '→', walk({ stands: ['hound-01'], at: 1, steps: 4 }))],
  'W-MEAT': [row(card('B3'), '→', walk({ stands: ['wolf-01'], at: 4, steps: 2, card: { seat: 2, card: 'B2m' } }))],
  'R-MEAT-START': [row(card('B3'), '→', walk({ stands: ['wolf-01'], at: 4, steps: 3, card: { seat: 4, card: 'B1m' } }))],
  'W-CARDS': [row(animal('wolf-06'), animal('wolf-03'), animal('hound-04'), animal('sheep-01'))],
  'R-ONLY3': [row(card('B3'), card('W3'))],
  'R-NOPASS': [
    { ...row(animal('sheep-02'), card('W2')), good: true },
    { ...row(animal('sheep-02'), card('B3')), good: false },
  ],
  'R-META-ONCE': [
    row(walk({ stands: ['metamorphic-03'], at: 4, steps: 2 }), '→', walk({ stands: ['metamorphic-03'], at: 2, side: 'back' })),
  ],
  'R-META-LEAVE': [row(walk({ stands: ['metamorphic-03'], at: 1, steps: 2 }), '→', walk({ stands: ['metamorphic-03'], at: 3 }))],
  'R-META-PAIR': [row(animal('metamorphic-03'), animal('metamorphic-04'), '→', animal('metamorphic-03'), animal('metamorphic-04', 'back'))],
  'W-END': [herd(0, 3)],
  'W-DUMMY': [row(card('B4'), '↔', card(undefined))],
  ...Object.fromEntries(
    Object.entries(CARD_LOOKUPS).flatMap(([id, { example }]) => {
      const rule = dataOf(id)?.rules?.[0];
      return rule && example ? [[rule, example.map(drawn)]] : [];
    }),
  ),
};

const HELP = { game: 'wolf-and-hound', basics: ['W-END', 'W-TURN', 'W-MOVE'], examples: EXAMPLES, search: SEARCH } as const;

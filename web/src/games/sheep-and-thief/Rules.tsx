import { readCard, YARD_CARD } from '@bellwether/sheep-and-thief';
import type { ComponentChildren } from 'preact';
import { useHelp } from '../../copy/useHelp.ts';
import { commonPlaces } from '../../help/matching.ts';
import { type AskProps, AskRules, RulesDialog, RulesPage } from '../../help/Rules.tsx';
import type { Example } from '../../help/rules-of.ts';
import { useShell } from '../../words/catalogue.ts';
import { Glyph } from './art/Glyph.tsx';
import { Tile } from './art/Tile.tsx';
import { useRules } from './useRules.ts';
import type { SheepRuleId } from './words/en-rules.ts';
import { SEARCH } from './words/search.ts';
import './table.css';

/** The searchable rules; the address may name a rule. */
export function SheepHelp() {
  const rules = useHelp('sheep-and-thief', useRules());
  const source = (id: string) => {
    const section = SECTIONS[id as SheepRuleId];
    return section === undefined ? undefined : rules?.section(rules.rules[section].title);
  };
  return <RulesPage {...HELP} words={rules} source={source} places={commonPlaces(useShell(), 'sheep-and-thief')} />;
}

/** The same over the table, opened at the rule behind a refusal. */
export function RulesSheet({ rule, close }: { readonly rule: string; readonly close: () => void }) {
  return <RulesDialog {...HELP} words={useHelp('sheep-and-thief', useRules())} rule={rule} close={close} />;
}

/** The question field over the table. */
export function SheepAsk({ onAsk }: AskProps) {
  return <AskRules {...HELP} words={useRules()} onAsk={onAsk} />;
}

const card = (text: string) => readCard(text, 'help', ' ');

/** Cards side by side; the last one is new. */
function row(texts: readonly (string | undefined)[], good?: boolean, more?: () => ComponentChildren): Example {
  return {
    ...(good !== undefined && { good }),
    width: texts.length * 64,
    height: 64,
    draw: () => (
      <>
        {texts.map((text, i) => (
          <g key={i} transform={`translate(${i * 64} 0)`}>
            {text === undefined ? (
              <rect x="1" y="1" width="62" height="62" fill="var(--free)" stroke="var(--line)" stroke-dasharray="4 4" />
            ) : (
              <>
                <Tile card={text === 'yard' ? YARD_CARD : card(text)} images="large" yard={text === 'yard'} />
                <rect width="64" height="64" fill="none" stroke="var(--ink)" stroke-width={i === texts.length - 1 ? 3 : 1} />
              </>
            )}
          </g>
        ))}
        {more?.()}
      </>
    ),
  };
}

const fox = (x: number) => <Glyph kind="fox" x={x} y={32} size={34} />;

const EXAMPLES: Readonly<Partial<Record<SheepRuleId, readonly Example[]>>> = {
  'S-SCORE': [row(['road:EW sheep:2', 'river:EW'], undefined, () => <Glyph kind="gold" x={64} y={14} size={26} />)],
  'S-DRAFT': [row(['road:EW sheep:1', 'river:NS', 'road:SW dogs:1'], undefined)],
  'S-PLACEMENT': [row(['yard', 'road:EW sheep:1', 'road:SW'], undefined)],
  'S-ADJACENT': [row(['yard', 'road:EW sheep:1'], true), row(['yard', undefined, 'road:EW'], false)],
  'R-RIVER': [
    row(['river:EW', 'river:SW'], true),
    row(['river:EW', 'road:EW'], false),
    row(['road:NS', 'river:EW'], false),
    row(['river:NS', 'road:EW'], true),
  ],
  'S-FOX-BLOCKS': [row(['yard', undefined], false, () => fox(96))],
  'S-SHEEP': [row(['road:EW sheep:2'], undefined, undefined)],
  'S-DOG': [
    row(['road:EW', 'road:SW dogs:1'], undefined, () => (
      <>
        <Glyph kind="sheep" x={20} y={24} size={24} />
        <path
          d="M38 24h44M72 16l10 8-10 8"
          fill="none"
          stroke="var(--ink)"
          stroke-width="4"
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      </>
    )),
  ],
  'S-FOX': [
    row([undefined, 'river:NS', 'road:N barn'], undefined, () => (
      <>
        {fox(30)}
        <path d="M50 32h18M60 24l9 8-9 8" fill="none" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
        <Glyph kind="sheep" x={96} y={30} size={26} />
        <Glyph kind="sheep" x={160} y={44} size={22} />
      </>
    )),
  ],
  'S-TOWNS': [row(['yard', 'road:EW', 'road:EW', 'road:NW'], undefined)],
  'R-BRIDGE': [row(['road:EW river:NS'], undefined)],
};

/** The section of the rulebook in which a rule stands, by the article about it. */
const SECTIONS: Readonly<Partial<Record<SheepRuleId, SheepRuleId>>> = {
  'S-TABLE': 'S-TABLE',
  'R-SEATS': 'S-TABLE',
  'S-DECK': 'S-TABLE',
  'S-DRAFT': 'S-DRAFT',
  'S-PLACEMENT': 'S-PLACEMENT',
  'S-ADJACENT': 'S-PLACEMENT',
  'R-RIVER': 'S-PLACEMENT',
  'S-FOX-BLOCKS': 'S-PLACEMENT',
  'R-FACEDOWN': 'S-PLACEMENT',
  'R-ANYORDER': 'S-PLACEMENT',
  'S-SHEEP': 'S-SHEEP',
  'S-DOG': 'S-DOG',
  'S-FOX': 'S-FOX',
  'A-BARN': 'S-FOX',
  'S-ROUND-END': 'S-ROUND-END',
  'R-KEPT': 'S-ROUND-END',
  'S-SCORE': 'A-END',
  'S-TOWNS': 'A-END',
  'A-RIVERS': 'A-END',
  'A-END': 'A-END',
  'S-TIES': 'A-END',
  'S-MISSIONS': 'S-MISSIONS',
  'A-MISSIONS': 'S-MISSIONS',
  'R-MISSION-TIE': 'S-MISSIONS',
  'S-BLACK': 'S-BLACK',
  'A-BLACK': 'S-BLACK',
  'R-BLACK-BARN': 'S-BLACK',
};

const HELP = { game: 'sheep-and-thief', basics: ['S-SCORE', 'S-DRAFT', 'S-PLACEMENT'], examples: EXAMPLES, search: SEARCH } as const;

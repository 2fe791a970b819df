import { readCard, YARD_CARD } from '@bellwether/sheep-and-thief';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Frame } from '../../app/Frame.tsx';
import { route } from '../../app/routes.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { useStore } from '../../parts/store.ts';
import type { SheepRules } from '../../words/en/sheep-and-thief-rules.ts';
import { useWords } from '../../words/useWords.ts';
import { Glyph } from './art/Glyph.tsx';
import { Tile } from './art/Tile.tsx';
import { RULE_IDS, type RuleId } from './rule-ids.ts';
import './table.css';

/** The rules, to search and to read; an address may name one. */
export function SheepHelp() {
  const words = useWords('sheep-and-thief-rules');
  const [, , rule] = useStore(route);
  if (words === undefined) return null;
  return (
    <Frame title={words.title}>
      <div class="page">
        <Rules key={rule} words={words} at={rule} heading="h2" />
      </div>
    </Frame>
  );
}

/** The same over the table, opened at the rule that said no. */
export function RulesSheet({ rule, close }: { readonly rule: string; readonly close: () => void }) {
  const words = useWords('sheep-and-thief-rules');
  if (words === undefined) return null;
  return (
    <Dialog title={words.title} close={close}>
      <Rules words={words} at={rule} heading="h3" />
    </Dialog>
  );
}

interface RulesProps {
  readonly words: SheepRules;
  readonly at: string | undefined;
  /** One below the heading of what it stands in. */
  readonly heading: 'h2' | 'h3';
}

function Rules({ words, at, heading: Heading }: RulesProps) {
  const [sought, setSought] = useState('');
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [at]);
  const wanted = sought.trim().toLowerCase();
  const found = RULE_IDS.filter((id) => {
    const { title, text } = words.rules[id];
    return `${id} ${title} ${text}`.toLowerCase().includes(wanted);
  });
  return (
    <>
      <label class="th-search">
        <span class="form-label">{words.search}</span>
        <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      {found.length === 0 && <p role="status">{words.none}</p>}
      {found.map((id) => (
        <article key={id} ref={id === at ? here : null} class={`th-law ${id === at ? 'here' : ''}`}>
          <Heading>
            {words.rules[id].title} <small>{words.rule(id)}</small>
          </Heading>
          <p>{words.rules[id].text}</p>
          <Picture id={id} words={words} />
        </article>
      ))}
    </>
  );
}

const card = (text: string) => readCard(text, 'help', ' ');

/** Small boards that show a rule: allowed ones, and those that are not. */
function Picture({ id, words }: { readonly id: RuleId; readonly words: SheepRules }) {
  const example = EXAMPLES[id];
  if (example === undefined) return null;
  return (
    <div class="th-examples">
      {example.map(({ good, width, height, draw }, i) => (
        <figure key={i}>
          <svg viewBox={`-2 -2 ${width * 64 + 4} ${height * 64 + 4}`} style={{ width: `${width * 58}px` }} aria-hidden="true">
            {draw}
          </svg>
          {good !== undefined && (
            <figcaption class={good ? 'good' : 'bad'}>
              {good ? '✓ ' : '✗ '}
              {good ? words.good : words.bad}
            </figcaption>
          )}
        </figure>
      ))}
    </div>
  );
}

interface Example {
  readonly good?: boolean;
  readonly width: number;
  readonly height: number;
  readonly draw: ComponentChildren;
}

/** Cards side by side; the last is the new one. */
function row(texts: readonly (string | undefined)[], good?: boolean, more?: ComponentChildren): Example {
  return {
    ...(good !== undefined && { good }),
    width: texts.length,
    height: 1,
    draw: (
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
        {more}
      </>
    ),
  };
}

const fox = (x: number) => <Glyph kind="fox" x={x} y={32} size={34} />;

const EXAMPLES: Readonly<Partial<Record<RuleId, readonly Example[]>>> = {
  'S-ADJACENT': [row(['yard', 'road:EW sheep:1'], true), row(['yard', undefined, 'road:EW'], false)],
  'R-RIVER': [
    row(['river:EW', 'river:SW'], true),
    row(['river:EW', 'road:EW'], false),
    row(['road:NS', 'river:EW'], false),
    row(['river:NS', 'road:EW'], true),
  ],
  'S-FOX-BLOCKS': [row(['yard', undefined], false, fox(96))],
  'S-SHEEP': [row(['road:EW sheep:2'], undefined, undefined)],
  'S-DOG': [
    row(
      ['road:EW', 'road:SW dogs:1'],
      undefined,
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
      </>,
    ),
  ],
  'S-FOX': [
    row(
      [undefined, 'river:NS', 'road:N barn'],
      undefined,
      <>
        {fox(30)}
        <path d="M50 32h18M60 24l9 8-9 8" fill="none" stroke="var(--ink)" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
        <Glyph kind="sheep" x={96} y={30} size={26} />
        <Glyph kind="sheep" x={160} y={44} size={22} />
      </>,
    ),
  ],
  'S-TOWNS': [row(['yard', 'road:EW', 'road:EW', 'road:NW'], undefined)],
  'R-BRIDGE': [row(['road:EW river:NS'], undefined)],
};

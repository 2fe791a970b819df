import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Page } from '../frame/Page.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { href, route } from '../ui/routes.ts';
import { isArticle, type RulesWords, type RuleText } from '../words/en/rules.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { matching, type Place, placesFor, type SearchWords } from './matching.ts';
import './rules.css';
import { say } from '../ui/say.ts';
import { useSignal } from '../ui/signal.ts';

/** A small picture of a rule; `good` says whether the shown play is allowed. */
export interface Example {
  readonly good?: boolean;
  readonly width: number;
  readonly height: number;
  readonly draw: () => ComponentChildren;
}

/** The rules of one game: texts and examples. */
export interface RulesOf<Id extends string> {
  readonly game: string;
  /** In reading order. */
  readonly words: RulesWords<Id> | undefined;
  readonly examples: Readonly<Partial<Record<Id, readonly Example[]>>>;
  /** Search words besides the text. */
  readonly search: SearchWords;
  /** Search results besides the rules. */
  readonly places?: readonly Place[];
}

/** The searchable rules; the address may name a rule. */
export function RulesPage<Id extends string>({ words, ...rules }: RulesOf<Id>) {
  const [, , rule] = useSignal(route);
  if (words === undefined) return null;
  return (
    <Page title={words.title}>
      <div class="content">
        <Rules key={rule} words={words} {...rules} at={rule} heading="h2" elsewhere />
      </div>
    </Page>
  );
}

/** The same over the table, opened at the rule behind a refusal. */
export function RulesDialog<Id extends string>({
  words,
  rule,
  close,
  ...rules
}: RulesOf<Id> & { readonly rule: string; readonly close: () => void }) {
  if (words === undefined) return null;
  return (
    <Dialog title={words.title} close={close}>
      <Rules words={words} {...rules} at={rule} heading="h3" />
    </Dialog>
  );
}

interface RulesProps<Id extends string> extends RulesOf<Id> {
  readonly words: RulesWords<Id>;
  readonly at: string | undefined;
  /** One level below the heading around it. */
  readonly heading: 'h2' | 'h3';
  /** Also searches other games; not over a table, which a link would leave. */
  readonly elsewhere?: boolean;
}

/** Time without a keystroke. */
const TYPING_PAUSE_MS = 700;

function Rules<Id extends string>({ game, words, examples, search, places = [], at, heading: Heading, elsewhere }: RulesProps<Id>) {
  const [sought, setSought] = useState('');
  const here = useRef<HTMLElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: 'center' }), [at]);
  const found = matching(words, sought, search);
  const led = placesFor(places, sought);
  const isNone = found.length + led.length === 0;
  // Announced after typing has stopped.
  useEffect(() => {
    const timer = setTimeout(
      () => sought.trim() !== '' && say(isNone ? words.none(sought.trim()) : words.found(found.length)),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [sought]);
  return (
    <>
      <label class="search">
        <span class="form-label">{words.search}</span>
        <input type="search" value={sought} onInput={(event) => setSought(event.currentTarget.value)} />
      </label>
      {isNone && (
        <p>
          {words.none(sought.trim())} <a href={href('cards', game)}>{words.toCards}</a>
        </p>
      )}
      {elsewhere && sought.trim() !== '' && <Elsewhere game={game} sought={sought} words={words} />}
      {led.length > 0 && <Places places={led} />}
      {found.map((id) => (
        <article key={id} ref={id === at ? here : null} class={`law ${id === at ? 'here' : ''}`}>
          <Heading>{words.rules[id].title}</Heading>
          <p>{words.rules[id].text}</p>
          <Lines rule={words.rules[id]} reveal={words.reveal} />
          <Way rule={words.rules[id]} />
          <Pictures examples={examples[id]} words={words} />
          {!isArticle(id) && <p class="law-id">{id.startsWith('R-') ? words.ruling(id) : words.rule(id)}</p>}
        </article>
      ))}
    </>
  );
}

function Places({ places }: { readonly places: readonly Place[] }) {
  return (
    <ul class="search-places">
      {places.map(({ name, at }) => (
        <li key={at.join('/')}>
          <a href={href(...at)}>{name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Lines below each other; tips are hidden until the reader asks. */
function Lines({ rule: { lines, spoiler }, reveal }: { readonly rule: RuleText; readonly reveal: string }) {
  if (lines === undefined) return null;
  const list = (
    <ul class="law-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
  if (!spoiler) return list;
  return (
    <details class="law-spoiler">
      <summary>{reveal}</summary>
      {list}
    </details>
  );
}

function Way({ rule: { way } }: { readonly rule: RuleText }) {
  return (
    way && (
      <p>
        <a href={way.address}>{way.text}</a>
      </p>
    )
  );
}

interface PicturesProps {
  readonly examples: readonly Example[] | undefined;
  readonly words: Pick<RulesWords<never>, 'good' | 'bad'>;
}

function Pictures({ examples, words }: PicturesProps) {
  if (examples === undefined) return null;
  return (
    <div class="examples">
      {examples.map(({ good, width, height, draw }, i) => (
        <figure key={i}>
          <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} style={{ width: `${width * 0.9}px` }} aria-hidden="true">
            {draw()}
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

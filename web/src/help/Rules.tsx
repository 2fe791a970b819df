import { useEffect, useRef, useState } from 'preact/hooks';
import { helpFor } from '../frame/help.ts';
import { Page } from '../frame/Page.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { later } from '../ui/later.ts';
import { href, route } from '../ui/routes.ts';
import type { RulesWords } from '../words/en/rules.ts';
import { answersTo } from './asking.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { matching, type Place, placesFor } from './matching.ts';
import type { PrintPageProps } from './PrintPage.tsx';
import { Pictures, RuleArticle } from './RuleArticle.tsx';
import type { RulesOf } from './rules-of.ts';
import { shortOf } from './short.ts';
import type { TrialPageProps } from './TrialPage.tsx';
import './rules.css';
import { say } from '../ui/say.ts';
import { useSignal } from '../ui/signal.ts';

const PrintPage = later<PrintPageProps>(async () => (await import('./PrintPage.tsx')).PrintPage);
const PrintedLink = later(async () => (await import('./PrintedLink.tsx')).PrintedLink);
const TrialPage = later<TrialPageProps>(async () => (await import('./TrialPage.tsx')).TrialPage);

/** All rules with a question field, or the page of the rule that the address names. */
export function RulesPage<Id extends string>({ words, ...rules }: RulesOf<Id>) {
  const [, , rule, doing, n] = useSignal(route);
  if (words === undefined) return null;
  const named = rule !== undefined && rule in words.rules ? (rule as Id) : undefined;
  if (rule === 'print') return <PrintPage game={rules.game} words={words} />;
  if (named !== undefined && doing === 'try') return <TrialPage game={rules.game} rule={named} n={Number(n)} words={words} />;
  return (
    <Page title={named ? words.rules[named].title : words.title}>
      <div class={`content ${named ? '' : 'columns'}`}>
        <Rules key={named} words={words} {...rules} at={named} heading="h2" elsewhere />
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
      <Rules words={words} {...rules} at={rule in words.rules ? (rule as Id) : undefined} heading="h3" />
    </Dialog>
  );
}

export interface AskProps {
  /** Called when something is typed, and when nothing is any more: answers take the place of what is below. */
  readonly onAsk: (isAsked: boolean) => void;
}

/** The question field above something else over the table. */
export function AskRules<Id extends string>({ words, onAsk, ...rules }: RulesOf<Id> & AskProps) {
  const [sought, setSought] = useState('');
  if (words === undefined) return null;
  const change = (text: string) => {
    setSought(text);
    onAsk(text.trim() !== '');
  };
  return (
    <>
      <QuestionField words={words} sought={sought} change={change} />
      {sought.trim() !== '' && <Answers {...rules} words={words} heading="h3" sought={sought.trim()} />}
    </>
  );
}

interface RulesProps<Id extends string> extends RulesOf<Id> {
  readonly words: RulesWords<Id>;
  /** The rule shown while nothing is typed; otherwise all are. */
  readonly at: Id | undefined;
  /** One level below the heading around it. */
  readonly heading: 'h2' | 'h3';
  /** Also searches other games; not over a table, which a link would leave. */
  readonly elsewhere?: boolean;
}

/** Time without a keystroke. */
const TYPING_PAUSE_MS = 700;

function Rules<Id extends string>({ places = [], at, elsewhere, ...rules }: RulesProps<Id>) {
  const { game, words, search } = rules;
  const [sought, setSought] = useState('');
  // `#/help/<game>/ask`: the reader came to type.
  const [, , doing] = useSignal(route);
  const isAsked = sought.trim() !== '';
  return (
    <>
      <QuestionField words={words} sought={sought} change={setSought} focus={doing === 'ask'} />
      {elsewhere && isAsked && <Elsewhere game={game} sought={sought} words={words} />}
      {isAsked ? (
        <Answers {...rules} places={places} {...(elsewhere && { elsewhere })} sought={sought.trim()} />
      ) : at !== undefined ? (
        <OneRule {...rules} id={at} alone={elsewhere === true} />
      ) : (
        <>
          {elsewhere && <Basics {...rules} />}
          <Asked {...rules} />
          {elsewhere && (
            <p>
              <a href={href('help', game, 'print')}>{words.print}</a>
            </p>
          )}
          <h2>{words.everything}</h2>
          {matching(words, '', search).map((id) => (
            <RuleArticle key={id} {...rules} id={id} heading="h3" full />
          ))}
        </>
      )}
    </>
  );
}

/** Rules of the books, without rulings and what is ours: the contents of the page. */
const isChapter = (id: string) => /^[SW]-/.test(id);

/** What to read first, a tile each, and below them the contents. */
function Basics<Id extends string>({ words, game, basics, examples }: Omit<RulesProps<Id>, 'at' | 'heading'>) {
  const { rules } = words;
  return (
    <section class="basics">
      <ol>
        {basics.map((id) => (
          <li key={id}>
            <a href={helpFor(game, id)}>
              <Pictures examples={examples[id]?.slice(0, 1)} words={words} />
              <b>{rules[id].title}</b>
              <span>{shortOf(words, id)}</span>
            </a>
          </li>
        ))}
      </ol>
      <ul>
        {matching(words, '')
          .filter((id) => isChapter(id) && !basics.includes(id))
          .map((id) => (
            <li key={id}>
              <a href={helpFor(game, id)}>{rules[id].title}</a>
            </li>
          ))}
      </ul>
    </section>
  );
}

interface QuestionFieldProps {
  readonly words: Pick<RulesWords<never>, 'search'>;
  readonly sought: string;
  readonly change: (sought: string) => void;
  /** The reader came to type. */
  readonly focus?: boolean;
}

function QuestionField({ words, sought, change, focus = false }: QuestionFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (focus) field.current?.focus();
  }, [focus]);
  return (
    <label class="search">
      <span class="form-label">{words.search}</span>
      <input ref={field} type="search" enterkeyhint="search" value={sought} onInput={(event) => change(event.currentTarget.value)} />
    </label>
  );
}

type Shared<Id extends string> = Omit<RulesProps<Id>, 'at' | 'elsewhere'>;

/** What answers the question, or comes nearest. */
function Answers<Id extends string>({
  places = [],
  sought,
  elsewhere,
  ...rules
}: Omit<RulesProps<Id>, 'at'> & { readonly sought: string }) {
  const { words, search, game } = rules;
  const found = answersTo(words, sought, search);
  const led = placesFor(places, sought);
  const isExact = matching(words, sought, search).length + led.length > 0 || found[0]?.isClose === true;
  // Announced after typing has stopped.
  useEffect(() => {
    const [best] = found;
    const text = best && (best.question?.[1] ?? shortOf(words, best.id));
    const timer = setTimeout(() => text && say(`${isExact ? '' : `${words.nearest}: `}${text}`), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [sought]);
  return (
    <>
      {!isExact && (
        <p class="nearest">
          {words.nearest} · <a href={href('cards', game)}>{words.toCards}</a>
        </p>
      )}
      {led.length > 0 && <Places places={led} />}
      {found.map(({ id, question }) => (
        <RuleArticle key={id} {...rules} id={id} question={question} linked={elsewhere === true} />
      ))}
    </>
  );
}

/** Questions people ask, each with its answer and the rule behind it. */
function Asked<Id extends string>({ words, game }: Pick<Shared<Id>, 'words' | 'game'>) {
  const questions = Object.entries(words.questions).flatMap(([id, list]) => list.map((question) => [id as Id, question] as const));
  return (
    <details class="asked">
      <summary>
        <h2>{words.asked}</h2>
      </summary>
      <dl>
        {questions.map(([id, [ask, answer]]) => (
          <div key={ask}>
            <dt>{ask}</dt>
            <dd>
              {answer} <a href={helpFor(game, id)}>{words.rules[id].title}</a>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Related rules shown below a rule. */
const RELATED = 3;

/** A rule on its own: everything known about it, and where to go from there. */
function OneRule<Id extends string>({ id, alone, ...rules }: Shared<Id> & { readonly id: Id; readonly alone: boolean }) {
  const { words, game, search } = rules;
  const [, ...questions] = words.questions[id] ?? [];
  const related = answersTo(words, `${words.rules[id].title} ${shortOf(words, id)}`, search)
    .map((answer) => answer.id)
    .filter((other) => other !== id)
    .slice(0, RELATED);
  return (
    <>
      <RuleArticle {...rules} id={id} here alone={alone} linked={alone} />
      {alone && <PrintedLink />}
      {questions.length > 0 && (
        <dl class="asked">
          {questions.map(([ask, answer]) => (
            <div key={ask}>
              <dt>{ask}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {alone && (
        <nav class="law-more" aria-label={words.seeAlso}>
          <span>{words.seeAlso}</span>
          {related.map((other) => (
            <a key={other} href={helpFor(game, other)}>
              {words.rules[other].title}
            </a>
          ))}
          <a href={helpFor(game)}>{words.everything}</a>
        </nav>
      )}
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

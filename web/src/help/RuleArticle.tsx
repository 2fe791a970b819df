import { helpFor } from '../frame/help.ts';
import { later } from '../ui/later.ts';
import { isArticle, type Question, type RulesWords, type RuleText } from '../words/en/rules.ts';
import type { DiagramsProps } from './Diagrams.tsx';
import type { Example, RulesOf } from './rules-of.ts';
import { shortOf, withoutAnswer } from './short.ts';

const Diagrams = later<DiagramsProps>(async () => (await import('./Diagrams.tsx')).Diagrams);

interface RuleArticleProps<Id extends string> extends Pick<RulesOf<Id>, 'game' | 'examples' | 'source'> {
  readonly words: RulesWords<Id>;
  readonly id: Id;
  readonly heading: 'h2' | 'h3';
  /** The question that led here: its answer comes first. */
  readonly question?: Question | undefined;
  /** The rule that the reader came to. */
  readonly here?: boolean;
  /** The rule has this page to itself: no link to it, and everything known about it. */
  readonly alone?: boolean;
  /** Its title leads to its page: not over a table, which a link would leave. */
  readonly linked?: boolean;
  /** The text only, without the answer above it. */
  readonly full?: boolean;
}

/** A rule: the answer in one sentence, then the text, its pictures and where it comes from. */
export function RuleArticle<Id extends string>(props: RuleArticleProps<Id>) {
  const { words, id, game, heading: Heading, question, here = false, alone = false, full = false, linked = true, examples, source } = props;
  const rule = words.rules[id];
  const asked = full ? undefined : (question ?? words.questions[id]?.[0]);
  const answer = full ? '' : (asked?.[1] ?? shortOf(words, id));
  const rest = withoutAnswer(rule, answer);
  return (
    <article class={`law ${here ? 'here' : ''}`}>
      {!alone && <Heading>{linked ? <a href={helpFor(game, id)}>{rule.title}</a> : rule.title}</Heading>}
      {asked && <p class="law-asked">{asked[0]}</p>}
      {answer && <p class="law-answer">{answer}</p>}
      {rest && <p>{rest}</p>}
      <Lines rule={rule} reveal={words.reveal} />
      <Way rule={rule} />
      <Pictures examples={examples[id]} words={words} />
      {alone && <Diagrams game={game} rule={id} words={words} />}
      {alone && <Origin words={words} id={id} place={source?.(id)} />}
      {!isArticle(id) && <p class="law-id">{id.startsWith('R-') ? words.ruling(id) : words.rule(id)}</p>}
    </article>
  );
}

/** The chapter of the rulebook, or our ruling with its reason. */
function Origin<Id extends string>({
  words,
  id,
  place,
}: {
  readonly words: RulesWords<Id>;
  readonly id: Id;
  readonly place: string | undefined;
}) {
  const reason = words.reasons[id];
  if (!reason && !place) return null;
  return (
    <p class="law-origin">
      {reason && (
        <>
          <b>{words.ourRuling}</b>
          {' · '}
          {reason}{' '}
        </>
      )}
      {place}
    </p>
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

/** Small pictures of a rule. */
export function Pictures({ examples, words }: PicturesProps) {
  if (examples === undefined) return null;
  return (
    <div class="examples">
      {examples.map(({ good, width, height, draw }, i) => (
        <figure key={i}>
          <svg viewBox={`-2 -2 ${width + 4} ${height + 4}`} style={{ '--width': `${width * 0.9}px` }} aria-hidden="true">
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

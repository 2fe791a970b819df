import { type Decision, INTERVAL, LABEL_FROM, type Label, toldOf } from '@bellwether/review';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { TeamSign } from '../art/TeamSign.tsx';
import { prepare } from '../deals/opening.ts';
import { keyOf } from '../storage/kept-by.ts';
import type { RetryCards } from '../storage/retries.ts';
import { keepRetry } from '../storage/retries.ts';
import { freshId } from '../ui/fresh-id.ts';
import { go } from '../ui/routes.ts';
import { sentences } from '../words/sentences.ts';
import { isContrary, linesFor, type Verdict, verdictOf } from './lines.ts';
import { pointsOf, signed } from './luck.ts';
import { namesAt, reasonOf } from './naming.ts';
import { Provisional } from './Provisional.tsx';
import { outcomeOf } from './source.ts';
import type { Looking } from './useLooking.ts';
import type { ReviewWords } from './words/en.ts';

/** Text about the selected move. */
export function MoveCard(looking: Looking) {
  const { words, review, record, ply, told, sides, who } = looking;
  const seat = record.moves[ply - 1]?.seat;
  const side = seat === undefined ? undefined : sides[seat - 1];
  const card = useRef<HTMLElement>(null);
  // Another move is read from its beginning. The card scrolls, or on a phone its container.
  useEffect(() => {
    for (const box of [card.current, card.current?.closest('.review-read')]) if (box) box.scrollTop = 0;
  }, [ply]);
  return (
    <section class="review-card review-move" aria-label={words.tabs.move} ref={card}>
      <h2>
        {side && seat !== undefined && <TeamSign pointed={side.pointed} team={side.colour} text={String(seat)} />}
        <span>{ply === 0 ? words.graph.start : words.graph.after(ply, review.plies)}</span>
        {seat !== undefined && <small>{who(seat).you ? words.eyes.you : who(seat).name}</small>}
      </h2>
      <p>{ply === 0 ? words.story.deal : told[ply - 1]}</p>
      <Swing {...looking} />
      <Provisional {...looking} />
      {ply > 0 && <Judged {...looking} ply={ply - 1} />}
    </section>
  );
}

/**
 * The change of the win probability, from the current point of view. Left out if it would contradict the label; the
 * details then explain it.
 */
function Swing({ words, review, sides, eyes, ply }: Looking) {
  const decision = review.decisions.find((one) => one.ply === ply - 1);
  if (decision && isContrary(review, decision, eyes)) return null;
  const lines = linesFor(review, sides, eyes);
  return (
    <p class="review-swing">
      {lines.map(({ side, wins }) => {
        const [from, to] = [wins[ply - 1], wins[ply] ?? 0];
        return (
          <span key={side.team}>{from === undefined ? words.graph.chance(side.name, to) : words.move.swing(side.name, from, to)}</span>
        );
      })}
    </p>
  );
}

/** The decision at `ply` (from 0): what was better, by how much, why; and the button to retry it. */
function Judged(looking: Looking) {
  const { words, review, ply } = looking;
  const decision = review.decisions.find((one) => one.ply === ply);
  const verdict = verdictOf(review, ply);
  const name = useMemo(() => namesAt(looking, ply), [looking.record, ply]);
  return (
    <>
      {decision?.label && <LabelChip label={decision.label} text={words.move.label[decision.label]} />}
      {verdict === 'label' && decision ? (
        <p class="review-plain">
          {words.short.better(name(decision.best))} {reasonOf(looking, decision) || words.move.unexplained}
        </p>
      ) : (
        <p class="small">{verdictText(words, verdict, decision && name(decision.best))}</p>
      )}
      <Thrown {...looking} name={name} />
      {decision && <Weighed {...looking} decision={decision} name={name} isLabeled={verdict === 'label'} />}
      {decision && <Retry {...looking} seat={decision.seat} />}
    </>
  );
}

/** The text for a decision without a label. */
function verdictText({ move: say }: ReviewWords, verdict: Verdict, best = ''): string {
  switch (verdict) {
    case 'slight':
      return say.slight(best, LABEL_FROM.inaccuracy);
    case 'likely':
      return say.likely(best);
    case 'unconfirmed':
      return say.unconfirmed(best);
    case 'label':
      return say.best;
    default:
      return say[verdict];
  }
}

function LabelChip({ label, text }: { readonly label: Label; readonly text: string }) {
  return (
    <p class={`review-label ${label}`}>
      <b aria-hidden="true">{'?'.repeat(label === 'blunder' ? 2 : 1)}</b> {text}
    </p>
  );
}

/** With open cards: a certain win that this move lost, and the move that would have kept it. */
function Thrown({ words, review, record, sides, ply, name }: Looking & { readonly name: (text: string) => string }) {
  const { openCards } = review;
  const side = sides[(record.moves[ply]?.seat ?? 0) - 1];
  if (openCards === undefined || side === undefined || !openCards.thrownAway.includes(ply)) return null;
  const kept = openCards.winning[ply] ?? [];
  return (
    <p>
      {words.move.thrown(side.called)} {kept.length > 0 && words.move.kept(kept.map(name))}
    </p>
  );
}

interface WeighedProps extends Looking {
  readonly decision: Decision;
  readonly name: (text: string) => string;
  readonly isLabeled: boolean;
}

/** The figures: how much better, how sure, and all moves relative to the one played. Only the graph shows absolute chances. */
function Weighed({ words, review, eyes, decision, name, isLabeled }: WeighedProps) {
  const most = Math.max(...decision.moves.map(({ more }) => more));
  return (
    <details class="more review-weighed">
      <summary>{words.short.details}</summary>
      {isLabeled && (
        <>
          <p>{words.move.better(name(decision.best), toldOf(decision).given, decision.sure, decision.again !== undefined)}</p>
          <p class="small">
            {words.move.rule(LABEL_FROM)} {words.move[isContrary(review, decision, eyes) ? 'disagree' : 'apart']}
          </p>
        </>
      )}
      <h3>{words.move.weighed}</h3>
      <p class="small">{sentences([words.move.against, words.balance.withinAbout])}</p>
      <ul>
        {decision.moves.map(({ move, more, error }) => (
          <li key={move} class="review-choice">
            <span class="review-bar" style={{ '--win': `${(100 * (1 - most + more)).toFixed(0)}%` }}>
              {name(move)}
            </span>
            {move === decision.played ? (
              <em>{words.move.played}</em>
            ) : (
              <>
                <b>{signed(pointsOf(more))}</b> <small class="review-off">{words.balance.within(String(pointsOf(INTERVAL * error)))}</small>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Starts a game from before this move, with the same hidden cards or with others. */
function Retry({ words, reviewed, review, game, record, place, text, who, ply, seat }: Looking & { readonly seat: number }) {
  const [none, setNone] = useState(false);
  const again = async (cards: RetryCards) => {
    const found = await reviewed.retry({ ply, seat, cards });
    if (found === undefined) return setNone(true);
    const id = freshId();
    const outcome = outcomeOf(game, record);
    const share = review.seats[seat - 1]?.result ?? 0;
    await keepRetry(id, { from: [place.kind, place.what], key: keyOf(text), ply, seat, cards, outcome, share });
    go('game', prepare({ kind: 'import', text: found, id }));
  };
  return (
    <section class="review-retry" aria-label={words.retry.title}>
      <h3>{words.retry.title}</h3>
      <p class="small">{words.retry.about(who(seat))}</p>
      <div class="row">
        <button type="button" class="button" onClick={() => again('same')}>
          {words.retry.same}
        </button>
        <button type="button" class="button" onClick={() => again('fresh')}>
          {words.retry.fresh}
        </button>
      </div>
      <p class="small" role="status">
        {none && words.retry.none}
      </p>
    </section>
  );
}

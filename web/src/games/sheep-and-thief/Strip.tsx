import { LearnOffer } from '../../app/LearnOffer.tsx';
import type { Shown } from '../../stage/usePlayback.ts';
import type { Hint } from '../../table-kit/source.ts';
import { StarterFlag } from './art/draw.tsx';
import { GlyphPicture } from './art/Glyph.tsx';
import type { Frame } from './frames.ts';
import { who } from './names.ts';
import { tellAll, tellHint, tellReason, tellStep } from './narrate.ts';
import { receiver } from './scene.ts';
import type { Answer, Turn } from './useTurn.ts';
import type { Refusal, SheepAndThief, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface StripProps {
  readonly words: SheepWords;
  readonly shown: Shown<SheepAndThief, Frame>;
  readonly turn: Turn;
  readonly refusal: Refusal | undefined;
  readonly hint: Hint<SheepAndThief> | undefined;
  /** Said instead of anything else: what is lit, what is typed. */
  readonly note: string;
  /** Opens the help at a rule. */
  readonly help: (rule: string) => void;
}

/** One line for what happened or would happen, one for what to do. Never in the way. */
export function Strip({ words, shown, turn, refusal, hint, note, help }: StripProps) {
  const { beat, update } = shown;
  const { view, doing, looked } = turn;
  const composed = turn.steps > 0;
  const happened = tellAll(words, view, composed ? turn.events : beat.events).join(' ');
  const answer = refusal ?? turn.answer;
  const step = doing.kind === 'compose' && doing.tool === 'fox' ? doing.choices.foxSteps.find(({ to }) => to === looked) : undefined;
  const why = composed ? undefined : update.why[0];
  const rule = answer && ruleOf(answer);
  const line = answer
    ? answerText(words, answer)
    : step
      ? tellStep(words, view, step)
      : note !== ''
        ? note
        : hint && shown.settled && !composed
          ? tellHint(words, view, hint)
          : happened || (view.outcome ? '' : words.goal);
  return (
    <div class="th-strip">
      <p class={`th-told ${answer ? 'refused' : ''}`} role={answer ? 'alert' : undefined}>
        {line}
        {line === words.goal && update.ply === 0 && <LearnOffer game="sheep-and-thief" />}
        {rule && ' '}
        {rule && (
          <button type="button" class="th-rule" onClick={() => help(rule)}>
            {words.whyNot.rule(rule)}
          </button>
        )}
        {!answer && line === happened && why && <span class="th-why"> {tellReason(words, view, why)}</span>}
      </p>
      <p class="th-ask">
        <strong class="th-prompt">{prompt(words, shown, turn)}</strong>
        <span class="th-round">
          {!view.outcome && view.starter === view.viewer && (
            <>
              <StarterFlag />
              <span class="hidden">{words.table.starter}</span>
            </>
          )}
          {!view.outcome && (
            <>
              <span aria-hidden="true">{view.round}/3</span>
              <span class="hidden">{words.table.round(view.round)}</span>
            </>
          )}
          {!view.outcome && (
            <span class="th-supply" title={words.table.supply(view.supply)}>
              <GlyphPicture kind="sheep" />
              <span aria-hidden="true">{view.supply}</span>
              <span class="hidden">{words.table.supply(view.supply)}</span>
            </span>
          )}
        </span>
      </p>
      <p class="hidden" aria-live="polite">
        {happened}
      </p>
    </div>
  );
}

function ruleOf(answer: Answer): string {
  if (typeof answer === 'object') return answer.rule;
  return answer === 'one-step' ? 'S-FOX' : answer === 'dogs-nothing' ? 'S-DOG' : 'S-PLACEMENT';
}

function answerText(words: SheepWords, answer: Answer): string {
  if (typeof answer === 'object') return words.refusals[answer.code](answer.facts);
  const { oneStep, chooseCard, dogsNothing } = words.whyNot;
  return answer === 'one-step' ? oneStep : answer === 'dogs-nothing' ? dogsNothing : chooseCard;
}

function prompt(words: SheepWords, { update, settled, beat }: StripProps['shown'], { doing, view, looked }: Turn): string {
  const { ask } = words;
  if (view.outcome) return ask.over;
  if (beat.events.some(({ kind }) => kind === 'scores' || kind === 'reveals')) return words.over.title;
  switch (doing.kind) {
    case 'nothing':
      return waiting(words, view, settled && update.live);
    case 'keep':
      return ask.keep(doing.count, who(words, view, receiver(view, view.viewer as number)));
    case 'discard':
      return ask.discard;
    case 'place':
      return doing.card ? ask.cell : doing.choices.faceDown ? ask.faceDown : ask.card;
    case 'compose':
      if (doing.tool === 'dog') return doing.to !== undefined ? ask.many : doing.from !== undefined ? ask.to : ask.from;
      if (doing.tool === 'fox') return looked !== undefined && matchMedia('(hover: none)').matches ? ask.foxAgain : ask.fox;
      return 'code' in doing.choices.finish ? ask.images : ask.done;
  }
}

function waiting(words: SheepWords, view: View, live: boolean): string {
  const { ask } = words;
  const [next] = view.toAct;
  if (live && next !== undefined && next !== view.viewer) return ask.waits(who(words, view, next));
  if (view.stage === 'draft') return ask.draft;
  if (view.turn === null) return '';
  return ask.turn(who(words, view, view.turn));
}

import { isRefusal } from '@bellwether/kernel';
import { receiver } from '@bellwether/sheep-and-thief';
import { helpFor } from '../../frame/help.ts';
import { LearnOffer } from '../../frame/LearnOffer.tsx';
import type { Shown } from '../../stage/usePlayback.ts';
import type { End } from '../../table-kit/useEnd.ts';
import type { GivenHint } from '../../table-kit/useHint.ts';
import { useWhole } from '../../table-kit/useWhole.ts';
import { settings } from '../../ui/settings.ts';
import { useShell } from '../../words/catalogue.ts';
import type { ShellWords } from '../../words/en/shell.ts';
import { lettersOf, sentences } from '../../words/sentences.ts';
import { GlyphPicture } from './art/Glyph.tsx';
import { type Beat, isOfTurn } from './beats.ts';
import { foresee } from './foresight.ts';
import { tellTurn } from './headline.ts';
import { cardNames, cellName, who } from './names.ts';
import { tellAll, tellForesight, tellHint, tellReason, tellStep } from './narrate.ts';
import { StarterFlag } from './SeatSign.tsx';
import type { Box } from './stage-areas.ts';
import type { WhyNot } from './turn-draft.ts';
import { offers } from './turn-stage.ts';
import { useAloud } from './useAloud.ts';
import type { TurnDraft } from './useTurn.ts';
import type { EventView, Refusal, SheepAndThief, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

interface PromptLineProps {
  readonly words: SheepWords;
  readonly shown: Shown<SheepAndThief, Beat>;
  readonly turn: TurnDraft;
  readonly refusal: Refusal | undefined;
  readonly hint: GivenHint<SheepAndThief> | undefined;
  /** Replaces everything else: what is highlighted, what is typed. */
  readonly note: string;
  /** Opens the help at a rule. */
  readonly help: (rule: string) => void;
  /** Its box on the stage, if it is there. */
  readonly at: Box | undefined;
  /** The learner has to find the cells that take a card. */
  readonly quiz: boolean;
  readonly end: End | undefined;
}

/** Two lines: what happened or would happen, and what to do. */
export function PromptLine({ words, shown, turn, refusal, hint, note, help, at, quiz, end }: PromptLineProps) {
  const shell = useShell();
  const { update } = shown;
  const { view } = turn;
  const composed = turn.steps > 0;
  const happened = composed ? sentences(tellAll(words, view, turn.events)) : happenedIn(words, view, shown, end);
  const answer = refusal ?? turn.whyNot;
  const rule = answer && ruleOf(answer);
  const advice = hint && shown.settled ? tellHint(words, view, turn.stage, hint) : '';
  const hinted = advice && !hint?.asked ? besideGoal(words, advice) : advice;
  // At the end it says who won, until the panel does; everything else is in the panel, and announced.
  const won = view.outcome && shown.settled && end !== 'panel' ? whoWon(words, view, update.events) : '';
  const hintHeard = hinted && hint ? tellHint(words, view, turn.stage, hint, cardNames) : '';
  const line = answer
    ? answerText(words, answer)
    : foretold(words, shell, turn) || note || hinted || won || happened || (view.outcome ? '' : words.goal);
  const reason = !answer && line === happened && !composed ? reasonOf(words, view, shown) : '';
  const offersLesson = update.ply === 0 && (line === words.goal || line === besideGoal(words, advice));
  const asked = prompt(words, shown, turn);
  useAloud({ words, shown, turn, quiz }, asked, hintHeard);
  const paragraph = useWhole(line + reason);
  return (
    <div class="sheep-prompt-line" style={at && `translate:${at.x}px ${at.y}px;width:${at.width}px`}>
      <p
        ref={paragraph}
        class={`two-lines sheep-told ${answer ? 'refused' : line === words.goal ? 'goal' : ''} ${lengthOf(line + reason)}`}
        role={answer ? 'alert' : undefined}
      >
        {line}
        {offersLesson && <LearnOffer game="sheep-and-thief" />}
        {rule && <RuleLink words={words} rule={rule} help={help} />}
        {reason && (
          <span class="why">
            {line.endsWith('。') ? '' : ' '}
            {reason}
          </span>
        )}
      </p>
      <p class="sheep-ask">
        <strong class="sheep-prompt">{asked}</strong>
        <span class="sheep-round">{!view.outcome && <Round words={words} view={view} />}</span>
      </p>
    </div>
  );
}

function RuleLink({ words, rule, help }: Pick<PromptLineProps, 'words' | 'help'> & { readonly rule: string }) {
  return (
    <>
      {' '}
      <a class="sheep-rule" href={helpFor('sheep-and-thief', rule)} onClick={overTheTable(() => help(rule))}>
        {words.whyNot.rule}
      </a>
    </>
  );
}

/** What the beat shows. When all is shown, the line sums up the whole turn. */
function happenedIn(words: SheepWords, view: View, { beat, update, settled }: PromptLineProps['shown'], end: End | undefined): string {
  if (!settled) return sentences(tellAll(words, view, beat.events));
  const events = end === 'panel' ? update.events.filter(isOfTurn) : update.events;
  return sentences(tellTurn(words, view, events, MAX_PHONE_LETTERS));
}

function whoWon(words: SheepWords, view: View, events: readonly EventView[]): string {
  const end = events.filter(({ kind }) => kind === 'ends');
  return sentences(tellAll(words, view, end));
}

/** A reason belongs to the card placed, and is shown with that turn. None after the end. */
function reasonOf(words: SheepWords, view: View, { beat, update, settled }: PromptLineProps['shown']): string {
  const told = settled ? update.events : beat.events;
  const placed = told.some(({ kind }) => kind === 'places') && !told.some(({ kind }) => kind === 'ends-round');
  const why = update.why[0];
  return why && placed && !view.outcome && !settings.get().bubbles ? tellReason(words, view, why) : '';
}

/** The first suggestion of a first game follows the goal, if there is room for both. */
function besideGoal({ goal }: SheepWords, advice: string): string {
  const both = sentences([goal, advice]);
  return lettersOf(both) > MAX_PHONE_LETTERS ? advice : both;
}

/** Letters that fit on a phone. */
const MAX_PHONE_LETTERS = 165;

/** Font size: text of more than three lines on a phone gets smaller type, and more than two on a small one. */
function lengthOf(text: string): '' | 'long' | 'longer' {
  const letters = lettersOf(text);
  return letters > 130 ? 'longer' : letters > 90 ? 'long' : '';
}

/** Opens in place, since half a turn may be on the table. Opened in a new tab, the link leads to the page. */
function overTheTable(open: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open();
  };
}

/** The effect of placing the card on the cell looked at, or of the fox's step. */
function foretold(words: SheepWords, { colon }: ShellWords, { stage, looked, view }: TurnDraft): string {
  if (stage.kind === 'place' && looked !== undefined) {
    const seen = foresee(view, stage.card, stage.choices.faceDown).get(looked);
    return seen ? colon(cellName(words, looked), tellForesight(words, seen)) : '';
  }
  if (stage.kind !== 'compose' || stage.tool !== 'fox') return '';
  const step = stage.choices.foxSteps.find(({ to }) => to === looked);
  return step ? tellStep(words, view, step) : '';
}

/** Who starts, the number of the round, and the sheep left. */
function Round({ words: { table }, view }: { readonly words: SheepWords; readonly view: View }) {
  return (
    <>
      {view.starter === view.viewer && (
        <>
          <StarterFlag />
          <span class="hidden">{table.starter}</span>
        </>
      )}
      <span aria-hidden="true">{view.round}/3</span>
      <span class="hidden">{table.round(view.round)}</span>
      <span class="sheep-supply" title={table.supply(view.supply)}>
        <GlyphPicture kind="sheep" />
        <span aria-hidden="true">{view.supply}</span>
        <span class="hidden">{table.supply(view.supply)}</span>
      </span>
    </>
  );
}

function ruleOf(answer: WhyNot): string {
  if (typeof answer === 'object') return answer.rule;
  return answer === 'one-step' ? 'S-FOX' : answer === 'dogs-nothing' ? 'S-DOG' : 'S-PLACEMENT';
}

function answerText(words: SheepWords, answer: WhyNot): string {
  // A newer server may send a code without a phrase.
  if (typeof answer === 'object') return words.refusals[answer.code]?.(answer.facts) ?? '';
  const { oneStep, chooseCard, dogsNothing, nowhere } = words.whyNot;
  switch (answer) {
    case 'one-step':
      return oneStep;
    case 'dogs-nothing':
      return dogsNothing;
    case 'choose-card':
      return chooseCard;
    case 'nowhere':
    case 'nowhere-fox':
      return nowhere(answer === 'nowhere-fox');
  }
}

function prompt(words: SheepWords, { update, settled, beat }: PromptLineProps['shown'], { stage, view, looked }: TurnDraft): string {
  const { ask } = words;
  if (view.outcome) return ask.over;
  if (beat.events.some(({ kind }) => kind === 'scores' || kind === 'reveals')) return words.over.title;
  switch (stage.kind) {
    case 'nothing':
      return waiting(words, view, settled && update.live);
    case 'keep':
      return ask.keep(stage.count, who(words, view, receiver(view.boards.length, view.round, (view.viewer as number) - 1) + 1));
    case 'discard':
      return ask.discard;
    case 'place':
      if (stage.card) return offers(stage).size > 0 ? ask.cell : ask.another;
      return stage.choices.faceDown ? ask.faceDown : ask.card;
    case 'compose':
      if (stage.tool === 'dog') return stage.to !== undefined ? ask.many : stage.from !== undefined ? ask.to : ask.from;
      if (stage.tool === 'fox') return looked !== undefined && matchMedia('(hover: none)').matches ? ask.foxAgain : ask.fox;
      return isRefusal(stage.choices.finish) ? ask.images : ask.done;
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

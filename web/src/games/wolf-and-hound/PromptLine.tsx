import type { Seat } from '@bellwether/kernel';
import { wolfAndHound } from '@bellwether/wolf-and-hound';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { helpFor } from '../../frame/help.ts';
import { LearnOffer } from '../../frame/LearnOffer.tsx';
import { castOf, wayOf } from '../../model/characters.ts';
import { areSeveral } from '../../model/sitter.ts';
import type { Update } from '../../model/source.ts';
import type { Box } from '../../scenery/free-spots.ts';
import type { Shown } from '../../stage/usePlayback.ts';
import type { GivenHint } from '../../table-kit/useHint.ts';
import { useSaid } from '../../table-kit/useSaid.ts';
import { useWhole } from '../../table-kit/useWhole.ts';
import { later } from '../../ui/later.ts';
import { say } from '../../ui/say.ts';
import { settings } from '../../ui/settings.ts';
import { Unbroken } from '../../ui/Unbroken.tsx';
import { useShell } from '../../words/catalogue.ts';
import type { ShellWords } from '../../words/en/shell.ts';
import { lettersOf, sentences, stopped } from '../../words/sentences.ts';
import { type Beat, missedBy } from './beats.ts';
import type { ForecastProps } from './Forecast.tsx';
import { type Foresight, foresee } from './foresee.ts';
import { animalInPlay, cardName, isDummy, tellRefusal, who } from './names.ts';
import { ruleOf, tellAll, tellFirst, tellForesight, tellHint, tellReason } from './narrate.ts';
import type { PhasesProps } from './Phases.tsx';
import { plateText } from './scene/homestead.ts';
import type { Choice } from './useChoice.ts';
import type { Refusal, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import { TITLE } from './words/table.ts';

// On the first turn no animal activates, so the phases can load later.
const Forecast = later<ForecastProps>(async () => (await import('./parts.ts')).forecast());
const Phases = later<PhasesProps>(async () => (await import('./parts.ts')).phases());

interface PromptLineProps {
  readonly words: WolfWords;
  readonly shown: Shown<WolfAndHound, Beat>;
  readonly choice: Choice;
  readonly refusal: Refusal | undefined;
  readonly typed: string;
  /** The last turn, for players who have just opened the game. */
  readonly before: string;
  /** Its box on the stage, if it is there. */
  readonly at: Box | undefined;
}

/** Two lines: what happened or would happen, and what to do. */
export function PromptLine({ words, shown, choice, refusal, typed, before, at }: PromptLineProps) {
  const shell = useShell();
  const { beat, update, settled } = shown;
  const { view } = beat;
  // When all is shown, it sums up the whole update.
  const events = settled && beat.events.length > 0 ? update.events : beat.events;
  const happened = sentences(tellAll(words, view, events));
  // A refused move is not suggested again.
  const asked = prompt(words, shown, refusal ? { ...choice, looked: undefined, armed: false } : choice);
  const line = refusal
    ? tellRefusal(words.refusals, refusal)
    : signText(words, shell, shown, choice.sign) || foretold(words, shown, choice) || happened || (update.ply === 0 ? words.goal : before);
  // Where many animals go, their ways are drawn.
  const { foresight } = choice;
  const isLong = !refusal && choice.sign === undefined && choice.looked?.kind === 'move' && (foresight?.walks.length ?? 0) > 2;
  const pictured = isLong ? foresight : undefined;
  const rule = refusal?.rule ?? (line === happened ? events.map(ruleOf).find((id) => id !== undefined) : undefined);
  const reason = !refusal && line === happened ? reasonOf(words, shown) : '';
  useAloud({ words, shown, choice }, asked, events);
  return (
    <div class="wolf-prompt-line" style={at && `translate:${at.x}px ${at.y}px;width:${at.width}px;height:${at.height}px`}>
      <Told {...{ words, line, rule, reason }} refused={refusal !== undefined}>
        {pictured && <Forecast words={words} view={view} foresight={pictured} />}
      </Told>
      <div class="ask">
        <p class="prompt">
          <Unbroken text={typed === '' ? asked : shell.keyboard.typed(typed)} />
        </p>
        <Flags words={words} view={view} />
        {view.outcome === undefined && update.ply > 0 && (
          <Phases
            words={words}
            event={settled && view.asks !== 'nothing' ? undefined : beat.events.at(-1)?.kind}
            press={() => choice.press({ kind: 'sign', of: 'phases' }, false)}
          />
        )}
      </div>
    </div>
  );
}

interface ToldProps {
  readonly words: WolfWords;
  readonly line: string;
  readonly rule: string | undefined;
  readonly reason: string;
  readonly refused: boolean;
  /** Shown in place of the line. */
  readonly children: ComponentChildren;
}

/** What happened or would happen, with its rule and reason. */
function Told({ words, line, rule, reason, refused, children: picture }: ToldProps) {
  const ruling = rule ? words.gallery.ruling : '';
  const isGoal = line === words.goal;
  const whole = useWhole(picture ? '' : line + reason);
  const look = picture ? 'pictures' : refused ? 'refused' : isGoal ? 'goal' : '';
  return (
    <p
      ref={whole}
      class={`two-lines told ${look} ${lengthOf(line + (refused ? '' : ruling) + reason)}`}
      role={refused ? 'alert' : undefined}
    >
      {picture || <Unbroken text={line} />}
      {isGoal && <LearnOffer game="wolf-and-hound" />}
      {rule && (
        <>
          {' '}
          <a href={helpFor('wolf-and-hound', rule)}>{ruling}</a>
        </>
      )}
      {reason && (
        <span class="why">
          {line.endsWith('。') ? '' : ' '}
          <Unbroken text={reason} />
        </span>
      )}
    </p>
  );
}

/** The last lap, and numbers that may not be played. */
function Flags({ words, view }: { readonly words: WolfWords; readonly view: View }) {
  return (
    <>
      {view.lastLap && !view.outcome && <span class="flag last-lap">{words.table.lastLap}</span>}
      {view.forbidden.length > 0 && <span class="flag">{words.table.no(words.list(view.forbidden.map(String)))}</span>}
    </>
  );
}

/** A reason belongs to the card played; its effects and dummies have none. None after the end. */
function reasonOf(words: WolfWords, { beat: { view, events }, update }: PromptLineProps['shown']): string {
  const why = update.why[0];
  const played = events.some((event) => event.kind === 'plays' && !isDummy(view.config, event.seat));
  return why && played && !view.outcome && !settings.get().bubbles ? tellReason(words, view, why) : '';
}

/** The explanation of a sign on the table. */
function signText(words: WolfWords, shell: ShellWords, { beat: { view }, update }: PromptLineProps['shown'], sign: Choice['sign']): string {
  if (sign === undefined) return '';
  if (sign === 'phases') return words.table.phases.map((name, i) => `${i + 1}\u00a0${name}`).join(' → ');
  const bot = castOf(update.sitters)[sign - 1];
  return stopped(plateText(words, view, sign), bot ? shell.colon(words.setup.bot, wayOf(shell, bot)) : '');
}

/** The effect of the move looked at, or of the hint; empty if there is nothing to say. */
function foretold(
  words: WolfWords,
  { beat: { view }, update, settled }: PromptLineProps['shown'],
  { looked, hint, foresight }: Choice,
): string {
  if (looked?.kind === 'move' && foresight) return sentences(tellForesight(words, view, foresight));
  // For an Exchange Call, the effect of the open card.
  if (hint === undefined && settled && foresight && update.view.asks === 'exchange')
    return sentences(tellForesight(words, view, foresight));
  return hint && settled && !isFirst(update, hint) ? hintText(words, update, view, hint, foresight) : '';
}

/** The very first suggestion of a game replaces the question. */
function isFirst({ ply }: Update<WolfAndHound>, { asked }: GivenHint<WolfAndHound>): boolean {
  return ply === 0 && !asked;
}

function hintText(
  words: WolfWords,
  update: Update<WolfAndHound>,
  view: View,
  hint: GivenHint<WolfAndHound>,
  foresight: Foresight | undefined,
  aloud = false,
): string {
  // A requested hint includes its effect.
  return isFirst(update, hint) ? tellFirst(words, view, hint, foresight) : tellHint(words, view, hint, foresight, hint.asked, aloud);
}

/** Announces one message per turn, then whether it is my turn, and explanations on a press. */
function useAloud(
  { words, shown, choice }: Pick<PromptLineProps, 'words' | 'shown' | 'choice'>,
  asked: string,
  events: Beat['events'],
): void {
  const shell = useShell();
  const { update, settled } = shown;
  const { view } = shown.beat;
  const { hint, sign, armed } = choice;
  const { viewer, ply, sitters } = update;
  const told = () => {
    if (ply === 0) return words.colon(TITLE, words.goal);
    // At a shared device the drawn card is not announced: only its owner may know it.
    return sentences([...tellAll(words, view, events, areSeveral(sitters) ? 'others' : 'owner'), ...result(words, view)]);
  };
  const mine = settled && update.live && typeof viewer === 'number' && update.acting.includes(viewer);
  useSaid(shown, told, mine ? (view.asks === 'play' ? words.ask.play : asked) : '');
  useEffect(() => {
    if (hint) say(hintText(words, update, view, hint, foresee(view, viewer as Seat, hint.move), true));
  }, [hint]);
  useEffect(() => say(signText(words, shell, shown, sign)), [sign]);
  useEffect(() => say(armed ? words.ask.confirm : ''), [armed]);
}

/** Font size: text of more than two lines on a phone gets smaller type, up to three, four or five lines. */
function lengthOf(text: string): '' | 'long' | 'longer' | 'longer longest' {
  const letters = lettersOf(text);
  return letters > 165 ? 'longer longest' : letters > 116 ? 'longer' : letters > 72 ? 'long' : '';
}

function prompt(words: WolfWords, { beat, update, settled }: PromptLineProps['shown'], { looked, hint, foresight, armed }: Choice): string {
  const { view } = beat;
  if (view.outcome) return sentences(result(words, view));
  if (!update.live) return words.table.turn(who(words, view, view.turn));
  const acting = update.acting[0];
  const missed = missedBy(view, beat.events);
  if (missed !== undefined && !(settled && acting === update.viewer)) return words.ask.missed(animalInPlay(words, view.config, missed));
  if (!settled) return words.table.turn(who(words, view, view.turn));
  if (acting !== undefined && acting !== update.viewer) return words.ask.waits(who(words, view, acting));
  if (armed && !matchMedia('(hover: none)').matches) return words.ask.confirm;
  switch (update.view.asks) {
    case 'exchange':
      return words.ask.exchange(cardName(words, view.turnedUp ?? ''));
    case 'flip':
      return words.ask.flip;
    case 'activate':
      return words.ask.activate;
    case 'play':
      if (hint && isFirst(update, hint) && looked?.kind !== 'move') return tellFirst(words, view, hint, foresight);
      return looked?.kind === 'move' && matchMedia('(hover: none)').matches ? words.ask.again : words.ask.play;
    case 'nothing':
      return '';
  }
}

/** At the end, for a player: won or lost. */
function result(words: WolfWords, { viewer, config, outcome }: View): string[] {
  if (!outcome || typeof viewer !== 'number') return [];
  return [wolfAndHound.winners(config, outcome).includes(viewer) ? words.over.won : words.over.lost];
}

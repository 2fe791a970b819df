import { LearnOffer } from '../../app/LearnOffer.tsx';
import { helpFor } from '../../help/help.ts';
import type { Shown } from '../../stage/usePlayback.ts';
import { useShell } from '../../words/catalogue.ts';
import type { Beat } from './beats.ts';
import { cardName, who } from './names.ts';
import { ruleOf, tellAll, tellForesight, tellHint, tellReason } from './narrate.ts';
import type { Choice } from './useChoice.ts';
import type { Refusal, View, WolfAndHound } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

interface PromptLineProps {
  readonly words: WolfWords;
  readonly shown: Shown<WolfAndHound, Beat>;
  readonly choice: Choice;
  readonly refusal: Refusal | undefined;
  readonly typed: string;
}

/** One line for what happened or would happen, one for what to do. Never in the way. */
export function PromptLine({ words, shown, choice, refusal, typed }: PromptLineProps) {
  const shell = useShell();
  const { beat, update } = shown;
  const { view } = beat;
  const happened = tellAll(words, view, beat.events).join(' ');
  const why = update.why[0];
  const line = refusal
    ? words.refusals[refusal.code](refusal.facts)
    : foretold(words, shown, choice) || happened || goalAt(words, update.ply);
  const rule = refusal?.rule ?? (line === happened ? beat.events.map(ruleOf).find((id) => id !== undefined) : undefined);
  const ruling = rule ? words.gallery.ruling : '';
  // After the end nobody asks why.
  const reason = !refusal && !view.outcome && line === happened && why ? tellReason(words, view, why) : '';
  return (
    <div class="wolf-prompt-line">
      <p
        class={`told ${refusal ? 'refused' : ''} ${lengthOf(line + (refusal ? '' : ruling) + reason)}`}
        role={refusal ? 'alert' : undefined}
      >
        {line}
        {line === words.goal && <LearnOffer game="wolf-and-hound" />}
        {rule && (
          <>
            {' '}
            <a href={helpFor('wolf-and-hound', rule)}>{ruling}</a>
          </>
        )}
        {reason && <span class="why"> {reason}</span>}
      </p>
      <div class="ask">
        <p class="prompt">{typed === '' ? prompt(words, shown, choice.looked) : shell.keyboard.typed(typed)}</p>
        {view.lastLap && <span class="flag last-lap">{words.table.lastLap}</span>}
        {view.forbidden.length > 0 && <span class="flag">{words.table.no(view.forbidden.join(', '))}</span>}
        {view.outcome === undefined && <Phases words={words} view={view} settled={shown.settled} events={beat.events} />}
      </div>
      <p class="hidden" aria-live="polite">
        {happened}
      </p>
    </div>
  );
}

const goalAt = (words: WolfWords, ply: number) => (ply === 0 ? words.goal : '');

/** What the move that is looked at, or the hint, would do; nothing where neither is to be told. */
function foretold(
  words: WolfWords,
  { beat: { view }, update, settled }: PromptLineProps['shown'],
  { looked, hint, foresight }: Choice,
): string {
  if (looked?.kind === 'move' && foresight) return tellForesight(words, view, foresight).join(' ');
  return hint && settled && update.ply > 0 ? tellHint(words, view, hint, foresight) : '';
}

/** More than two lines of a phone's strip become three, or four of small type. A Latin letter counts one, a Japanese two. */
function lengthOf(text: string): '' | 'long' | 'longer' {
  const letters = text.length + (text.match(/[\u3000-\uffef]/g)?.length ?? 0);
  return letters > 104 ? 'longer' : letters > 76 ? 'long' : '';
}

function prompt(words: WolfWords, { beat: { view }, update, settled }: PromptLineProps['shown'], looked: Choice['looked']): string {
  if (view.outcome) return words.ask.over;
  if (!update.live) return words.table.turn(who(words, view, view.turn));
  const acting = update.acting[0];
  if (!settled) return words.table.turn(who(words, view, view.turn));
  if (acting !== undefined && acting !== update.viewer) return words.ask.waits(who(words, view, acting));
  switch (update.view.asks) {
    case 'exchange':
      return words.ask.exchange(cardName(words, view.turnedUp ?? ''));
    case 'flip':
      return words.ask.flip;
    case 'activate':
      return words.ask.activate;
    case 'play':
      return looked?.kind === 'move' && matchMedia('(hover: none)').matches ? words.ask.again : words.ask.play;
    case 'nothing':
      return '';
  }
}

const PHASE_OF: Readonly<Record<string, number>> = {
  activates: 0,
  loses: 0,
  gains: 0,
  spares: 0,
  skips: 0,
  forbids: 0,
  plays: 2,
  moves: 2,
  draws: 3,
};

/** The four phases of a turn, the present one filled. */
function Phases({
  words,
  view,
  settled,
  events,
}: {
  readonly words: WolfWords;
  readonly view: View;
  readonly settled: boolean;
  readonly events: Beat['events'];
}) {
  const now = settled && view.asks !== 'nothing' ? 2 : (PHASE_OF[events.at(-1)?.kind ?? ''] ?? 2);
  const { phases, phase } = words.table;
  return (
    <ol class="phases" aria-label={phase(now + 1, phases[now] ?? '')}>
      {phases.map((name, i) => (
        <li key={name} class={i === now ? 'now' : ''}>
          {name}
        </li>
      ))}
    </ol>
  );
}

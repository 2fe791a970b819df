import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { namesAt } from '../model/characters.ts';
import { SeatNames } from '../table-kit/seat-names.ts';
import { useSignal } from '../ui/signal.ts';
import { LEARN } from '../words/areas.ts';
import { useShell } from '../words/catalogue.ts';
import { useWords } from '../words/useWords.ts';
import { Coach } from './Coach.tsx';
import './lesson.css';
import { type Pressing, questionAt, sayingAt, type TaughtProps } from './lesson.ts';
import { renamed } from './renamed.ts';
import { type LessonSource, SITTERS } from './source.ts';

interface LessonProps extends Omit<TaughtProps, 'from'> {
  readonly source: LessonSource;
  /** What to press now, on the learner's turn. */
  readonly pressing: Pressing | undefined;
  /** Selector of the controls that make moves; all others may always be pressed. */
  readonly moves: string;
  /** Those among them whose refusals the table itself explains. */
  readonly explained?: string | undefined;
  /** Those at which a tap only looks. */
  readonly looks?: string;
  /** The coach's names of the seats: the farms. The players there have names of their own. */
  readonly farms: readonly string[];
  readonly children: ComponentChildren;
}

/** A table with a coach below it. Only the expected control can be pressed; any other gets a friendly hint. */
export function Lesson({ lesson, words: own, source, pressing, moves, explained, looks, farms, keep, end, children }: LessonProps) {
  const words = useWords(LEARN);
  const shell = useShell();
  const names = useMemo(() => namesAt(shell, SITTERS), [shell]);
  const at = useSignal(source.at);
  const tries = useSignal(source.tries);
  const step = lesson.steps[at];
  const now = step?.kind === 'play' ? pressing : undefined;
  const here = `${at} ${now?.at}`;
  const [slip, setSlip] = useState('');
  const last = useRef('');
  useEffect(() => keep(at), [lesson, at]);
  // A hint about an earlier press no longer applies.
  useEffect(() => setSlip(''), [here]);
  useEffect(() => {
    if (tries > 0) setSlip(here);
  }, [tries]);
  if (words === undefined) return null;

  const { asks, hides } = questionAt(step, now?.press, tries);
  const lit = step?.kind === 'tell' ? step.at : hides ? asks?.at : now?.at;
  const guard = (event: Event) => {
    const touched = event instanceof PointerEvent && event.pointerType === 'touch';
    const control = event.target instanceof Element ? event.target.closest(moves) : null;
    if (control === null || (now && control.matches(now.at))) return;
    // A learner who is asked may look at every answer first.
    if (hides && touched && looks && control.matches(looks)) return;
    source.wrong();
    if (explained && control.matches(explained)) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const slipped = slip === here && tries > 0;
  const say = sayingAt(lesson.steps, at, now?.press);
  const said = say === undefined ? '' : (own.says[say] ?? '');
  // After a wrong press, below the task.
  const wrong = asks?.wrong === undefined ? words[step?.kind === 'tell' ? 'read' : 'follow'] : (own.says[asks.wrong] ?? '');
  // While the learner's move is under way, the coach keeps its text.
  if (step?.kind !== 'play' || now) last.current = said;
  const over = at >= lesson.steps.length;
  // The lesson waits for the reader only.
  const rests = over || step?.kind === 'tell';
  return (
    <div class={`lesson table-room ${hides ? 'asks' : ''} ${rests ? 'rests' : ''} ${over ? 'over' : ''}`} onClickCapture={guard}>
      <Coach
        words={words}
        at={at}
        steps={lesson.steps.length}
        text={renamed(over ? (own.lessons[lesson.id]?.done ?? '') : last.current, farms, names)}
        note={slipped && !over ? renamed(wrong, farms, names) : ''}
        reads={step?.kind === 'tell'}
        lit={lit}
        leads={now !== undefined && !hides}
        next={source.next}
        end={end}
      />
      <SeatNames.Provider value={names}>{children}</SeatNames.Provider>
    </div>
  );
}

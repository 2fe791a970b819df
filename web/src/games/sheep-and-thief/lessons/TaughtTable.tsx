import type { AnyGameWithPositions } from '@bellwether/kernel';
import { type Refusal, sheepAndThiefWithPositions } from '@bellwether/sheep-and-thief';
import { useEffect, useState } from 'preact/hooks';
import { Lesson } from '../../../learn/Lesson.tsx';
import { moveOf, questionAt, type TaughtProps } from '../../../learn/lesson.ts';
import { useLesson } from '../../../learn/useLesson.ts';
import { useSignal } from '../../../ui/signal.ts';
import { useWords } from '../../../words/useWords.ts';
import { SheepTable } from '../Table.tsx';
import type { TurnDraft } from '../useTurn.ts';
import type { Move } from '../vocabulary.ts';
import { SHEEP_WORDS } from '../words/table.ts';
import { nextPress } from './next-press.ts';

const NOT_NOW: Refusal = { kind: 'refusal', code: 'wrong-stage', rule: 'S-PLACEMENT', facts: {} };
const game: AnyGameWithPositions = sheepAndThiefWithPositions;
const CELL = '.sheep-cell';

/** A lesson or drill on the Sheep & Thief table. */
export function TaughtSheepTable({ from, ...taught }: TaughtProps) {
  const { lesson } = taught;
  const source = useLesson(lesson, game, from, NOT_NOW);
  const step = lesson.steps[useSignal(source.at)];
  const [turn, setTurn] = useState<TurnDraft>();
  const pressing = step?.kind === 'play' && turn ? nextPress(turn.stage, turn.view, moveOf(game, step.move) as Move) : undefined;
  const { asks, hides } = questionAt(step, pressing?.press, useSignal(source.tries));
  const asksCell = asks?.press === 'cell';
  // A turn whose end has no phrase ends automatically.
  const ends = pressing?.press === 'end' && step?.kind === 'play' && step.says.end === undefined;
  useEffect(() => {
    if (ends) turn?.do({ kind: 'end' });
  }, [ends]);
  return (
    <Lesson
      {...taught}
      source={source}
      pressing={pressing}
      farms={useWords(SHEEP_WORDS)?.seats ?? []}
      moves={`.sheep-hand, .sheep-action-bar button, ${CELL}`}
      explained={asksCell ? CELL : undefined}
    >
      <SheepTable source={source} id={lesson.id} watch={setTurn} quiz={hides && asksCell} />
    </Lesson>
  );
}

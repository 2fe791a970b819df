import { anyGame } from '@bellwether/kernel';
import { type Refusal, sheepAndThief } from '@bellwether/sheep-and-thief';
import { useEffect, useState } from 'preact/hooks';
import { SheepTable } from '../games/sheep-and-thief/Table.tsx';
import type { Turn } from '../games/sheep-and-thief/useTurn.ts';
import type { Move } from '../games/sheep-and-thief/vocabulary.ts';
import { useSignal } from '../ui/signal.ts';
import { Lesson } from './Lesson.tsx';
import { type Lesson as LessonData, moveOf, questionAt } from './lesson.ts';
import { riverDrill } from './lessons/rivers.ts';
import { sheepLesson } from './lessons/sheep-and-thief.ts';
import { nextPress } from './next-press.ts';
import { useLesson } from './useLesson.ts';

const NOT_NOW = { kind: 'refusal', code: 'wrong-stage', rule: 'S-PLACEMENT', facts: {} } satisfies Refusal;
const game = anyGame(sheepAndThief);

/** Sheep & Thief in a minute and a half. */
export function SheepLesson() {
  return <OnSheepTable lesson={sheepLesson} />;
}

/** Rivers in twenty seconds. */
export function RiverDrill() {
  return <OnSheepTable lesson={riverDrill} />;
}

function OnSheepTable({ lesson }: { readonly lesson: LessonData }) {
  const source = useLesson(lesson, game, NOT_NOW);
  const step = lesson.steps[useSignal(source.at)];
  const [turn, setTurn] = useState<Turn>();
  const pressing = step?.kind === 'play' && turn ? nextPress(turn.doing, turn.view, moveOf(game, step.move) as Move) : undefined;
  const { asks, hides } = questionAt(step, pressing?.press, useSignal(source.tries));
  // A turn whose end nobody speaks of ends by itself.
  const ends = pressing?.press === 'end' && step?.kind === 'play' && step.says.end === undefined;
  useEffect(() => {
    if (ends) turn?.end();
  }, [ends]);
  return (
    <Lesson lesson={lesson} source={source} pressing={pressing}>
      <SheepTable source={source} id={lesson.id} watch={setTurn} quiz={hides && asks?.press === 'cell'} />
    </Lesson>
  );
}

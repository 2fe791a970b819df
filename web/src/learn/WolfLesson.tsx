import { anyGame } from '@bellwether/kernel';
import { type Refusal, wolfAndHound } from '@bellwether/wolf-and-hound';
import { WolfTable } from '../games/wolf-and-hound/Table.tsx';
import { useSignal } from '../ui/signal.ts';
import { Lesson } from './Lesson.tsx';
import { wolfLesson } from './lessons/wolf-and-hound.ts';
import { useLesson } from './useLesson.ts';

const NOT_NOW = { kind: 'refusal', code: 'not-asked', rule: 'W-TURN', facts: {} } satisfies Refusal;

/** Wolf & Hound in a minute and a half. */
export function WolfLesson() {
  const source = useLesson(wolfLesson, anyGame(wolfAndHound), NOT_NOW);
  const step = wolfLesson.steps[useSignal(source.at)];
  const pressing = step?.kind === 'play' ? ({ press: 'card', at: `[data-key^="hand:${step.move}:"]` } as const) : undefined;
  return (
    <Lesson lesson={wolfLesson} source={source} pressing={pressing}>
      <WolfTable source={source} id={wolfLesson.id} />
    </Lesson>
  );
}

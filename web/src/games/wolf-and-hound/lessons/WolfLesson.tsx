import { type Refusal, wolfAndHound } from '@bellwether/wolf-and-hound';
import { Lesson } from '../../../learn/Lesson.tsx';
import { useLesson } from '../../../learn/useLesson.ts';
import { useSignal } from '../../../ui/signal.ts';
import { useWords } from '../../../words/useWords.ts';
import { WolfTable } from '../Table.tsx';
import { WOLF_LESSONS } from '../words/lessons.ts';
import { wolfLesson } from './first.ts';

const NOT_NOW: Refusal = { kind: 'refusal', code: 'not-asked', rule: 'W-TURN', facts: {} };

/** Wolf & Hound in a minute and a half. */
export function WolfLesson() {
  const source = useLesson(wolfLesson, wolfAndHound, NOT_NOW);
  const step = wolfLesson.steps[useSignal(source.at)];
  const pressing = step?.kind === 'play' ? ({ press: 'card', at: `[data-key^="hand:${step.move}:"]` } as const) : undefined;
  return (
    <Lesson lesson={wolfLesson} words={useWords(WOLF_LESSONS)} source={source} pressing={pressing} moves=".playable">
      <WolfTable source={source} id={wolfLesson.id} />
    </Lesson>
  );
}

import { type Refusal, wolfAndHoundWithPositions } from '@bellwether/wolf-and-hound';
import { Lesson } from '../../../learn/Lesson.tsx';
import type { Pressing, Step, TaughtProps } from '../../../learn/lesson.ts';
import { useLesson } from '../../../learn/useLesson.ts';
import { useSignal } from '../../../ui/signal.ts';
import { useWords } from '../../../words/useWords.ts';
import { WolfTable } from '../Table.tsx';
import { WOLF_WORDS } from '../words/table.ts';

const NOT_NOW: Refusal = { kind: 'refusal', code: 'not-asked', rule: 'W-TURN', facts: {} };

/** A lesson or drill on the Wolf & Hound table. */
export function TaughtWolfTable({ from, ...taught }: TaughtProps) {
  const { lesson } = taught;
  const source = useLesson(lesson, wolfAndHoundWithPositions, from, NOT_NOW);
  const pressing = pressingAt(lesson.steps[useSignal(source.at)]);
  const farms = useWords(WOLF_WORDS)?.seats ?? [];
  return (
    <Lesson
      {...taught}
      source={source}
      pressing={pressing}
      farms={farms}
      moves=".playable, .wolf-question button"
      looks=".playable:not(.lifted)"
    >
      <WolfTable source={source} id={lesson.id} />
    </Lesson>
  );
}

/** A card of the hand, or the answer to a question. */
function pressingAt(step: Step | undefined): Pressing | undefined {
  if (step?.kind !== 'play') return undefined;
  const { move } = step;
  return { press: 'card', at: `[data-key^="hand:${move}:"], .wolf-question [data-move="${move}"]` };
}

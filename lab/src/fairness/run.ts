import * as sheep from '@bellwether/review/sheep-and-thief/fairness';
import * as wolf from '@bellwether/review/wolf-and-hound/fairness';
import { Crew } from '../crew.ts';

export type FairnessTask =
  | { readonly game: 'wolf-and-hound'; readonly batch: Parameters<typeof wolf.playBatch>[0] }
  | { readonly game: 'sheep-and-thief'; readonly batch: Parameters<typeof sheep.playBatch>[0] };

export function playTask(task: FairnessTask): wolf.Tally | sheep.Tally {
  return task.game === 'wolf-and-hound' ? wolf.playBatch(task.batch) : sheep.playBatch(task.batch);
}

/** A trial that hands out games until it is over. */
export interface AnyTrial<B, T> {
  next(effort: wolf.Effort): readonly B[];
  add(arm: string, tally: T): void;
}

export type TrialCrew = Crew<FairnessTask, wolf.Tally | sheep.Tally>;

export function trialCrew(threads: number): TrialCrew {
  return new Crew(threads, new URL('./worker.ts', import.meta.url));
}

/** Plays a trial to its end. Tallies are added in order, so the number of threads changes no digit. */
export async function runTrial<B extends { readonly arm: string }, T>(
  trial: AnyTrial<B, T>,
  game: FairnessTask['game'],
  effort: wolf.Effort,
  crew: TrialCrew,
  shown: (done: number, all: number) => void = () => {},
): Promise<void> {
  for (let batches = trial.next(effort); batches.length > 0; batches = trial.next(effort)) {
    const answers: T[] = [];
    let given = 0;
    let done = 0;
    await crew.run(
      () => (given < batches.length ? ({ game, batch: batches[given++] } as unknown as FairnessTask) : undefined),
      (task, answer) => {
        answers[batches.indexOf(task.batch as unknown as B)] = answer as T;
        shown(++done, batches.length);
      },
    );
    batches.forEach(({ arm }, i) => {
      trial.add(arm, answers[i] as T);
    });
  }
}

import { Crew } from '../crew.ts';
import { gameById } from '../games.ts';
import type { AnyBatch, AnyTrial, Effort } from './kit.ts';

/** A batch of games for a worker thread. */
export interface FairnessTask {
  readonly game: string;
  readonly batch: AnyBatch;
}

export function playTask({ game, batch }: FairnessTask): object {
  return gameById(game).fairness?.play(batch) ?? {};
}

export type TrialCrew = Crew<FairnessTask, object>;

export function trialCrew(threads: number): TrialCrew {
  return new Crew(threads, new URL('./worker.ts', import.meta.url));
}

/** Plays a trial to its end. Tallies are added in order, so the result is identical for any number of threads. */
export async function runTrial(
  trial: AnyTrial,
  game: string,
  effort: Effort,
  crew: TrialCrew,
  shown: (done: number, all: number) => void = () => {},
): Promise<void> {
  for (let batches = trial.next(effort); batches.length > 0; batches = trial.next(effort)) {
    const answers: object[] = [];
    let given = 0;
    let done = 0;
    await crew.run(
      () => {
        const batch = batches[given++];
        return batch && { game, batch };
      },
      ({ batch }, answer) => {
        answers[batches.indexOf(batch)] = answer;
        shown(++done, batches.length);
      },
    );
    batches.forEach(({ arm }, i) => {
      trial.add(arm, answers[i] as object);
    });
  }
}

import { playBatch, SheepTrial, sheepReport } from '@bellwether/review/sheep-and-thief/fairness';
import type { Trial } from '../../../workshop/trial.ts';
import type { Config } from '../vocabulary.ts';

/** Pairs of games between two checks of the clock. */
const BATCH = 2;
const LEAST_CHANGE = 50;

export function openTrial(config: object, seed: number): Trial {
  const trial = new SheepTrial(config as Config, 'herder', seed);
  let games = 0;
  return {
    step(pairs) {
      const [batch] = trial.next({ pairs, changePairs: Math.max(LEAST_CHANGE, pairs / 4), batch: BATCH });
      if (batch === undefined) return false;
      trial.add(batch.arm, playBatch(batch));
      games += 2 * batch.pairs;
      return true;
    },
    report: () => sheepReport(trial),
    games: () => games,
  };
}

import { playBatch, WolfTrial, wolfReport } from '@bellwether/review/wolf-and-hound/fairness';
import type { Trial } from '../../../workshop/trial.ts';
import type { Config } from '../vocabulary.ts';

/** Pairs of games between two looks at the clock. */
const BATCH = 10;
const LEAST_CHANGE = 150;

export function openTrial(config: object, seed: number): Trial {
  const trial = new WolfTrial(config as Config, 'herder', seed);
  let games = 0;
  return {
    step(pairs) {
      const [batch] = trial.next({ pairs, changePairs: Math.max(LEAST_CHANGE, pairs / 4), batch: BATCH });
      if (batch === undefined) return false;
      trial.add(batch.arm, playBatch(batch));
      games += 2 * batch.pairs;
      return true;
    },
    report: () => wolfReport(trial),
    games: () => games,
  };
}

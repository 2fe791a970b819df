import { playBatch, SheepTrial, sheepReport } from '@bellwether/review/sheep-and-thief/fairness';
import { trialOf } from '../../../workshop/play-trial.ts';
import type { Trial } from '../../../workshop/trial.ts';
import type { Config } from '../vocabulary.ts';

export function openTrial(config: object, seed: number): Trial {
  const trial = new SheepTrial(config as Config, 'herder', seed);
  return trialOf({ trial, play: playBatch, report: () => sheepReport(trial), batch: 2, leastChange: 50 });
}

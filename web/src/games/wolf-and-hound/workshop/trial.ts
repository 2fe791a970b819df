import { playBatch, WolfTrial, wolfReport } from '@bellwether/review/wolf-and-hound/fairness';
import { trialOf } from '../../../workshop/play-trial.ts';
import type { Trial } from '../../../workshop/trial.ts';
import type { Config } from '../vocabulary.ts';

export function openTrial(config: object, seed: number): Trial {
  const trial = new WolfTrial(config as Config, 'herder', seed);
  return trialOf({ trial, play: playBatch, report: () => wolfReport(trial), batch: 10, leastChange: 150 });
}

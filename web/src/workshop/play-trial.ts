import type { Trial } from './trial.ts';

// Apart from trial.ts: with its loaders, the worker's chunks would look for preload links in a document.

interface Paired {
  readonly arm: string;
  readonly pairs: number;
}

/** What a game provides for trials. */
interface TrialKit<Batch extends Paired, Tally> {
  readonly trial: {
    next(wanted: { readonly pairs: number; readonly changePairs: number; readonly batch: number }): readonly Batch[];
    add(arm: string, tally: Tally): void;
  };
  readonly play: (batch: Batch) => Tally;
  readonly report: () => object;
  /** Pairs of games between two looks at the clock. */
  readonly batch: number;
  /** The least number of pairs for a change that is tried. */
  readonly leastChange: number;
}

export function trialOf<Batch extends Paired, Tally>(kit: TrialKit<Batch, Tally>): Trial {
  const { trial, play, report, leastChange } = kit;
  let games = 0;
  return {
    step(pairs) {
      const [batch] = trial.next({ pairs, changePairs: Math.max(leastChange, pairs / 4), batch: kit.batch });
      if (batch === undefined) return false;
      trial.add(batch.arm, play(batch));
      games += 2 * batch.pairs;
      return true;
    },
    report,
    games: () => games,
  };
}

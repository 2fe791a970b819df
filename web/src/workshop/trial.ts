/** The messages between the page and its worker during a trial. */

/** A fairness trial of one set-up, played step by step. */
export interface Trial {
  /** Plays some games; returns false once all are played. */
  step(pairs: number): boolean;
  report(): object;
  /** The number of games played so far, and in total. */
  games(): number;
}

export type Ask = { readonly game: string; readonly config: object; readonly seed: number; readonly pairs: number };
export type Told =
  | { readonly kind: 'report'; readonly report: object; readonly games: number; readonly done: boolean }
  | { readonly kind: 'failed' };

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

const TRIALS = import.meta.glob<(config: object, seed: number) => Trial>('../games/*/workshop/trial.ts', { import: 'openTrial' });

export async function openTrial({ game, config, seed }: Ask): Promise<Trial | undefined> {
  return (await TRIALS[`../games/${game}/workshop/trial.ts`]?.())?.(config, seed);
}

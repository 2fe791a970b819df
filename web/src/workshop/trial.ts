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

const TRIALS = import.meta.glob<(config: object, seed: number) => Trial>('../games/*/workshop/trial.ts', { import: 'openTrial' });

export async function openTrial({ game, config, seed }: Ask): Promise<Trial | undefined> {
  return (await TRIALS[`../games/${game}/workshop/trial.ts`]?.())?.(config, seed);
}

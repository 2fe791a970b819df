/** What the page and its worker say to each other about a trial. */

/** A trial of one set-up: plays step by step. */
export interface Trial {
  /** Plays some games; false once there is nothing left to play. */
  step(pairs: number): boolean;
  report(): object;
  /** Games played so far, of all that are wanted. */
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

import type { Level } from '@bellwether/bots';
import type { GameTypes } from '@bellwether/kernel';

/** The next games to play: plain data, for a worker. */
export interface AnyBatch {
  readonly arm: string;
}

export interface Effort {
  readonly pairs: number;
  readonly changePairs: number;
  readonly batch: number;
}

/** A trial of one set-up, in the game's own types. */
export interface AnyTrial {
  next(effort: Effort): readonly AnyBatch[];
  add(arm: string, tally: object): void;
}

/** What the lab needs to try home-made cards of a game. */
export interface FairnessKit<T extends GameTypes> {
  open(config: T['Config'], level: Level, seed: number): AnyTrial;
  play(batch: AnyBatch): object;
  report(trial: AnyTrial): object;
  text(report: object): string;
  /** The default number of games in a trial, and pairs of games in a batch of about a second. */
  readonly games: number;
  readonly pairsABatch: number;
}

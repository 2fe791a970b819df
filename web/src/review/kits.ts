import type { GameRecord, GameTypes, Random, Seat } from '@bellwether/kernel';
import type { AnyReviewKit } from '@bellwether/review';

/** What the worker needs to review a game, found by folder. */
export interface WorkerKit {
  readonly kit: AnyReviewKit;
  /** A game that looks the same to a seat, with other hidden cards; undefined if none was found by chance. */
  readonly twin: (record: GameRecord<GameTypes>, seat: Seat, random: Random) => GameRecord<GameTypes> | undefined;
}

const KITS = import.meta.glob<WorkerKit>('../games/*/review/kit.ts', { import: 'workerKit' });

export async function kitOf(game: string): Promise<WorkerKit | undefined> {
  return await KITS[`../games/${game}/review/kit.ts`]?.();
}

import type { Reason } from '@bellwether/bots';
import type { AnyPuzzleKit } from '@bellwether/bots/puzzles';
import type { GameTypes } from '@bellwether/kernel';

/** What a game adds to the puzzle room. The words are the game's own. */
export interface PuzzleFace {
  readonly kit: AnyPuzzleKit;
  sayMove(words: object, view: GameTypes['View'], move: GameTypes['Move']): string;
  /** A whole sentence; nothing where there are no words for it. */
  sayReason(words: object, view: GameTypes['View'], reason: Reason): string;
}

const FACES = import.meta.glob<() => Promise<PuzzleFace>>('../games/*/extras.ts', { import: 'puzzles' });

/** Fetched when it is wanted; undefined for a game without puzzles. */
export async function faceOf(game: string): Promise<PuzzleFace | undefined> {
  return await (await FACES[`../games/${game}/extras.ts`]?.())?.();
}

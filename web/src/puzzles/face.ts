import type { Reason } from '@bellwether/bots';
import type { AnyPuzzleKit } from '@bellwether/bots/puzzles';
import type { GameTypes } from '@bellwether/kernel';

/** What a game adds to the puzzle page. `words` are the game's own. */
export interface PuzzleFace {
  readonly kit: AnyPuzzleKit;
  sayMove(words: object, view: GameTypes['View'], move: GameTypes['Move']): string;
  /** A sentence; empty if there is no phrase for it. */
  sayReason(words: object, view: GameTypes['View'], reason: Reason): string;
}

const FACES = import.meta.glob<() => Promise<PuzzleFace>>('../games/*/extras.ts', { import: 'puzzles' });

/** Loaded on demand; undefined for a game without puzzles. */
export async function faceOf(game: string): Promise<PuzzleFace | undefined> {
  return await (await FACES[`../games/${game}/extras.ts`]?.())?.();
}

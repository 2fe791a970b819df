import { LEVELS } from '@bellwether/bots/levels';
import { type Puzzle, SAVE } from '@bellwether/bots/puzzles';
import { myPuzzles } from './mine.ts';
import { puzzlesOf } from './packs.ts';
import { answers } from './progress.ts';

/** Address part for every theme; `MINE` for puzzles from my own mistakes. */
export const ALL = 'all';
export const MINE = 'mine';

/** The puzzles of a level, or my own, of one theme or all. */
export async function puzzlesOn(game: string, shelf: string, theme: string): Promise<readonly Puzzle[]> {
  const level = LEVELS.find((one) => one === shelf);
  const all = level === undefined ? (shelf === MINE ? myPuzzles(game) : []) : await puzzlesOf(game, level);
  // Nearly lost positions are a separate theme, shown only on request.
  return all.filter((puzzle) => (theme === ALL ? shelf === MINE || puzzle.theme !== SAVE : puzzle.theme === theme));
}

/** The next unsolved puzzle after this one; if all are solved, the next one. */
export function nextOf(puzzles: readonly Puzzle[], id: string | undefined): Puzzle | undefined {
  const known = answers();
  const at = puzzles.findIndex((one) => one.id === id);
  const inTurn = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  return inTurn.find((one) => known[one.id] !== 'solved' && one.id !== id) ?? inTurn[0];
}

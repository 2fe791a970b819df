/** What other features may use of the puzzles. */
export { faceOf } from './face.ts';
export { fromDecision, keepMine, myPuzzles } from './mine.ts';
export { answers } from './progress.ts';

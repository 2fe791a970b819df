/** The part of the puzzles that other features may import. */
export { faceOf } from './face.ts';
export { fromDecision, keepMine, myPuzzles } from './mine.ts';
export { answers } from './progress.ts';

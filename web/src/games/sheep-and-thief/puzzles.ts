import { sheepPuzzles } from '@bellwether/bots/sheep-and-thief/puzzles';
import type { PuzzleFace } from '../../puzzles/face.ts';
import { moveName, tellReason } from './narrate.ts';
import type { Move, View } from './vocabulary.ts';
import type { SheepWords } from './words/en.ts';

export const puzzles: PuzzleFace = {
  kit: sheepPuzzles,
  sayMove: (words, _, move) => moveName(words as SheepWords, move as Move),
  sayReason: (words, view, reason) => tellReason(words as SheepWords, view as View, reason),
};

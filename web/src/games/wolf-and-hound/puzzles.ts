import { wolfPuzzles } from '@bellwether/bots/wolf-and-hound/puzzles';
import type { PuzzleFace } from '../../puzzles/face.ts';
import { moveName, tellReason } from './narrate.ts';
import type { Move, View } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

export const puzzles: PuzzleFace = {
  kit: wolfPuzzles,
  sayMove: (words, view, move) => moveName(words as WolfWords, view as View, move as Move),
  sayReason: (words, view, reason) => tellReason(words as WolfWords, view as View, reason),
};

import type { GameTypes, Seat } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { GameWords } from '../model/game.ts';
import type { Ended } from '../storage/ended.ts';

/** What lists of games and their results ask of a game, found by its folder. */
export interface GameHistory {
  /** What a set-up is known by, the same in every language. */
  readonly setOf: (config: GameTypes['Config']) => string;
  readonly setName: (words: GameWords, config: GameTypes['Config']) => string;
  /** Where one may go from a set-up, the next step first. */
  readonly onward: (config: GameTypes['Config']) => readonly GameTypes['Config'][];
  /** What a seat got in the end: sheep, gold. */
  readonly score: (words: GameWords, config: GameTypes['Config'], outcome: GameTypes['Outcome'], seat: Seat) => string;
  /** The same as numbers: of the own side, and of the best other. */
  readonly points: (config: GameTypes['Config'], outcome: GameTypes['Outcome'], seat: Seat) => Points;
  /** The end of a game, small. */
  readonly Thumb: ComponentType<ThumbProps>;
}

export interface Points {
  readonly mine: number;
  readonly theirs: number;
}

export interface ThumbProps {
  readonly config: GameTypes['Config'];
  readonly ended: Ended;
}

const HISTORIES = import.meta.glob<GameHistory>('../games/*/history.tsx', { import: 'history' });

export async function historyOf(game: string): Promise<GameHistory | undefined> {
  return await HISTORIES[`../games/${game}/history.tsx`]?.();
}

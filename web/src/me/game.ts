import type { GameTypes, Seat } from '@bellwether/kernel';
import type { ComponentType } from 'preact';
import type { GameWords } from '../model/game.ts';
import type { Ended } from '../storage/ended.ts';

/** What each game provides for lists and statistics, found by folder. */
export interface GameHistory {
  /** The name of a set-up, the same in every language. */
  readonly setOf: (config: GameTypes['Config']) => string;
  readonly setName: (words: GameWords, config: GameTypes['Config']) => string;
  /** Set-ups to try after this one, the next step first. */
  readonly onward: (config: GameTypes['Config']) => readonly GameTypes['Config'][];
  /** Why the game ended as it did, in one line: who ran out of sheep, who has how much gold. `seat`: mine. */
  readonly why: (words: GameWords, config: GameTypes['Config'], outcome: GameTypes['Outcome'], seat: Seat | undefined) => string;
  /** The same as numbers: own side, and best rival. */
  readonly points: (config: GameTypes['Config'], outcome: GameTypes['Outcome'], seat: Seat) => Points;
  /** A thumbnail of the final position. */
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

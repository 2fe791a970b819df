import type { Reason } from '@bellwether/bots';
import type { GameRecord, GameTypes, Seat, Viewer } from '@bellwether/kernel';
import type { Review } from '@bellwether/review';
import type { ComponentType } from 'preact';
import type { GameWords } from '../model/game.ts';
import type { TableSource } from '../model/source.ts';
import type { Side } from './lines.ts';
import type { ReviewWords, Who } from './words/en.ts';

/** What the review page needs from a game. `words` are the game's, with the players' names. */
export interface GameReview {
  /** The table at a moment, from its source. */
  readonly Board: ComponentType<BoardProps>;
  /** The cards of one hand. */
  readonly Hand: ComponentType<HandProps>;
  /** `me`: the reader, who is “you”. */
  readonly side: (words: GameWords, config: GameTypes['Config'], seat: Seat, me: Seat | undefined) => Side;
  readonly seatName: (words: GameWords, config: GameTypes['Config'], seat: Seat) => string;
  /** A move in sentences, from the events its player saw. `view`: whose viewer is “you”. */
  readonly tellMove: (
    words: ReviewWords,
    game: GameWords,
    view: GameTypes['View'],
    events: readonly GameTypes['EventView'][],
  ) => readonly string[];
  /** A move as its player would name it, with all steps. `view`: the player's view before it. */
  readonly moveName: (words: ReviewWords, game: GameWords, view: GameTypes['View'], move: GameTypes['Move']) => string;
  /** Why it is better than the move played, as a sentence; empty if there is no phrase for it. */
  readonly reason: (words: ReviewWords, game: GameWords, view: GameTypes['View'], reason: Reason) => string;
  /** A seat's final score: sheep, gold. */
  readonly score: (words: GameWords, config: GameTypes['Config'], outcome: GameTypes['Outcome'], seat: Seat) => string;
  /** Why the winners won, as far as the score does not show it. */
  readonly Ending: ComponentType<EndingProps>;
  /** Text about the end that only this game has. */
  readonly Account: ComponentType<AccountProps>;
}

const REVIEWS = import.meta.glob<GameReview>('../games/*/review/review.ts', { import: 'review' });

/** A game's part of the review, found by folder. */
export async function reviewOf(game: string): Promise<GameReview | undefined> {
  return await REVIEWS[`../games/${game}/review/review.ts`]?.();
}

interface BoardProps {
  readonly words: GameWords;
  readonly source: TableSource<GameTypes>;
}

interface HandProps {
  readonly words: GameWords;
  /** The view of the hand's seat. */
  readonly view: GameTypes['View'];
}

interface EndingProps {
  readonly words: GameWords;
  /** Its viewer is “you”. */
  readonly view: { readonly config: GameTypes['Config']; readonly viewer: Viewer };
  readonly outcome: GameTypes['Outcome'];
}

export interface AccountProps {
  readonly words: ReviewWords;
  readonly game: GameWords;
  readonly record: GameRecord<GameTypes>;
  readonly review: Review;
  readonly sides: readonly Side[];
  readonly who: (seat: Seat) => Who;
  readonly seek: (ply: number) => void;
  readonly me: Seat | undefined;
}

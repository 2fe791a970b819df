import type { Reason } from '@bellwether/bots';
import type { GameRecord, GameTypes, Seat, Viewer } from '@bellwether/kernel';
import type { Review } from '@bellwether/review';
import type { ComponentType } from 'preact';
import type { GameWords } from '../model/game.ts';
import type { TableSource } from '../model/source.ts';
import type { Side } from './lines.ts';
import type { ReviewWords, Who } from './words/en.ts';

/** What the room asks of a game. `words` are the game's, with the names of those who sat there. */
export interface GameReview {
  /** The table, as its source shows it. */
  readonly Board: ComponentType<BoardProps>;
  /** The cards in one hand. */
  readonly Hand: ComponentType<HandProps>;
  /** `me`: whoever looks, who is “you”. */
  readonly side: (words: GameWords, config: GameTypes['Config'], seat: Seat, me: Seat | undefined) => Side;
  readonly seatName: (words: GameWords, config: GameTypes['Config'], seat: Seat) => string;
  /** What a move was, in sentences, by its events as the mover was shown them. `view`: whose viewer is “you”. */
  readonly tellMove: (
    words: ReviewWords,
    game: GameWords,
    view: GameTypes['View'],
    events: readonly GameTypes['EventView'][],
  ) => readonly string[];
  /** A move as its player would name it, with all its steps. `view`: the player's own, before it. */
  readonly moveName: (words: ReviewWords, game: GameWords, view: GameTypes['View'], move: GameTypes['Move']) => string;
  /** Why it is better than the move played, as a sentence; empty if that cannot be told. */
  readonly reason: (words: ReviewWords, game: GameWords, view: GameTypes['View'], reason: Reason) => string;
  /** What a seat got in the end: sheep, gold. */
  readonly score: (words: GameWords, config: GameTypes['Config'], outcome: GameTypes['Outcome'], seat: Seat) => string;
  /** Why who won has won, as far as the score does not say it. */
  readonly Ending: ComponentType<EndingProps>;
  /** What only this game has to say at the end. */
  readonly Account: ComponentType<AccountProps>;
}

const REVIEWS = import.meta.glob<GameReview>('../games/*/review/review.ts', { import: 'review' });

/** What the room asks of a game, found by its folder. */
export async function reviewOf(game: string): Promise<GameReview | undefined> {
  return await REVIEWS[`../games/${game}/review/review.ts`]?.();
}

interface BoardProps {
  readonly words: GameWords;
  readonly source: TableSource<GameTypes>;
}

interface HandProps {
  readonly words: GameWords;
  /** The view of the seat whose hand it is. */
  readonly view: GameTypes['View'];
}

interface EndingProps {
  readonly words: GameWords;
  /** Whose viewer is “you”. */
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

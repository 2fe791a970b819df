import type { GameRecord, GameTypes, Seat } from '@bellwether/kernel';
import type { Decision, Review } from '@bellwether/review';
import { useEffect } from 'preact/hooks';
import { faceOf, fromDecision, keepMine } from '../puzzles/public.ts';

/** Mistakes and blunders: an inaccuracy is too small for a puzzle. */
export function mistakesBy({ decisions }: Review, seat: Seat | undefined): readonly Decision[] {
  return decisions.filter((one) => one.seat === seat && (one.label === 'mistake' || one.label === 'blunder'));
}

/** Stores mistakes as puzzles. A mistake stored already keeps its puzzle. */
export async function keepMistakes(game: string, record: GameRecord<GameTypes>, mistakes: readonly Decision[]): Promise<void> {
  const face = mistakes.length === 0 ? undefined : await faceOf(game);
  if (face)
    keepMine(
      game,
      mistakes.flatMap((one) => fromDecision(face.kit, record, one) ?? []),
    );
}

/** Stores them as soon as they are found, in case the review is left before its end. */
export function useMistakes(review: Review, record: GameRecord<GameTypes>, me: Seat | undefined): void {
  const mistakes = mistakesBy(review, me);
  useEffect(() => {
    keepMistakes(review.game, record, mistakes).catch(console.error);
  }, [mistakes.length]);
}

import type { GameRecord, GameTypes, Seat } from '@bellwether/kernel';
import type { Decision, Review } from '@bellwether/review';
import { useEffect } from 'preact/hooks';
import { faceOf, fromDecision, keepMine } from '../puzzles/public.ts';

/** What was a mistake at least: an inaccuracy is too little to ask for. */
export function mistakesBy({ decisions }: Review, seat: Seat | undefined): readonly Decision[] {
  return decisions.filter((one) => one.seat === seat && (one.label === 'mistake' || one.label === 'blunder'));
}

/** Mistakes become puzzles of one's own. One that is kept already stays the same puzzle. */
export async function keepMistakes(game: string, record: GameRecord<GameTypes>, mistakes: readonly Decision[]): Promise<void> {
  const face = mistakes.length === 0 ? undefined : await faceOf(game);
  if (face)
    keepMine(
      game,
      mistakes.flatMap((one) => fromDecision(face.kit, record, one) ?? []),
    );
}

/** As soon as they are found: whoever leaves the review before its end has them too. */
export function useMistakes(review: Review, record: GameRecord<GameTypes>, me: Seat | undefined): void {
  const mistakes = mistakesBy(review, me);
  useEffect(() => {
    keepMistakes(review.game, record, mistakes).catch(console.error);
  }, [mistakes.length]);
}

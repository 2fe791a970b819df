import type { Reason } from '@bellwether/bots';
import type { ReviewWords, Who } from '../../../review/words/en.ts';
import { who } from '../names.ts';
import { tellReason } from '../narrate.ts';
import type { View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';

/** Why a move was better: what only a review tells, or else as at the table. */
export function reason(words: ReviewWords, game: WolfWords, view: View, why: Reason): string {
  const says: Readonly<Partial<Record<string, (whose: Who) => string>>> = words.wolf;
  return says[why.kind]?.(who(game, view, why.seat ?? 0)) ?? tellReason(game, view, why);
}

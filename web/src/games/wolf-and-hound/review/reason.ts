import type { Reason } from '@bellwether/bots';
import type { WolfAgainstKind } from '@bellwether/bots/wolf-and-hound';
import type { ReviewWords, Who } from '../../../review/words/en.ts';
import { animalInPlay, kindsOf, who } from '../names.ts';
import { tellReason } from '../narrate.ts';
import type { View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';

/** Reasons of the table that name an animal. */
type WolfAnimalKind =
  | 'wolf-left'
  | 'hound-left'
  | 'threat-averted'
  | 'partner-protected'
  | 'opponent-threatened'
  | 'help-called'
  | 'help-near'
  | 'help-denied';

type Told = (whose: Who, animal?: string) => string;
/** Every kind of reason that only a review gives has words. */
type Says = Readonly<Record<WolfAgainstKind | WolfAnimalKind, Told> & Partial<Record<string, Told>>>;

/** Why a move was better: a reason of the review, or else as at the table. */
export function reason(words: ReviewWords, game: WolfWords, view: View, why: Reason): string {
  const says: Says = words.wolf;
  const { kind, seat = 0, animal } = why;
  const name = animal === undefined || isAlone(view, animal) ? undefined : animalInPlay(game, view.config, animal);
  return says[kind]?.(who(game, view, seat), name) ?? tellReason(game, view, why);
}

/** Whether an animal is the only one of its kind on the table, on either side. */
function isAlone(view: View, id: string): boolean {
  const kinds = kindsOf(view.config, id);
  return !view.animals.some((other) => other.id !== id && kindsOf(view.config, other.id).some((kind) => kinds.includes(kind)));
}

import type { SetGroup, SetLine } from '@bellwether/wolf-and-hound';
import { animalSeen } from './names.ts';
import type { Config } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfSets } from './words/en-sets.ts';

/** A recommended set of a book in words: “any hound + the slow wolf + the limping wolf or the fast wolf”. */
export function lineName(words: WolfWords, sets: WolfSets, config: Config, { groups }: SetLine): string {
  return groups.map((group) => groupName(words, sets, config, group)).join(' + ');
}

function groupName(words: WolfWords, sets: WolfSets, config: Config, { any, cards }: SetGroup): string {
  return any ? sets.any[any] : cards.map((id) => animalSeen(words, config, id)).join(sets.or);
}

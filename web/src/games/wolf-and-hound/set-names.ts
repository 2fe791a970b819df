import type { SetGroup, SetLine } from '@bellwether/wolf-and-hound';
import { animalName } from './names.ts';
import { printedName } from './printed-name.ts';
import type { Config } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';
import type { WolfSets } from './words/en-sets.ts';

/** A recommended set as its book prints it: “any hound + Wolf 06 + Wolf 03 or 04”. */
export function lineName(words: WolfWords, sets: WolfSets, config: Config, { groups }: SetLine): string {
  const name = groups.map((group) => groupName(words, sets, config, group)).join(' + ');
  // No line break before a number.
  return name.replaceAll(/ (?=\d)/g, '\u00a0');
}

function groupName(words: WolfWords, sets: WolfSets, config: Config, { any, cards: [first = '', ...others] }: SetGroup): string {
  if (any) return sets.any[any];
  if (others.length === 0) return printedName(words, config, first);
  return [animalName(words, config, first), ...others.map((id) => shortName(animalName(words, config, id)))].join(sets.or);
}

/** “Wolf 04” among wolves: “04”. */
export function shortName(name: string): string {
  return name.split(' ').at(-1) ?? name;
}

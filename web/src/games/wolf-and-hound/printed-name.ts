import { animalName } from './names.ts';
import { dataOf } from './signs.ts';
import type { Config } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

/** A name with the printed one, so that an owner can find the card: “Grandpa Wolf (Extra 01)”. */
export function printedName(words: WolfWords, config: Config, id: string): string {
  const printed = dataOf(id)?.printed;
  return printed ? words.printed(animalName(words, config, id), printed.replaceAll(' ', '\u00a0')) : animalName(words, config, id);
}

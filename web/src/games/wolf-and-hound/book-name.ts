import { printedName } from './printed-name.ts';
import type { Config } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

/** The title of a card's sheet: our name, and the printed one where it differs: “ウルフ 06（Wolf card 06）”. */
export function bookName(words: WolfWords, config: Config, id: string): string {
  const name = printedName(words, config, id);
  const [family = '', number] = id.split('-');
  const printed = PRINTED_FAMILIES[family];
  if (printed === undefined || words.cards[id] === undefined || name.startsWith(printed)) return name;
  return words.printed(name, `${printed}\u00a0card\u00a0${number}`);
}
const PRINTED_FAMILIES: Readonly<Record<string, string>> = {
  wolf: 'Wolf',
  hound: 'Hound',
  sheep: 'Sheep',
  metamorphic: 'Metamorphic',
  tornado: 'Tornado',
};

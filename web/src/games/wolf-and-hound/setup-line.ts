import { animalName } from './names.ts';
import type { Config } from './vocabulary.ts';
import type { WolfWords } from './words/en.ts';

/** What is on the table, in one line. */
export function setupLine(words: object, config: object): string {
  const { setup } = words as WolfWords;
  const { animals, edition, expansion } = config as Config;
  const names = animals.map((id) => animalName(words as WolfWords, config as Config, id)).join(' + ');
  return [names, ...(expansion ? [setup.expansion] : []), ...(edition === '2016' ? [] : [setup.editions[edition]])].join(' · ');
}

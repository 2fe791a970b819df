import { CATALOGUE, EDITIONS, HOUSE } from '@bellwether/wolf-and-hound';
import { commonPlaces, type Place } from '../../help/matching.ts';
import type { ShellWords } from '../../words/en/shell.ts';
import { animalName } from './names.ts';
import type { WolfWords } from './words/en.ts';

/** What the four books print before a card's number. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  wolf: ['wolf card', 'wolfskarte', 'carte loup', 'ウルフ', 'オオカミ', '狼'],
  hound: ['hound card', 'hundekarte', 'carte chien', 'ハウンド', '犬'],
  sheep: ['sheep card', 'schafskarte', 'carte mouton', 'シープ'],
  metamorphic: ['metamorphic card', 'verwandlungskarte', 'carte métamorphe', 'メタモル'],
  tornado: ['tornado card', 'tornadokarte', 'carte tornade', 'トルネード'],
  extra: ['extra card', 'extrakarte', 'carte extra', 'エクストラ'],
  designer: ['designer’s card', 'designerkarte', 'carte designer', 'デザイナー'],
};

/** Search results of the help besides articles: every card, and the credits. */
export function placesOf(words: WolfWords, shell: ShellWords): readonly Place[] {
  const ids = new Set([...EDITIONS.flatMap((edition) => CATALOGUE[edition]), ...HOUSE].map(({ id }) => id));
  const cards = [...ids].map((id) => {
    const config = { edition: '2016', players: 4, animals: [], expansion: false } as const;
    return { name: animalName(words, config, id), at: ['cards', 'wolf-and-hound', id], search: printedNames(id).join(' ') };
  });
  return [...cards, ...commonPlaces(shell, 'wolf-and-hound')];
}

/** The names of a card in the four books. */
export function printedNames(id: string): readonly string[] {
  const [family = '', ...number] = id.split('-');
  return (FAMILIES[family] ?? []).map((name) => `${name} ${number.join('-')}`);
}

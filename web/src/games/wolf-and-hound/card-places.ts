import { CATALOGUE, EDITIONS, EXPANSION_CARDS, HOUSE, NUMBER_DECK } from '@bellwether/wolf-and-hound';
import type { CardPlace } from '../../help/card-places.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { preload } from '../../words/useWords.ts';
import { cardName } from './names.ts';
import { printedNames } from './places.ts';
import { printedName } from './printed-name.ts';
import type { Config, Edition } from './vocabulary.ts';
import { TITLE, WOLF_WORDS } from './words/table.ts';

/** The animal cards of each edition, ours, and the number cards. */
export async function cardPlaces(language: Language): Promise<readonly CardPlace[]> {
  const words = await preload(WOLF_WORDS, language);
  const all = await Promise.all(LANGUAGES.map((one) => preload(WOLF_WORDS, one)));
  const animal = (id: string, edition: Edition): CardPlace => {
    const config: Config = { edition, players: 4, animals: [], expansion: false };
    const names = all.map((one) => printedName(one, config, id));
    const at = ['cards', 'wolf-and-hound', id, edition];
    return { name: printedName(words, config, id), at, search: [...names, ...printedNames(id)].join(' '), game: TITLE };
  };
  const ids = new Set(EDITIONS.flatMap((edition) => CATALOGUE[edition].map(({ id }) => id)));
  const numbers = [...new Set([...Object.keys(NUMBER_DECK.cards), ...EXPANSION_CARDS])];
  return [
    ...[...ids].flatMap((id) =>
      EDITIONS.filter((edition) => CATALOGUE[edition].some((card) => card.id === id)).map((edition) => ({
        ...animal(id, edition),
        edition: words.setup.editions[edition],
      })),
    ),
    ...HOUSE.map(({ id }) => ({ ...animal(id, '2016'), edition: words.gallery.invented })),
    ...numbers.map((card) => ({
      name: cardName(words, card),
      at: ['cards', 'wolf-and-hound', EXPANSION_CARDS.includes(card) ? 'seven' : 'numbers', '2016', card],
      search: all.map((one) => cardName(one, card)).join(' '),
      game: TITLE,
      ...(EXPANSION_CARDS.includes(card) && { edition: words.setup.expansion }),
    })),
  ];
}

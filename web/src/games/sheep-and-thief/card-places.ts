import { MISSIONS, numberOf, OUR_DECK, printedTable } from '@bellwether/sheep-and-thief';
import type { CardPlace } from '../../help/card-places.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import { preload } from '../../words/useWords.ts';
import { cardName } from './names.ts';
import { SHEEP_WORDS, TITLE } from './words/table.ts';

/** Missions, towns and landscape cards, the same in both editions. */
export async function cardPlaces(language: Language): Promise<readonly CardPlace[]> {
  const words = await preload(SHEEP_WORDS, language);
  const all = await Promise.all(LANGUAGES.map((one) => preload(SHEEP_WORDS, one)));
  const place = (name: string, search: readonly string[], ...at: readonly string[]): CardPlace => ({
    name,
    at: ['cards', 'sheep-and-thief', ...at],
    search: search.join(' '),
    game: TITLE,
  });
  return [
    ...MISSIONS.map((mission) =>
      place(
        words.colon(words.setup.missions, words.missions[mission].name),
        all.flatMap(({ missions, setup }) => [setup.missions, missions[mission].name, missions[mission].about]),
        'missions',
        mission,
      ),
    ),
    ...printedTable(undefined).towns.map(({ name }) =>
      place(
        words.towns[name],
        all.map(({ towns }) => towns[name]),
        'towns',
        name,
      ),
    ),
    ...[...new Set(OUR_DECK)].map((card) =>
      place(
        cardName(words, card),
        all.map((one) => cardName(one, card)),
        `${numberOf(card)}`,
      ),
    ),
  ];
}

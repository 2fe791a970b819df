import { describe, expect, it } from 'vitest';
import { cardPlaces as sheepCards } from '../../src/games/sheep-and-thief/card-places.ts';
import { cardPlaces as wolfCards } from '../../src/games/wolf-and-hound/card-places.ts';
import { cardsFor } from '../../src/help/card-places.ts';
import { LANGUAGES } from '../../src/words/languages.ts';

/** Queries in any language, and the place of their first result. */
const SOUGHT: readonly (readonly [string, string])[] = [
  ['Loup 02', 'wolf-and-hound/wolf-02/2016'],
  ['Wolfskarte 07', 'wolf-and-hound/wolf-07/2016'],
  ['ウルフ08', 'wolf-and-hound/wolf-08/2016'],
  ['tornade 01', 'wolf-and-hound/tornado-01/2015-draft'],
  ['Schwarz 3', 'wolf-and-hound/numbers/2016/B3'],
  ['längster Fluss', 'sheep-and-thief/missions/longest-river'],
  ['Bêlebourg', 'sheep-and-thief/towns/baabourne'],
  ['carte 17', 'sheep-and-thief/17'],
];

describe.each(LANGUAGES)('a search among the cards in %s', (language) => {
  const all = async () => [...(await wolfCards(language)), ...(await sheepCards(language))];

  it('finds what is printed in any language, in both games', async () => {
    const cards = await all();
    for (const [sought, at] of SOUGHT) {
      const [game = ''] = at.split('/');
      expect(cardsFor(cards, sought, game)[0]?.at.join('/'), sought).toBe(`cards/${at}`);
    }
  });

  it('shows a card of each edition by itself, and says which it is', async () => {
    const found = cardsFor(await all(), 'Wolf card 02', 'wolf-and-hound').slice(0, 2);
    expect(found.map(({ at }) => at[3])).toEqual(['2016', '2015-draft']);
    expect(new Set(found.map(({ edition }) => edition)).size).toBe(2);
  });

  it('finds nothing for what is on no card', async () => {
    expect(cardsFor(await all(), 'zebra', 'wolf-and-hound')).toEqual([]);
  });
});

import { CATALOGUE, EDITIONS, faceOf, HOUSE } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import type { AnimalArt } from '../../src/games/wolf-and-hound/art/Animal.tsx';
import { ByLooks } from '../../src/games/wolf-and-hound/art/menagerie/ByLooks.tsx';
import type { CardWords } from '../../src/games/wolf-and-hound/card.ts';
import { rulingsOf } from '../../src/games/wolf-and-hound/rulings.ts';
import { dataOf, signsOf } from '../../src/games/wolf-and-hound/signs.ts';
import { WOLF_WORDS } from '../../src/games/wolf-and-hound/words/table.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

type File = { readonly Face?: (art: AnimalArt) => unknown; readonly data?: object };
const FILES = import.meta.glob<File>('../../src/games/wolf-and-hound/cards/**/*', { eager: true });
const idOf = (file: string) => file.replace(/.*\/|\.\w+$/g, '');
const ALL = [...new Map([...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE].map((card) => [card.id, card])).values()];

it('every card of the engine has one file, named by its id, and there is no other', () => {
  expect(Object.keys(FILES).map(idOf).sort()).toEqual(ALL.map(({ id }) => id).sort());
});

it.each(Object.entries(FILES))('%s has a face if it is not in plain/', (file, { Face, data }) => {
  const plain = file.includes('/plain/');
  expect([Face === undefined, data === undefined, file.endsWith('.ts')]).toEqual([plain, plain, plain]);
});

it.each(ALL)('$id is drawn on every side', (card) => {
  const own = Object.entries(FILES).find(([file]) => idOf(file) === card.id)?.[1].Face;
  for (const side of card.back ? (['front', 'back'] as const) : (['front'] as const)) {
    const { kind, pace, target } = faceOf(card, side === 'back' ? 1 : 0);
    const art: AnimalArt = { kind: 'animal', id: card.id, shows: kind, side, pace, target, twoSided: card.back !== undefined };
    expect((own ?? ByLooks)(art)).toMatchObject({ type: expect.anything() });
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  it('every card has a name of its own in its edition, and tells what its values do not', async () => {
    const { cards } = await preload(WOLF_WORDS, language);
    expect(Object.keys(cards).sort()).toEqual(ALL.map(({ id }) => id).sort());
    for (const edition of EDITIONS) {
      const names = [...CATALOGUE[edition], ...HOUSE].map(({ id }) => (cards[id] as CardWords).name);
      expect(new Set(names).size).toBe(names.length);
    }
    for (const { id, own } of ALL) if (own) expect(cards[id]?.rule?.length ?? 0, id).toBeGreaterThan(10);
  });
});

it('signs are said with the modifier, those of a card file too', () => {
  expect(signsOf('wolf-01', 'plain')).toBe('');
  expect(signsOf('wolf-06', '1/2')).toBe('½');
  expect(signsOf('sheep-02', '-1/2')).toBe('↺½ 3');
  expect(signsOf('sheep-01', '-1/2')).toBe('↺½');
  expect(signsOf('shy-hound', '+4')).toBe('+4');
  expect(dataOf('shy-hound')).toBeUndefined();
});

it('only cards that a number may leave where they are link to R-ZERO', () => {
  const links = (id: string) => ALL.filter((card) => card.id === id && rulingsOf(card).includes('R-ZERO')).length;
  expect(['wolf-06', 'wolf-07', 'wolf-08', 'sheep-02', 'house-01'].map(links)).toEqual([1, 1, 1, 1, 1]);
  expect(['wolf-01', 'designer-01', 'extra-01'].map(links)).toEqual([0, 0, 0]);
});

describe('outside its file no source asks for a card by its id', () => {
  const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
  const asks = (text: string) => ALL.filter(({ id }) => new RegExp(`(===|!==|case) ['"\`]${id}['"\`]`).test(text)).map(({ id }) => id);

  it('in the whole app', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(150);
    expect(Object.entries(sources).flatMap(([file, text]) => asks(text).map((id) => `${file}: ${id}`))).toEqual([]);
  });

  it('would be noticed', () => {
    expect(asks("if (id === 'sheep-02') return;")).toEqual(['sheep-02']);
    expect(asks("switch (id) { case 'house-01': }")).toEqual(['house-01']);
  });
});

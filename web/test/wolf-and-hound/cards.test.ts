import { CATALOGUE, EDITIONS, faceOf, HOUSE } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import type { AnimalArt } from '../../src/games/wolf-and-hound/art/Animal.tsx';
import { ByLooks } from '../../src/games/wolf-and-hound/art/menagerie/ByLooks.tsx';
import { TORNADO_WOOL } from '../../src/games/wolf-and-hound/art/menagerie/flock.tsx';
import type { CardWords } from '../../src/games/wolf-and-hound/card.ts';
import { othersOf } from '../../src/games/wolf-and-hound/other-editions.ts';
import { rulingsOf } from '../../src/games/wolf-and-hound/rulings.ts';
import { arrowOf, dataOf, signsOf } from '../../src/games/wolf-and-hound/signs.ts';
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
    const twoSided = card.back !== undefined;
    const art: AnimalArt = { kind: 'animal', id: card.id, shows: kind, side, pace, target, arrow: arrowOf(target, 0), twoSided };
    expect((own ?? ByLooks)(art)).toMatchObject({ type: expect.anything() });
  }
});

/** All fill colors of a drawing, including nested components. */
function fills(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(fills);
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  const { type, props } = node as { type: unknown; props: Record<string, unknown> };
  if (typeof type === 'function') return fills(type(props));
  return [...(typeof props.fill === 'string' ? [props.fill] : []), ...fills(props.children)];
}

it.each(['sheep-01', 'sheep-02', 'tornado-01', 'tornado-02'])('%s has the wool of its edition: pink, in the draft blue', (id) => {
  const drawn = fills(
    Object.entries(FILES)
      .find(([file]) => idOf(file) === id)?.[1]
      .Face?.({} as AnimalArt),
  );
  const wool = (colour: string) => drawn.filter((fill) => fill === colour).length;
  expect([wool('var(--pink)') > 1, wool(TORNADO_WOOL) > 1]).toEqual(id.startsWith('sheep') ? [true, false] : [false, true]);
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

it('a card whose number does something else in the other edition is shown beside it', () => {
  const differing = CATALOGUE['2016'].filter((card) => othersOf(card, '2016').length > 0).map(({ id }) => id);
  expect(differing).toEqual(['wolf-02', 'wolf-03', 'wolf-04', 'wolf-06', 'hound-02', 'hound-03', 'hound-04']);
});

it('a card with an arrow leads to what arrows mean', () => {
  const aimed = CATALOGUE['2016'].filter((card) => rulingsOf(card).includes('A-ARROWS')).map(({ id }) => id);
  expect(aimed).toEqual(CATALOGUE['2016'].filter(({ target }) => target !== 'self').map(({ id }) => id));
  expect(aimed).toContain('wolf-02');
});

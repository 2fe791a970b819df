import { FastRandom, isRefusal, ParseError } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import {
  type Animal,
  CATALOGUE,
  type Config,
  deckCounts,
  EDITIONS,
  EXPANSION_CARDS,
  faceOf,
  wolfAndHound as game,
  HOUSE,
  NUMBER_DECK,
  numberCard,
  RECOMMENDED_SETS,
  readCustomFile,
  withCustom,
} from '../src/index.ts';
import { configOf } from './table.ts';

const ids = (cards: readonly Animal[]) => cards.map(({ id }) => id);
const series = (family: string, n: number) => Array.from({ length: n }, (_, i) => `${family}-0${i + 1}`);

describe('the tables of cards', () => {
  test('[W-CARDS] 24 cards of 2016 and 16 of the draft', () => {
    const blanket = ['designer-02-1', 'designer-02-2', 'designer-02-3'];
    const of2016 = [...series('wolf', 8), ...series('hound', 4), ...series('sheep', 2), ...series('metamorphic', 4), ...series('extra', 2)];
    expect(ids(CATALOGUE['2016']).sort()).toEqual([...of2016, 'designer-01', ...blanket].sort());
    const draft = [...series('wolf', 6), ...series('hound', 4), ...series('tornado', 2), ...series('metamorphic', 4)];
    expect(ids(CATALOGUE['2015-draft']).sort()).toEqual(draft.sort());
    expect([CATALOGUE['2016'].length, CATALOGUE['2015-draft'].length]).toEqual([24, 16]);
  });

  test.each(EDITIONS)('[W-CARDS] every card of %s says whether the text fixes it', (edition) => {
    const pinned = {
      '2016': [
        ...['wolf-01', 'wolf-02', 'wolf-06', 'hound-01', 'sheep-01', 'sheep-02', 'metamorphic-03', 'extra-01', 'extra-02'],
        ...['designer-01', 'designer-02-1', 'designer-02-2', 'designer-02-3'],
      ],
      '2015-draft': ['wolf-01', 'wolf-02', 'hound-01', 'tornado-01', 'tornado-02', 'metamorphic-03'],
    };
    const cards = CATALOGUE[edition];
    expect(ids(cards.filter(({ provenance }) => provenance === 'pinned')).sort()).toEqual(pinned[edition].sort());
    expect(cards.every(({ provenance }) => provenance === 'pinned' || provenance === 'reconstructed')).toBe(true);
  });

  test('[W-DRAFT] no draft card hits across', () => {
    expect(CATALOGUE['2015-draft'].filter(({ target }) => target === 'across')).toEqual([]);
  });

  test('[W-CARDS] wolves take, hounds bring, sheep cards do neither; colours go with kinds', () => {
    for (const card of [...CATALOGUE['2016'], ...CATALOGUE['2015-draft']]) {
      for (const side of [0, 1] as const) {
        const face = faceOf(card, side);
        expect(face.sheep, card.id).toBe({ wolf: -1, hound: 1, sheep: 0 }[face.kind]);
        if (card.id !== 'extra-01' && card.id !== 'designer-02-3') {
          expect(face.movedBy, card.id).toBe({ wolf: 'black', hound: 'white', sheep: 'both' }[face.kind]);
        }
      }
    }
  });

  test('[R-ENDORDER] cards that move late do so before others step back, wherever they lie', () => {
    const rows = [
      { id: 'restless', kind: 'wolf', rule: 'designer-02-3' },
      { id: 'late', kind: 'wolf', movedBy: 'both', rule: 'extra-01' },
    ];
    const file = readCustomFile(JSON.stringify({ cards: rows }));
    if (file instanceof ParseError) throw file;
    const config = withCustom(configOf('hound-01 restless late'), file);
    const random = new FastRandom(1);
    const state = game.start(config, game.deal(config, random));
    const turns = [1, 2, 3].map((seat) => {
      const moved: string[] = [];
      game.apply(state, seat, game.sample(state, seat, random), (event) => {
        if (event.kind === 'moves' && event.animal !== 'hound-01') moved.push(event.animal);
      });
      return moved;
    });
    expect(turns).toEqual([['restless'], ['late', 'restless'], ['late', 'restless']]);
  });

  test.each([...CATALOGUE['2016'], ...CATALOGUE['2015-draft'], ...HOUSE])('$id is read back from its JSON', (card) => {
    const { own, ...row } = card;
    const named = { ...row, id: 'copy', ...(own && { rule: card.id }) };
    const file = readCustomFile(JSON.stringify({ cards: [named] }));
    if (file instanceof ParseError) throw file;
    expect(file.cards).toEqual([named]);
    expect(own?.late ?? false).toBe(card.id === 'extra-01');
    // A copy beside what it needs is a set-up of its own.
    const config = withCustom(configOf(['wolf-01', ...(card.with ?? []), 'copy'].join(' ')), file);
    const no = game.checkConfig({
      ...config,
      animals: [...new Set([...config.animals, ...(card.with ? ['designer-02-1', 'designer-02-2', 'designer-02-3'] : [])])],
    });
    expect(isRefusal(no) ? no : undefined).toBeUndefined();
  });

  test('a plain row needs only its kind', () => {
    const file = readCustomFile('{"cards":[{"id":"a","kind":"wolf"},{"id":"b","kind":"hound"},{"id":"c","kind":"sheep"}]}');
    const standard = { pace: 'plain', target: 'self', provenance: 'invented' };
    expect(file).toEqual({
      cards: [
        { id: 'a', kind: 'wolf', movedBy: 'black', sheep: -1, ...standard },
        { id: 'b', kind: 'hound', movedBy: 'white', sheep: 1, ...standard },
        { id: 'c', kind: 'sheep', movedBy: 'both', sheep: 0, ...standard },
      ],
    });
  });
});

describe('the number deck', () => {
  const sum = (cards: Iterable<[string, number]>, is: (card: string) => boolean = () => true) =>
    [...cards].reduce((n, [card, count]) => n + (is(card) ? count : 0), 0);
  const colour = (wanted: string) => (card: string) => numberCard(card)?.colour === wanted;

  test('[W-TABLE] 32 cards, 16 of each colour, values 1 to 4, Black 3 strictly the most common', () => {
    const deck = Object.entries(NUMBER_DECK.cards);
    expect([sum(deck), sum(deck, colour('black')), sum(deck, colour('white'))]).toEqual([32, 16, 16]);
    expect(new Set(deck.map(([card]) => numberCard(card)?.value))).toEqual(new Set([1, 2, 3, 4]));
    for (const [card, count] of deck) if (card !== 'B3') expect(count).toBeLessThan(NUMBER_DECK.cards.B3 as number);
    expect(NUMBER_DECK.provenance).toBe('reconstructed');
  });

  test('[W-MEAT] with Meat & Bone still 32: seven cards in for the same numbers', () => {
    const deck = deckCounts(configOf('expansion wolf-01'));
    expect([sum(deck), sum(deck, colour('black')), sum(deck, colour('white'))]).toEqual([32, 16, 16]);
    expect([...deck.keys()].filter((card) => card.length === 3)).toEqual([...new Set(EXPANSION_CARDS)]);
    for (const card of Object.keys(NUMBER_DECK.cards)) {
      const alike = [...deck].filter(([other]) => other.slice(0, 2) === card);
      expect(sum(alike)).toBe(NUMBER_DECK.cards[card]);
    }
  });
});

describe('recommended sets', () => {
  const all = EDITIONS.flatMap((edition) => RECOMMENDED_SETS[edition].map((set) => ({ edition, ...set })));

  test.each([2, 3, 4] as const)('can all be played by %i', (players) => {
    for (const { edition, animals } of all) {
      for (const expansion of edition === '2016' ? [false, true] : [false]) {
        const config: Config = { edition, players, animals, expansion };
        expect(game.checkConfig(config), animals.join(' ')).toBeUndefined();
      }
    }
  });

  test('each is named once in its edition', () => {
    for (const edition of EDITIONS) {
      const names = RECOMMENDED_SETS[edition].map(({ animals }) => [...animals].sort().join(' '));
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test.each([
    ['2016', 'first-game', 1],
    ['2016', 'beginner', 1 + 2 + 2],
    ['2016', 'experienced', 2 + 2 + 4 + 3 * 2 + 2],
    ['2016', 'gamer', 2 + 4 * 8 + 8],
    ['2016', 'designer', 2],
    ['2015-draft', 'first-game', 1],
  ] as const)('%s has so many of level %s: %i', (edition, level, count) => {
    expect(RECOMMENDED_SETS[edition].filter((set) => set.level === level)).toHaveLength(count);
  });

  test('the draft has ten', () => {
    expect(RECOMMENDED_SETS['2015-draft']).toHaveLength(10);
  });
});

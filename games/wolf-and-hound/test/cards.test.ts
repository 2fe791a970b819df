import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FastRandom, isRefusal, ParseError } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { TARGETS } from '../src/cards/animal.ts';
import { stepsOf } from '../src/cards/pace.ts';
import {
  type Animal,
  CATALOGUE,
  type Config,
  type Doubt,
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
  SET_LEVELS,
  SET_LINES,
  UNSURE_FIELDS,
  withCustom,
} from '../src/index.ts';
import { CARD_FILES, READINGS } from './plain-reading/published.ts';
import { configOf, rows } from './table.ts';

const ids = (cards: readonly Animal[]) => cards.map(({ id }) => id);
const RULES = readFileSync(path.join(import.meta.dirname, '../RULES.md'), 'utf8');
const provenanceOf = (doubt: Doubt) => (doubt === 'picture' ? 'picture' : 'reconstructed');
const leastSure = (all: readonly string[]) => ['reconstructed', 'picture', 'pinned'].find((one) => [...all, 'pinned'].includes(one));
/** In the form of the table of RULES.md: `target and modifier reconstructed`. */
const toldOf = (unsure: Animal['unsure'] = {}) => {
  const names = {
    pace: 'modifier',
    target: 'target',
    back: 'modifier of the back',
    front: 'which side is the front',
    start: 'side at the start',
    exists: 'existence',
  };
  const open = UNSURE_FIELDS.filter((field) => unsure[field] !== undefined).map((field) => [
    names[field],
    provenanceOf(unsure[field] as Doubt),
  ]);
  return open.length === 0
    ? 'pinned'
    : `${new Intl.ListFormat('en', { style: 'long' }).format(open.map(([name]) => name as string))} ${open[0]?.[1] === 'picture' ? 'read off a picture' : 'reconstructed'}`;
};
const PUBLISHED = EDITIONS.flatMap((edition) =>
  CATALOGUE[edition].flatMap((card) => {
    const reading = READINGS[edition].get(card.id);
    return reading ? [{ edition, card, reading }] : [];
  }),
);

describe.each(CARD_FILES)('%s', (file, { readings, examples = [] }) => {
  test('is named after its card', () => {
    const [id] = file.split('.');
    const read = Object.values(readings ?? {}).flatMap((cards) => Object.keys(cards));
    if (id !== 'plain') expect(readings ? read : ids(HOUSE)).toContain(id);
  });

  test('has an example, and a rule in the reading, unless its cards have none', () => {
    const published = Object.values(readings ?? {}).flatMap((cards) => Object.values(cards));
    expect(examples.length > 0).toBe(file !== 'plain.ts');
    expect(published.every(({ own }) => (own !== undefined) === (file !== 'plain.ts'))).toBe(true);
  });

  rows(examples);
});

describe('the tables of cards', () => {
  test.each(EDITIONS)('[W-CARDS] the cards of %s are those that the second reading knows', (edition) => {
    expect(ids(CATALOGUE[edition]).sort()).toEqual([...READINGS[edition].keys()].sort());
  });

  test('[W-CARDS] and those of 2016 the ones in the table of RULES.md, which says of each field whether the text fixes it', () => {
    const told = [...RULES.matchAll(/^\| `([\w-]+)` \| (\w+)(?:'s)? (\d[\d-]*)\b.* \| ([^|]+) \|$/gm)];
    const rows = told.map(([, id, family, number, provenance]) => `${id} ${family?.toLowerCase()}-${number} ${provenance}`);
    expect(rows).toEqual(CATALOGUE['2016'].map(({ id, unsure }) => `${id} ${id} ${toldOf(unsure)}`));
  });

  test('[W-DRAFT] the draft has 16 cards, and no more will come', () => {
    expect(CATALOGUE['2015-draft']).toHaveLength(16);
  });

  test.each(PUBLISHED)('[W-CARDS] $card.id of $edition has the values that the second reading has', ({ card, reading }) => {
    expect(Object.fromEntries(Object.entries(card.unsure ?? {}).map(([field, doubt]) => [field, provenanceOf(doubt)]))).toEqual(
      reading.unsure ?? {},
    );
    expect(card.provenance).toBe(leastSure(Object.values(reading.unsure ?? {})));
    expect(card.metamorphic).toBe(reading.metamorphic);
    expect(card.own?.late).toBe(reading.own?.staysInPlay);
    for (const side of [0, 1] as const) {
      const face = faceOf(card, side);
      expect(face.kind).toBe(reading.kinds[side]);
      expect(face.sheep).toBe({ wolf: -1, hound: 1, sheep: 0 }[face.kind]);
      expect({ black: 'B', white: 'W', both: 'BW', none: '' }[face.movedBy]).toBe(reading.movedBy[side]);
      expect(TARGETS.indexOf(face.target)).toBe(reading.target);
      for (const value of [1, 2, 3, 4]) expect(stepsOf(face.pace, value)).toBe(0 + reading.steps[side](value));
    }
  });

  test('[W-DRAFT] no draft card hits across', () => {
    expect(CATALOGUE['2015-draft'].filter(({ target }) => target === 'across')).toEqual([]);
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
    const { own, unsure: _, ...row } = card;
    const named = { ...row, id: 'copy', ...(own && { rule: card.id }) };
    const file = readCustomFile(JSON.stringify({ cards: [named] }));
    if (file instanceof ParseError) throw file;
    expect(file.cards).toEqual([named]);
    // A card together with the cards it requires is a separate set-up.
    const needed = card.with ? [...card.with, card.id] : [];
    const no = game.checkConfig(withCustom(configOf([...new Set(['wolf-01', ...needed, 'copy'])].join(' ')), file));
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
    ['2015-draft', 'beginner', 1 + 2],
    ['2015-draft', 'experienced', 2 + 2],
    ['2015-draft', 'gamer', 2],
    ['2015-draft', 'designer', 0],
  ] as const)('%s has so many of level %s: %i', (edition, level, count) => {
    expect(RECOMMENDED_SETS[edition].filter((set) => set.level === level)).toHaveLength(count);
  });

  test('[W-DRAFT] Hound 01 with the slow wolf and one that hits beside is for beginners of the draft', () => {
    const beginner = RECOMMENDED_SETS['2015-draft'].filter(({ level }) => level === 'beginner').map(({ animals }) => animals.join(' '));
    expect(beginner).toEqual(['hound-01 wolf-01 wolf-02', 'hound-01 wolf-02 wolf-03', 'hound-01 wolf-02 wolf-04']);
  });

  test('the books have so many lines of each level, and all but one of ours are theirs', () => {
    const lines = (edition: Config['edition']) =>
      SET_LEVELS.map((level) => SET_LINES[edition].filter((line) => line.level === level).length);
    expect([lines('2016'), lines('2015-draft')]).toEqual([
      [1, 3, 6, 4, 2],
      [1, 2, 3, 2, 0],
    ]);
    const ours = EDITIONS.flatMap((edition) => SET_LINES[edition].filter((line) => line.ours));
    expect(ours.map(({ level, groups }) => [level, ...groups.flatMap(({ cards }) => cards)])).toEqual([
      ['designer', 'designer-01', 'hound-01'],
    ]);
  });

  test('"any" means every plain card of its kind in the edition', () => {
    const anys = EDITIONS.flatMap((edition) =>
      SET_LINES[edition].flatMap(({ groups }) => groups.flatMap(({ any, cards }) => (any ? [{ edition, any, cards }] : []))),
    );
    expect(anys).toHaveLength(5);
    for (const { edition, any, cards } of anys) {
      expect(cards).toEqual(ids(CATALOGUE[edition]).filter((id) => id.startsWith(`${any}-`)));
    }
  });
});

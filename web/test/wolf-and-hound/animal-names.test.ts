import { cardsOf, EDITIONS, wolfAndHound } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { animalInPlay } from '../../src/games/wolf-and-hound/names.ts';
import type { Config } from '../../src/games/wolf-and-hound/vocabulary.ts';
import { words as de } from '../../src/games/wolf-and-hound/words/de.ts';
import { words as en } from '../../src/games/wolf-and-hound/words/en.ts';
import { words as fr } from '../../src/games/wolf-and-hound/words/fr.ts';
import { words as ja } from '../../src/games/wolf-and-hound/words/ja.ts';
import { asObject } from '../../src/words/grammar/de.ts';

const WORDS = { en, de, fr, ja } as const;
const playing = (animals: readonly string[], more: Partial<Config> = {}): Config => ({
  edition: '2016',
  players: 4,
  animals,
  expansion: false,
  ...more,
});
const names = (words: typeof en, config: Config) => config.animals.map((id) => animalInPlay(words, config, id));

it('one wolf and one hound are the wolf and the hound, whatever their numbers', () => {
  for (const animals of [
    ['hound-01', 'wolf-01'],
    ['hound-03', 'wolf-06'],
  ])
    expect(Object.values(WORDS).map((words) => names(words, playing(animals)).join(' '))).toEqual([
      'the hound the wolf',
      'der Hund der Wolf',
      'le chien le loup',
      'ハウンド ウルフ',
    ]);
});

it('where another may be one, they are called by what people see', () => {
  expect(names(en, playing(['hound-01', 'wolf-01', 'wolf-06']))).toEqual(['the hound', 'the gray wolf', 'the slow wolf']);
  expect(names(en, playing(['wolf-01', 'metamorphic-03']))).toEqual(['the gray wolf', 'the changeling']);
  expect(names(en, playing(['metamorphic-01', 'metamorphic-02', 'wolf-08']))).toEqual([
    'the moonlit changeling',
    'the puppet changeling',
    'the backward wolf',
  ]);
});

it('a name follows the values of a printed copy, and two cards alike fall back to their numbers', () => {
  const copy = { animals: { 'wolf-06': { pace: '+1' } } } as const;
  const config = playing(['wolf-05', 'wolf-06'], { copy } as Partial<Config>);
  expect(wolfAndHound.configs.write(config)).not.toEqual([]);
  expect(names(en, config)).toEqual(['Wolf 05', 'Wolf 06']);
});

describe.each(Object.entries(WORDS))('in %s', (_, words) => {
  it.each(EDITIONS)('no two cards of %s share a name, and no name has a number', (edition) => {
    const ids = cardsOf(playing([], { edition })).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(10);
    const called = names(words, playing(ids, { edition }));
    expect(new Set(called).size).toBe(ids.length);
    expect(called.filter((name) => /\d/.test(name))).toEqual([]);
  });
});

it('German names change as objects', () => {
  expect(
    ['der Wolf', 'der graue Wolf', 'das schläfrige Schaf', 'der Gestaltwandler mit Mond', 'Opa Wolf'].map((name) => asObject(name, 'den')),
  ).toEqual(['den Wolf', 'den grauen Wolf', 'das schläfrige Schaf', 'den Gestaltwandler mit Mond', 'Opa Wolf']);
  expect(['der Wolf', 'der graue Wolf', 'das schläfrige Schaf'].map((name) => asObject(name, 'dem'))).toEqual([
    'dem Wolf',
    'dem grauen Wolf',
    'dem schläfrigen Schaf',
  ]);
});

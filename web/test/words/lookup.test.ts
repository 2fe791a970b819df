import { deckOf, riverScale, TOWN_PLACES, sheepAndThief as thief } from '@bellwether/sheep-and-thief';
import { EXPANSION_CARDS, NUMBER_DECK, STARTING_SHEEP, startingSheep } from '@bellwether/wolf-and-hound';
import { describe, expect, it } from 'vitest';
import { SHEEP_RULES } from '../../src/games/sheep-and-thief/words/rules.ts';
import { SHEEP_WORDS } from '../../src/games/sheep-and-thief/words/table.ts';
import { WOLF_RULES } from '../../src/games/wolf-and-hound/words/rules.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import { preload } from '../../src/words/useWords.ts';

/** Numbers spelled out in a sentence must be the engine's: the overview shows both. */
const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(Number);
const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

describe.each(LANGUAGES)('%s', (language) => {
  it('starting sheep, number cards and the seven', async () => {
    const { rules } = await preload(WOLF_RULES, language);
    const lines = rules['A-SHEEP-START'].lines ?? [];
    expect(lines.map((line) => numbers(line.split(/[:：]/)[1] ?? ''))).toEqual(([4, 3, 2] as const).map((n) => STARTING_SHEEP[n].flock));
    const copies = Object.entries(NUMBER_DECK.cards);
    const black = sum(copies.filter(([card]) => card.startsWith('B')).map(([, n]) => n));
    expect(numbers(rules['A-NUMBERS'].text)).toEqual(expect.arrayContaining([sum(copies.map(([, n]) => n)), black]));
    expect(EXPANSION_CARDS).toHaveLength(7);
  });

  it('towns and rivers', async () => {
    const { rules } = await preload(SHEEP_RULES, language);
    const { towns } = await preload(SHEEP_WORDS, language);
    for (const { name, gold } of TOWN_PLACES) {
      expect(rules['S-TOWNS'].text).toContain(towns[name]);
      expect(numbers(rules['S-TOWNS'].text)).toContain(gold);
    }
    const told = numbers(rules['S-SCORE'].text).join(' ');
    expect(told).toContain(riverScale({ edition: '2017' }).slice(1, 7).join(' '));
    expect(numbers(rules['S-SCORE'].text)).toContain((riverScale({ edition: '2017' })[7] ?? 0) - (riverScale({ edition: '2017' })[6] ?? 0));
  });
});

it('a set-up says how many sheep every seat begins with', () => {
  const config = { edition: '2016', players: 3, animals: ['hound-01', 'wolf-01', 'wolf-06'], expansion: false } as const;
  expect(startingSheep(config)).toEqual(STARTING_SHEEP[3].flock.map((sheep) => sheep + STARTING_SHEEP[3].more['2016']));
  expect(startingSheep({ ...config, sheep: [1, 2, 3, 4] })).toEqual([1, 2, 3, 4]);
});

it('a set-up says which landscape cards it is played with', () => {
  const config = { edition: '2017', players: 2, missions: false, blackSheep: false } as const;
  expect(deckOf(config)).toHaveLength(56);
  const deck = Array.from({ length: 40 }, () => 'road:EW sheep:1');
  expect(thief.checkConfig({ ...config, deck })).toBeUndefined();
  expect(new Set(deckOf({ ...config, deck })).size).toBe(1);
});

import { checkLaws, FastRandom, ParseError, pick, type Random, readRecord, readSetUp, writeRecord, writeSetUp } from '@bellwether/kernel';

import { OUR_DECK, type Config as SheepConfig, sheepAndThief, lawKit as sheepLaws, writeFace } from '@bellwether/sheep-and-thief';
import { plainFace, ruleIds, type Config as WolfConfig, wolfAndHound, lawKit as wolfLaws } from '@bellwether/wolf-and-hound';
import { describe, expect, test } from 'vitest';
import { SHEEP_WORDS } from '../../src/games/sheep-and-thief/words/table.ts';
import { sheepData as sheep } from '../../src/games/sheep-and-thief/workshop/data.ts';
import { COATS, lookIn, PROPS, writeLook } from '../../src/games/wolf-and-hound/look.ts';
import { tellRefusal } from '../../src/games/wolf-and-hound/names.ts';
import { draftOf, leastOf, PACE_FORMS, paceOf } from '../../src/games/wolf-and-hound/pace-form.ts';
import { WOLF_SETS } from '../../src/games/wolf-and-hound/words/sets.ts';
import { idOf } from '../../src/games/wolf-and-hound/workshop/animal.ts';
import { wolfData as wolf } from '../../src/games/wolf-and-hound/workshop/data.ts';
import { LANGUAGES } from '../../src/words/languages.ts';
import type { Item } from '../../src/workshop/item.ts';
import { packed, readPacked, readShared, writeItems, writeSetup } from '../../src/workshop/shared.ts';

const PARTS = [wolf, sheep];
const SIZE = 60;
const KINDS = ['wolf', 'hound', 'sheep'] as const;
const NAMES = ['My card', 'Storm Wolf', '嵐の狼', 'Ülf’s “Hünd”', '  12 ', '🐺🐺', 'wolf 01', '<b>x</b>', 'Constructor'];

/** Any side that the editor's controls can make. */
function anyFace(random: Random) {
  const form = pick(PACE_FORMS, random);
  const least = leastOf(form);
  return {
    kind: pick(KINDS, random),
    movedBy: pick(['black', 'white', 'both', 'none'] as const, random),
    pace: paceOf({ form, digit: least === 0 ? 0 : least + random.below(10 - least) }),
    target: pick(['self', 'left', 'across', 'right'] as const, random),
    sheep: random.below(11) - 5,
  };
}

function anyAnimal(random: Random): Omit<Item, 'key'> {
  const back = random.below(3) === 0 ? { back: anyFace(random), ...(random.below(2) === 0 && { metamorphic: true }) } : {};
  const rule = random.below(4) === 0 ? { rule: pick(ruleIds(), random) } : {};
  const prop = random.below(2) === 0 ? { prop: pick(PROPS, random) } : {};
  const look = random.below(2) === 0 ? { look: writeLook({ coat: pick(COATS, random), ...prop }) } : {};
  return {
    game: 'wolf-and-hound',
    kind: 'animal',
    name: pick(NAMES, random).trim(),
    data: { ...anyFace(random), ...back, ...rule, ...look },
  };
}

function anyNumbers(random: Random): Omit<Item, 'key'> {
  const cards = ['B', 'W'].flatMap((color) => [1, 2, 3, 4, 5, 9].flatMap((n) => ['', 'm', 'b'].map((symbol) => `${color}${n}${symbol}`)));
  const data = Object.fromEntries(cards.map((card) => [card, Math.max(0, random.below(12) - 6)] as const).filter(([, n]) => n > 0));
  return { game: 'wolf-and-hound', kind: 'numbers', name: 'Numbers', data };
}

function anyDeck(random: Random): Omit<Item, 'key'> {
  const edges = () => [...'NESW'].filter(() => random.below(3) === 0).join('');
  const anyCard = () => {
    const road = edges();
    const river = [...edges()].filter((edge) => !road.includes(edge)).join('');
    const parts = [
      road && `road:${road}`,
      river && `river:${river}`,
      random.below(3) > 0 && `sheep:${1 + random.below(3)}`,
      random.below(4) === 0 && `dogs:${1 + random.below(2)}`,
      random.below(4) === 0 && `foxes:${1 + random.below(2)}`,
      random.below(5) === 0 && 'barn',
    ].filter(Boolean);
    return parts.length === 0 ? 'meadow' : parts.join(' ');
  };
  const own = Array.from({ length: random.below(20) }, anyCard);
  const printed = OUR_DECK.slice(0, random.below(57)).map((card) => writeFace(card));
  const cards = [...own, ...printed];
  return { game: 'sheep-and-thief', kind: 'deck', name: 'Deck', data: { cards: cards.length === 0 ? ['meadow'] : cards } };
}

/** A refusal has a sentence in every language. */
const wolfSets = await Promise.all(LANGUAGES.map((language) => WOLF_SETS[language]().then(({ words }) => words)));
const sheepWords = await Promise.all(LANGUAGES.map((language) => SHEEP_WORDS[language]().then(({ words }) => words)));

const FIRST_LINK =
  'Ncw7CsMwEIThq4SppcalrpEiRUixsdaWsF5IGxwQurtxTNr5P6bjzSHsLI4rDPZct-ZygYIXjg3m2bFS5F8Li6ZktcufZKGw-WRhQMlHClBIl7tLrvH2yGGBgiUhmP63-7UWmk_5naAgVFeW82euuTUoNMdcYPQ0xmsc';

const withKey = (item: Omit<Item, 'key'>, i: number): Item => ({ ...item, key: String(i) });

describe('what the editor can express', () => {
  test('animals and number decks pass all laws, or the engine refuses the set-up', () => {
    let played = 0;
    let refused = 0;
    for (let seed = 0; seed < SIZE; seed++) {
      const random = new FastRandom(seed);
      const items = [
        anyAnimal(random),
        ...(random.below(2) === 0 ? [anyAnimal(random)] : []),
        ...(random.below(3) === 0 ? [anyNumbers(random)] : []),
      ];
      const config = wolf.config(items.map(withKey), { set: random.below(12), players: 2 + random.below(3) }) as WolfConfig;
      const refusal = wolfAndHound.checkConfig(config);
      if (refusal !== undefined) {
        refused++;
        expect(['bad-number-deck', 'not-alone']).toContain(refusal.code);
        for (const { refusals } of wolfSets) expect(tellRefusal(refusals, refusal)).not.toBe('');
        continue;
      }
      played++;
      checkLaws(wolfLaws, config, random, () => false);
    }
    expect(played).toBeGreaterThan(SIZE / 2);
    expect(refused).toBeLessThan(SIZE / 2);
  });

  test('decks pass all laws, or the engine refuses the set-up', () => {
    let played = 0;
    for (let seed = 0; seed < SIZE; seed++) {
      const random = new FastRandom(seed);
      const config = sheep.config([anyDeck(random)].map(withKey), {
        players: 2 + random.below(3),
        missions: random.below(2) === 0,
      }) as SheepConfig;
      const refusal = sheepAndThief.checkConfig(config);
      if (refusal !== undefined) {
        expect(refusal.code).toBe('deck-too-small');
        for (const { refusals } of sheepWords) expect(refusals[refusal.code](refusal.facts)).not.toBe('');
        continue;
      }
      played++;
      checkLaws(sheepLaws, config, random, () => false);
    }
    expect(played).toBeGreaterThan(SIZE / 4);
  });

  test('every pace has its controls, and back', () => {
    for (const pace of ['plain', 'reverse', '+1', '+9', '-1', '-9', '1/2', '1/9', '-1/2', '-1/9', 'x2', 'x9'] as const) {
      expect(paceOf(draftOf(pace))).toBe(pace);
    }
  });

  test.each(NAMES)('the name %s gives an id of its own', (name) => {
    const first = idOf(name, []);
    const second = idOf(name, [first]);
    expect(first).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
    expect(second).not.toBe(first);
    expect(first).not.toBe('wolf-01');
  });
});

describe('looks', () => {
  const items = [
    { key: '1', game: 'wolf-and-hound', kind: 'animal', name: 'Storm Wolf', data: { ...plainFace('wolf'), look: 'gray+scarf' } },
    { key: '2', game: 'wolf-and-hound', kind: 'animal', name: 'Shy Hound', data: plainFace('hound') },
  ];

  test('are in records and set-ups, next to the cards', () => {
    const config = wolf.config(items, {}) as WolfConfig;
    expect(config.looks).toBe('storm-wolf=gray+scarf');
    expect(config.cards?.every((row) => !('look' in row))).toBe(true);
    expect(readSetUp(wolfAndHound, writeSetUp(wolfAndHound, config))).toEqual(config);
    const deal = wolfAndHound.deal(config, new FastRandom(1));
    const record = { config, sitters: [], deal, moves: [] };
    expect(readRecord(wolfAndHound, writeRecord(wolfAndHound, record))).toEqual(record);
    expect(wolfAndHound.view(wolfAndHound.start(config, deal), 'spectator').config.looks).toEqual(config.looks);
  });

  test('reach the drawn animal', () => {
    const config = wolf.config(items, {}) as WolfConfig;
    expect(lookIn(config.looks ?? '', 'storm-wolf')).toBe('gray+scarf');
    expect(lookIn(config.looks ?? '', 'shy-hound')).toBe('');
  });
});

describe('links and files', () => {
  test('hold any cards and decks, and give them back', async () => {
    for (let seed = 0; seed < SIZE; seed++) {
      const random = new FastRandom(seed);
      const items = [anyAnimal(random), anyNumbers(random), anyDeck(random)];
      const again = readShared(writeItems(items, PARTS), PARTS);
      expect(again).toEqual({ kind: 'items', items });
      expect(await readPacked(await packed(writeItems(items, PARTS)), PARTS)).toEqual(again);
    }
  });

  test('a link of the first version still opens', async () => {
    const data = { kind: 'wolf', movedBy: 'black', pace: 'x2', target: 'across', sheep: -2 };
    expect(await readPacked(FIRST_LINK, PARTS)).toEqual({
      kind: 'items',
      items: [{ game: 'wolf-and-hound', kind: 'animal', name: 'Storm Wolf', data }],
    });
  });

  test('two cards take about 250 characters', async () => {
    const items: Omit<Item, 'key'>[] = [
      {
        game: 'wolf-and-hound',
        kind: 'animal',
        name: 'Storm Wolf',
        data: { ...plainFace('wolf'), pace: 'x2', target: 'across', sheep: -2 },
      },
      { game: 'wolf-and-hound', kind: 'animal', name: 'Shy Hound', data: { ...plainFace('hound'), pace: '-1' } },
    ];
    expect((await packed(writeItems(items, PARTS))).length).toBeLessThan(250);
  });

  test('a set-up link holds any set and options', () => {
    const config: WolfConfig = { edition: '2015-draft', players: 3, animals: ['wolf-01', 'hound-02'], expansion: false };
    const headers = wolfAndHound.configs.write(config);
    expect(readShared(writeSetup('wolf-and-hound', headers), PARTS)).toEqual({ kind: 'setup', game: 'wolf-and-hound', headers });
  });

  const animal = (data: unknown, more: object = {}) =>
    JSON.stringify({ bellwether: 'workshop', items: [{ game: 'wolf-and-hound', kind: 'animal', name: 'A', data, ...more }] });
  const deck = (data: unknown) =>
    JSON.stringify({ bellwether: 'workshop', items: [{ game: 'sheep-and-thief', kind: 'deck', name: 'A', data }] });
  const DATA = 'file.items[0].data';

  test.each([
    ['no JSON', '{', 'file'],
    ['another file', '{"bellwether":"copy"}', 'file.bellwether'],
    ['nothing inside', '{"bellwether":"workshop"}', 'file.items'],
    ['too many', JSON.stringify({ bellwether: 'workshop', items: Array(31).fill(0) }), 'file.items'],
    ['too long', 'x'.repeat(100_001), 'file'],
    [
      'an unknown game',
      JSON.stringify({ bellwether: 'workshop', items: [{ game: 'chess', kind: 'animal', name: 'A', data: {} }] }),
      'file.items[0].game',
    ],
    ['an unknown kind', animal({ kind: 'wolf' }, { kind: 'dragon' }), 'file.items[0].kind'],
    ['no name', animal({ kind: 'wolf' }, { name: ' ' }), 'file.items[0].name'],
    ['a name of two lines', animal({ kind: 'wolf' }, { name: 'a\nb' }), 'file.items[0].name'],
    ['a name that turns the line around', animal({ kind: 'wolf' }, { name: 'a\u202Eb' }), 'file.items[0].name'],
    ['a long name', animal({ kind: 'wolf' }, { name: 'a'.repeat(41) }), 'file.items[0].name'],
    ['a field nobody knows', animal({ kind: 'wolf', script: 'alert(1)' }), DATA],
    ['an unknown pace', animal({ kind: 'wolf', pace: 'x99' }), `${DATA}.pace`],
    ['an unknown target', animal({ kind: 'wolf', target: 'up' }), `${DATA}.target`],
    ['too many sheep', animal({ kind: 'wolf', sheep: -6 }), `${DATA}.sheep`],
    ['an unknown rule', animal({ kind: 'wolf', rule: 'toString' }), `${DATA}.rule`],
    ['an unknown coat', animal({ kind: 'wolf', look: 'plaid' }), `${DATA}.look`],
    ['looks that are no text', animal({ kind: 'wolf', look: { coat: 'gray' } }), `${DATA}.look`],
    ['no animal at all', animal(7), DATA],
    ['a card that is none', deck(['road:NE', 'motorway']), `${DATA}[1]`],
    ['more dogs than fit', deck(['dogs:3']), `${DATA}[0]`],
    ['an empty deck', deck([]), DATA],
  ])('%s is refused by its place', (_, text, where) => {
    const found = readShared(text, PARTS);
    expect(found).toBeInstanceOf(ParseError);
    expect((found as ParseError).where).toContain(where);
    expect((found as ParseError).expected).not.toBe('');
  });

  test('a link that was cut, and one that is no link', async () => {
    const whole = await packed(animal({ kind: 'wolf' }));
    for (const text of [whole.slice(0, -8), '', '!!!', 'x'.repeat(200_000)]) {
      expect(await readPacked(text, PARTS)).toBeInstanceOf(ParseError);
    }
  });

  test('a small link that unpacks to something huge is refused', async () => {
    expect(await readPacked(await packed(' '.repeat(50_000_000)), PARTS)).toBeInstanceOf(ParseError);
  });
});

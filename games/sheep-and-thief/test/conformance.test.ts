import { readFileSync } from 'node:fs';
import { anyAdapter, runConformance } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { conformance } from '../src/index.ts';

const file = new URL('../../../conformance/sheep-and-thief.json', import.meta.url);
const run = (text: string) => runConformance(text, 'sheep-and-thief.json', [anyAdapter(conformance)]);
const results = run(readFileSync(file, 'utf8'));

describe('conformance', () => {
  test('the file holds cases', () => expect(results.length).toBeGreaterThan(180));
  test.each(results)('$name', ({ failure }) => expect(failure).toBeUndefined());
});

/** A small valid case, to be modified. */
const GOOD = {
  name: 'a sheep',
  game: 'sheep-and-thief',
  config: { edition: '2017', players: 2, missions: false, blackSheep: false },
  start: { position: { round: 1, stage: 'place', turn: 1, starter: 1, supply: 48, hands: { '1': ['sheep:1'] } } },
  moves: [{ seat: 1, place: 'sheep:1', at: [1, 2], actions: ['sheep'] }],
  expect: { supply: 47 } as object,
};
const failureOf = (changes: object) => run(JSON.stringify([{ ...GOOD, ...changes }]))[0]?.failure;
const position = (changes: object) => ({ position: { ...GOOD.start.position, ...changes } });

describe('the runner', () => {
  test('passes the good case and finds the difference in a bad one', () => {
    expect(failureOf({})).toBeUndefined();
    expect(failureOf({ expect: { supply: 48 } })).toBe('expect.supply: expected 48, actual 47');
  });

  test.each([
    ['an unknown edition', { config: { ...GOOD.config, edition: '2016' } }],
    ['an unknown field of the config', { config: { ...GOOD.config, wolves: 1 } }],
    ['a flag that is none', { config: { ...GOOD.config, missions: 'yes' } }],
    ['an unknown action', { moves: [{ seat: 1, place: 'sheep:1', at: [1, 2], actions: ['wolf'] }] }],
    ['an unknown direction', { moves: [{ seat: 1, place: 'sheep:1', at: [1, 2], actions: [{ fox: 'NE' }] }] }],
    ['an unknown card', { moves: [{ seat: 1, place: '#57', at: [1, 2] }] }],
    ['a card with an unknown part', { moves: [{ seat: 1, place: 'wolves:1', at: [1, 2] }] }],
    ['two kinds of move in one', { moves: [{ seat: 1, place: 'sheep:1', at: [1, 2], discard: '#1' }] }],
    ['a placement without a cell', { moves: [{ seat: 1, place: 'sheep:1' }] }],
    ['an unknown expectation', { expect: { gold: 1 } }],
    ['an unknown mission', { start: position({ missionsHeld: { '1': 'most-wolves' } }) }],
    ['an unknown stage', { start: position({ stage: 'nap' }) }],
    ['a cell that is none', { start: position({ boards: { '1': { cards: { here: 'meadow' } } } }) }],
    ['neither position nor deal', { start: {} }],
  ])('calls %s malformed', (_, changes) => expect(failureOf(changes)).toMatch(/^malformed case: /));

  const cards = Array.from({ length: 56 }, (_, i) => `#${i + 1}`);
  const refused = { moves: [], expect: { illegal: true } };
  test.each([
    ['five players', { config: { ...GOOD.config, players: 5 } }],
    ['a deck of one', { config: { ...GOOD.config, deck: ['meadow'] } }],
    ['a deal with a card missing', { start: { deal: { order: cards.slice(1) } } }],
    ['a deal with a card twice', { start: { deal: { order: ['#2', ...cards.slice(1)] } } }],
    ['a deal with a card of no deck', { start: { deal: { order: ['meadow', ...cards.slice(1)] } } }],
    ['missions in a deal without the module', { start: { deal: { order: cards, missions: ['most-dogs', 'most-foxes'] } } }],
    ['no missions in a deal with the module', { config: { ...GOOD.config, missions: true }, start: { deal: { order: cards } } }],
    [
      'the same mission twice',
      { config: { ...GOOD.config, missions: true }, start: { deal: { order: cards, missions: ['most-dogs', 'most-dogs'] } } },
    ],
    ['sheep that do not add up', { start: position({ supply: 40 }) }],
    ['a negative paddock', { start: position({ paddocks: [-1, 1] }) }],
    ['a fifth placed card', { start: position({ placed: [5, 0] }) }],
    ['a round four', { start: position({ round: 4 }) }],
    ['a turn of nobody', { start: position({ turn: 3 }) }],
  ])('refuses %s', (_, changes) => {
    expect(failureOf({ ...refused, ...changes })).toBeUndefined();
    expect(failureOf({ ...refused, expect: {}, ...changes })).toMatch(/^start: /);
  });
});

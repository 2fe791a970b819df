import { FastRandom } from '@bellwether/kernel';
import { describe, expect, test } from 'vitest';
import { wolfAndHoundWithPositions as game, randomConfig, type View } from '../src/index.ts';
import { configOf, play, tableOf } from './table.ts';

/** All fields of a view. A second check on secrets: add new fields here deliberately. */
const KEYS = [
  'aside',
  'animals',
  'answers',
  'asks',
  'choices',
  'config',
  'deckSize',
  'dummyDecks',
  'firstTurn',
  'flock',
  'forbidden',
  'hand',
  'handSizes',
  'known',
  'lastLap',
  'outcome',
  'piles',
  'previousTurnCard',
  'sheep',
  'shown',
  'stillTurns',
  'turn',
  'turnCard',
  'turnedUp',
  'unknown',
  'viewer',
  'waiting',
] as const satisfies readonly (keyof View)[];

describe('a view', () => {
  test('[W-SECRET] has these fields and no others, in any game at any time', () => {
    const random = new FastRandom(11);
    const seen = new Set<string>();
    for (let i = 0; i < 100; i++) {
      const config = randomConfig(random);
      const state = game.start(config, game.deal(config, random));
      for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
        for (const viewer of [1, 2, 3, 4, 'spectator'] as const) for (const key of Object.keys(game.view(state, viewer))) seen.add(key);
        game.apply(state, acting[0] as number, game.sample(state, acting[0] as number, random));
      }
      for (const key of Object.keys(game.view(state, 'spectator'))) seen.add(key);
    }
    expect([...seen].sort()).toEqual([...KEYS].sort());
  });

  test('[W-SECRET] holds the own hand and nobody else has it, the partner neither', () => {
    const state = tableOf('wolf-01 hound-01', 'turn 2 play; hand 1: B1 B2; hand 2: W1; hand 3: B3 B3; hand 4: W4; deck: W2 W3');
    expect([1, 2, 3, 4].map((seat) => game.view(state, seat).hand)).toEqual([['B1', 'B2'], ['W1'], ['B3', 'B3'], ['W4']]);
    expect(game.view(state, 'spectator').hand).toEqual([]);
    const bytes = JSON.stringify(game.view(state, 3));
    for (const card of ['B1', 'B2', 'W1', 'W4', 'W2', 'W3']) expect(bytes).not.toContain(`"${card}"`);
    expect(game.view(state, 3)).toMatchObject({ handSizes: [2, 1, 2, 1], deckSize: 2 });
  });

  test('[R-ONLY3] shown cards are known to all until they are played; cards drawn later are not', () => {
    const given = 'turn 2 start; sheep-02@2 wolf-01@1; hand 2: B3 W3; hand 3: B1 B2; hand 4: B1 B2; hand 1: B1 B2; deck: W1 W2 W3 W4 B4 B4';
    const state = tableOf('sheep-02 wolf-01', given);
    const known = () => game.view(state, 'spectator').known;
    expect(game.view(state, 4)).toMatchObject({ shown: [2], known: [[], ['B3', 'W3'], [], []] });
    // Black 2s lead Sheep 02 away, then seat 2 may play a 3 and draws an unknown card.
    play(state, '3:B2 4:B1 1:B1');
    expect(known()).toEqual([[], ['B3', 'W3'], [], []]);
    play(state, '2:W3');
    expect(known()).toEqual([[], ['B3'], [], []]);
    expect(game.view(state, 2).hand).toHaveLength(2);
    expect(game.view(state, 1).handSizes[1]).toBe(2);
    expect(game.view(state, 1).shown).toEqual([2]);
  });

  test('[W-SECRET] a card put under a dummy deck stays known in its place, and so does its way up', () => {
    const given =
      'turn 4 play; wolf-01@1 hound-01@1; hand 1: W4 W4; hand 2: W4 W3; hand 3: W3 W3; deck: B2 B1 B1 B1 B4 W1; dummy 4: B3 W2; sheep 2 4 3 3';
    const state = tableOf('3p wolf-01 hound-01', given);
    expect(game.view(state, 1)).toMatchObject({ dummyDecks: [[], [], [], [null, null]], turnedUp: 'B2' });
    play(state, '2:exchange');
    for (const viewer of [1, 2, 3, 'spectator'] as const) {
      expect(game.view(state, viewer).dummyDecks).toEqual([[], [], [], [null, 'B2']]);
    }
    play(state, '1:W4 2:W4 3:W3 2:exchange');
    expect(game.view(state, 3).dummyDecks[3]).toEqual(['B2', 'B4']);
    expect(game.view(state, 3).piles[3]).toEqual(['B3', 'W2']);
  });

  test('[W-SECRET] a view is of its own: changing it changes nothing', () => {
    const state = tableOf('metamorphic-01 metamorphic-03', 'turn 2 play; hand 2: B1 W1; pile 1: B1');
    const before = game.positions.write(state);
    const view = game.view(state, 2) as unknown as Record<string, unknown[]>;
    for (const value of Object.values(view)) if (Array.isArray(value)) value.splice(0);
    expect(game.positions.write(state)).toBe(before);
  });

  test('says who answers and what may be named', () => {
    const pair = tableOf(
      '2p metamorphic-01 metamorphic-03',
      'turn 3 play; metamorphic-01@2/front metamorphic-03@3/front; deck: B2 B1; dummy 3: W1; hand 1: B1; hand 2: W1',
    );
    expect(game.view(pair, 2)).toMatchObject({ asks: 'exchange', turn: 3, answers: 1, choices: [] });
    play(pair, '1:keep');
    expect(game.view(pair, 2)).toMatchObject({
      asks: 'flip',
      turn: 3,
      answers: 1,
      choices: ['metamorphic-01', 'metamorphic-03'],
      turnCard: 'B2',
    });
    const over = tableOf('wolf-01', 'turn 1 start; wolf-01@1; sheep 1 3 3 3');
    expect(game.view(over, 2)).toMatchObject({ asks: 'nothing', outcome: { winner: 'yellow', reason: 'no-sheep', sheep: [0, 3, 3, 3] } });
    expect(Object.keys(game.view(over, 2))).not.toContain('answers');
    expect(game.seats(configOf('3p wolf-01'))).toEqual([1, 2, 3]);
  });
});

import { describe, expect, test } from 'vitest';
import { deckCounts, wolfAndHoundWithPositions as game } from '../../src/index.ts';
import { configOf, rows } from '../table.ts';

const order = (set: string) => [...deckCounts(configOf(set))].flatMap(([card, n]) => Array<string>(n).fill(card));

describe('the table at the start', () => {
  const SHEEP: readonly [set: string, sheep: string][] = [
    ['4p wolf-01 hound-01', '3 3 3 3'],
    ['3p wolf-01 hound-01', '2 4 3 3'],
    ['2p wolf-01 hound-01', '2 3 3 3'],
    ['4p wolf-01 wolf-06', '4 4 4 4'],
    ['3p wolf-01 extra-01', '3 5 4 4'],
    ['2p wolf-08 designer-01', '3 4 4 4'],
    ['4p designer-01 hound-01', '3 3 3 3'],
    ['4p designer-02-1 designer-02-2 designer-02-3', '4 4 4 4'],
    ['3p designer-02-1 designer-02-2 designer-02-3', '3 5 4 4'],
    ['4p wolf-01 metamorphic-01 metamorphic-02', '3 3 3 3'],
    ['4p metamorphic-03 metamorphic-04', '3 3 3 3'],
    ['4p wolf-01 extra-02 sheep-01', '3 3 3 3'],
    ['draft 4p wolf-01 wolf-02', '4 4 4 4'],
    ['draft 3p wolf-01 wolf-02', '2 4 3 3'],
    ['draft 2p wolf-01 wolf-02', '2 3 3 3'],
  ];
  rows(
    SHEEP.map(([set, sheep]) => ({
      rule: `[R-START] ${set}: ${sheep}`,
      set,
      given: 'turn 1 play first; hand 1: B1',
      expect: `sheep ${sheep}`,
    })),
  );
  rows([
    {
      rule: '[R-START] the host may set other counts, which are then the most a hound can bring home',
      set: '4p wolf-01 hound-01',
      sheep: [1, 2, 5, 4],
      given: 'turn 2 start; hound-01@2 wolf-01@4; hand 2: B1; sheep 1 2 5 4',
      expect: 'sheep 1 2 5 4',
    },
    {
      rule: '[R-START] a wolf with a count of 1 ends the game at the first bite',
      set: '4p wolf-01 hound-01',
      sheep: [1, 1, 1, 1],
      given: 'turn 1 play first; hand 1: B1 W1; hand 2: B1',
      when: '1:B1',
      expect: 'over blue no-sheep; sheep 1 0 1 1',
    },
    {
      rule: '[W-TABLE] all animals stand at seat 1, of a pair the higher number on its back',
      set: 'metamorphic-02 metamorphic-03 extra-02 extra-01 wolf-08',
      given: 'turn 1 play first; hand 1: B1',
      expect: 'metamorphic-02@1/front metamorphic-03@1/back extra-02@1/front extra-01@1/front wolf-08@1/front; turn 1; asks play',
    },
  ]);

  test('[W-TABLE] four cards a seat in the order dealt, sixteen left, seat 1 begins', () => {
    const state = game.start(configOf('wolf-01 hound-01'), { order: order('wolf-01') });
    const view = game.view(state, 2);
    expect(view).toMatchObject({ turn: 1, asks: 'play', answers: 1, deckSize: 16, handSizes: [4, 4, 4, 4], firstTurn: true });
    expect(view.hand).toEqual(['B2', 'B2', 'B2', 'B2']);
  });

  test("[W-DUMMY] a dummy's four cards are its deck, the first dealt on top, unknown to all", () => {
    const cards = ['W1', 'W2', 'W3', 'W4'];
    const all = order('wolf-01');
    for (const card of cards) all.splice(all.indexOf(card), 1);
    all.splice(12, 0, ...cards);
    const state = game.start(configOf('3p wolf-01 hound-01'), { order: all });
    expect(game.positions.write(state)).toContain('\ndummy 4 W1 W2 W3 W4\n');
    for (const viewer of [1, 2, 3, 4, 'spectator'] as const) {
      expect(game.view(state, viewer).dummyDecks).toEqual([[], [], [], [null, null, null, null]]);
    }
  });
});

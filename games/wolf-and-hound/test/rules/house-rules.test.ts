import { describe, expect, test } from 'vitest';
import type { AnimalRow } from '../../src/index.ts';
import { play, rows, tableOf } from '../table.ts';

const skipper = (id: string, more: Partial<AnimalRow> = {}): AnimalRow => ({
  id,
  kind: 'sheep',
  movedBy: 'none',
  pace: 'plain',
  target: 'self',
  sheep: 0,
  provenance: 'invented',
  rule: 'sheep-01',
  ...more,
});
const four = ['gate-1', 'gate-2', 'gate-3', 'gate-4'].map((id) => skipper(id));

describe('a table that stands still', () => {
  rows([
    {
      rule: '[H-STILL] a whole lap without a card starts the last lap, and the sheep are counted',
      set: 'wolf-01 gate-1 gate-2 gate-3 gate-4',
      cards: four,
      given: 'turn 2 start; wolf-01@4 gate-1@1 gate-2@2 gate-3@3 gate-4@4; hand 1: B1; hand 2: B1; hand 3: B1; hand 4: B1; sheep 3 3 3 2',
      expect: 'over blue cards-out; sheep 3 3 3 2; sizes 1 1 1 1',
    },
    {
      rule: '[H-STILL] three seats skipped and one that plays is no standstill',
      set: 'wolf-01 gate-1 gate-2 gate-3',
      cards: four.slice(0, 3),
      given: 'turn 1 start; wolf-01@4 gate-1@1 gate-2@2 gate-3@3; hand 1: B1; hand 2: B1; hand 3: B1; hand 4: W1 W2 W3; sheep 3 3 3 3',
      expect: 'turn 4; no last lap',
      and: [['4:W1', 'turn 4; no last lap; goes on; sheep 3 3 3 1']],
    },
    {
      rule: '[H-STILL] shown hands and skips count together',
      set: 'wolf-01 gate-1 gate-2 gate-3 sheep-02',
      cards: four.slice(0, 3),
      given: 'turn 4 start; wolf-01@3 gate-1@1 gate-2@2 gate-3@3 sheep-02@4; hand 1: B1; hand 2: B1; hand 3: B1; hand 4: W3; sheep 3 3 3 3',
      expect: 'over yellow cards-out; shown 4',
    },
  ]);

  test('[H-STILL] the fourth seat in a row that plays nothing starts it, no earlier and no later', () => {
    const given = 'turn 4 play; wolf-01@4 gate-1@1 gate-2@2 gate-3@3 gate-4@4; hand 1: B1; hand 2: B1; hand 3: B1; hand 4: W1 W2';
    const told = play(tableOf('wolf-01 gate-1 gate-2 gate-3 gate-4', given, { cards: four }), '4:W1');
    expect(told.filter(({ kind }) => ['turn', 'last-lap', 'ends'].includes(kind))).toEqual([
      ...[1, 2, 3, 4].map((seat) => ({ kind: 'turn', seat })),
      { kind: 'last-lap', seat: 4 },
      { kind: 'turn', seat: 1 },
      { kind: 'ends', winner: 'yellow', reason: 'cards-out', sheep: [3, 3, 3, 3] },
    ]);
  });
});

describe('cards of your own', () => {
  const deck = { B5: 8, W9: 8, B2m: 4, W1: 4 };
  rows([
    {
      rule: '[H-CUSTOM] a number deck of your own: a 5 goes five seats, a 9 nine',
      set: 'wolf-01 hound-01',
      numbers: deck,
      given: 'turn 2 play; wolf-01@1 hound-01@1; hand 2: B5 W9; hand 3: W9 W1; deck: W1 W1',
      when: '2:B5',
      expect: 'wolf-01@2',
      and: [['3:W9', 'hound-01@2']],
    },
    {
      rule: '[H-CUSTOM] Meat in a deck of your own holds wolves',
      set: 'wolf-01 hound-01',
      numbers: deck,
      given: 'turn 2 play; wolf-01@3 hound-01@1; hand 2: B5 W9; pile 4: B2m; hand 3: W9 W1',
      when: '2:B5',
      expect: 'wolf-01@4',
    },
    {
      rule: '[H-CUSTOM] a wolf that takes two across and runs backwards by white',
      set: 'hound-01 long-tooth',
      cards: [skipper('long-tooth', { kind: 'wolf', movedBy: 'white', pace: 'reverse', target: 'across', sheep: -2, rule: 'wolf-x' })].map(
        ({ rule: _, ...row }) => row,
      ),
      given: 'turn 2 play; long-tooth@1 hound-01@1; hand 2: W2 B1; hand 3: B1',
      when: '2:W2',
      expect: 'long-tooth@3; sheep 1 3 3 3',
    },
    {
      rule: '[H-CUSTOM] two fewer than 1 is no step, not a step back',
      set: 'hound-01 slow-fox',
      cards: [{ id: 'slow-fox', kind: 'wolf', movedBy: 'black', pace: '-2', target: 'self', sheep: -1, provenance: 'invented' }],
      given: 'turn 2 play; slow-fox@3 hound-01@1; hand 2: B1 W1; hand 3: B3',
      when: '2:B1',
      expect: 'slow-fox@3',
      and: [['3:B3', 'slow-fox@4']],
    },
    {
      rule: '[H-CUSTOM] a card of your own that follows Grandpa Wolf moves late and by the turn before',
      set: 'wolf-01 late-fox',
      cards: [skipper('late-fox', { kind: 'wolf', movedBy: 'black', pace: 'plain', sheep: -1, rule: 'extra-01' })],
      given: 'turn 2 play; wolf-01@1 late-fox@1; previous B1; hand 2: B3 W1; hand 3: W1 W2; sheep 4 4 4 4; hand 4: B1',
      when: '2:B3',
      expect: 'wolf-01@4; late-fox@2',
      and: [['3:W1', 'late-fox@1; sheep 4 4 4 3']],
    },
    {
      rule: '[H-CUSTOM] a metamorphic card of your own, unlike the published one, asks which of them turns',
      set: 'metamorphic-03 changeling',
      cards: [
        {
          ...skipper('changeling', { kind: 'wolf', movedBy: 'black', pace: '+2', sheep: -1, metamorphic: true }),
          back: { kind: 'hound' as const, movedBy: 'white' as const, sheep: 1 },
        },
      ].map(({ rule: _, ...row }) => row),
      given: 'turn 2 play; metamorphic-03@4/front changeling@2/front; hand 2: B2 W1; hand 3: B1',
      when: '2:B2',
      expect: 'metamorphic-03@2/back; changeling@2/back; asks flip',
      and: [['2:flip:changeling', 'changeling@2/front; turn 3']],
    },
    {
      rule: '[H-CUSTOM] cards of your own count as wolf cards at the start',
      set: 'wolf-01 grey',
      cards: [skipper('grey', { kind: 'wolf', movedBy: 'black', sheep: -1, rule: 'extra-01' })],
      given: 'turn 1 play first; hand 1: B1',
      expect: 'sheep 4 4 4 4',
    },
  ]);
});

import { describe } from 'vitest';
import type { AnimalRow } from '../../src/index.ts';
import { rows } from '../table.ts';

const card = (id: string, more: Partial<AnimalRow> = {}): AnimalRow => ({
  id,
  kind: 'wolf',
  movedBy: 'black',
  pace: 'plain',
  target: 'self',
  sheep: -1,
  provenance: 'invented',
  ...more,
});

describe('a turn', () => {
  rows([
    {
      rule: '[W-TURN] sheep cards, then wolves, then hounds: the last sheep is lost and comes home before the end check',
      set: 'hound-01 wolf-01 wolf-06',
      given: 'turn 3 start; hound-01@3 wolf-01@3 wolf-06@3; sheep 4 4 2 4; hand 3: B1',
      expect: 'sheep 4 4 1 4; turn 3; asks play; goes on',
    },
    {
      rule: '[W-TURN] the Red Devil is a wolf and acts before the hound beside him',
      set: 'designer-01 hound-01',
      given: 'turn 4 play; designer-01@1 hound-01@1; hand 4: W4 B1; hand 1: B1',
      when: '4:W4',
      expect: 'sheep 3 3 3 3; turn 1; asks play',
    },
    {
      rule: '[W-TURN] the Black Blanket is a wolf and acts before the White Blanket and beside the Blanket Wolf',
      set: 'designer-02-1 designer-02-2 designer-02-3',
      given: 'turn 4 play; designer-02-1@1 designer-02-2@1 designer-02-3@1; hand 4: W4 B1; hand 1: B1; sheep 2 4 4 4',
      when: '4:W4',
      expect: 'sheep 1 4 4 4; goes on; turn 1',
    },
    {
      rule: '[W-TURN] nothing at the seat in turn, nothing happens there',
      set: 'hound-01 wolf-01',
      given: 'turn 2 start; hound-01@1 wolf-01@3; sheep 1 1 1 1; hand 2: B2',
      expect: 'sheep 1 1 1 1; turn 2; asks play',
    },
    {
      rule: '[W-TURN] a full turn: the card lies on top of the own pile, the hand is filled up from the deck',
      set: 'hound-01 wolf-01',
      given: 'turn 2 play; hound-01@4 wolf-01@4; hand 2: B2 W1 W1 W2; pile 2: W4; deck: W3 B4; hand 3: B1',
      when: '2:B2',
      expect: 'pile 2: W4 B2; hand 2: W1 W1 W2 W3; deck 1; turn 3; wolf-01@2 hound-01@4',
    },
    {
      rule: '[W-TURN] with no deck nobody draws and the game goes on with fewer cards',
      set: 'hound-01 wolf-01',
      given: 'turn 2 play; hound-01@4 wolf-01@4; hand 2: B2 W1; hand 3: B1 W1',
      when: '2:B2',
      expect: 'hand 2: W1; deck 0; turn 3; no last lap',
    },
    {
      rule: '[W-TURN] the very first turn has no activation, the second has',
      set: 'hound-01 wolf-02',
      given: 'turn 1 play first; hound-01@1 wolf-02@1; hand 1: B1 W1; hand 2: B1',
      when: '1:B1',
      expect: 'wolf-02@2; sheep 3 3 2 3; turn 2',
    },
    {
      rule: '[R-ORDER] four wolves and four hounds of the book at one seat act without a question',
      set: 'wolf-01 wolf-02 wolf-03 wolf-04 hound-01 hound-02 hound-03 hound-04',
      given: 'turn 2 start; sheep 1 1 1 1; hand 2: B1; wolf-01@2 wolf-02@2 wolf-03@2 wolf-04@2 hound-01@2 hound-02@2 hound-03@2 hound-04@2',
      expect: 'sheep 1 1 1 1; asks play; turn 2; goes on',
    },
    {
      rule: '[R-ORDER] cards of your own of one colour: gain before loss, or loss before gain, is asked where it matters',
      set: 'wolf-01 kind-wolf',
      cards: [card('kind-wolf', { sheep: 1 })],
      given: 'turn 4 play; wolf-01@1 kind-wolf@1; sheep 4 4 4 4; hand 4: W1 W2; hand 1: W1',
      when: '4:W1',
      expect: 'asks activate; turn 1; sheep 4 4 4 4',
      and: [['1:activate:wolf-01', 'sheep 4 4 4 4; asks play']],
    },
    {
      rule: '[R-ORDER] the other answer ends otherwise',
      set: 'wolf-01 kind-wolf',
      cards: [card('kind-wolf', { sheep: 1 })],
      given: 'turn 4 play; wolf-01@1 kind-wolf@1; sheep 4 4 4 4; hand 4: W1 W2; hand 1: W1',
      when: '4:W1 1:activate:kind-wolf',
      expect: 'sheep 3 4 4 4; asks play; turn 1',
    },
    {
      rule: '[R-ORDER] a card of your own is asked about whatever provenance its file claims',
      set: 'wolf-01 kind-wolf',
      cards: [card('kind-wolf', { sheep: 1, provenance: 'pinned' })],
      given: 'turn 4 play; wolf-01@1 kind-wolf@1; sheep 4 4 4 4; hand 4: W1 W2; hand 1: W1',
      when: '4:W1',
      expect: 'asks activate; turn 1; sheep 4 4 4 4',
    },
    {
      rule: '[R-ORDER] is not asked where both orders come to the same',
      set: 'wolf-01 kind-wolf',
      cards: [card('kind-wolf', { sheep: 1 })],
      given: 'turn 4 play; wolf-01@1 kind-wolf@1; sheep 2 4 4 4; hand 4: W1 W2; hand 1: W1',
      when: '4:W1',
      expect: 'asks play; turn 1; sheep 2 4 4 4',
    },
    {
      rule: '[R-ORDER] on a dummy turn its human partner is asked',
      set: '3p wolf-01 kind-wolf',
      cards: [card('kind-wolf', { sheep: 1 })],
      given: 'turn 3 play; wolf-01@4 kind-wolf@4; hand 3: W1 W2; hand 2: W1; deck: W1 W2 W3; dummy 4: B1 B2',
      when: '3:W1',
      expect: 'asks activate; turn 4',
      and: [
        ['3:activate:wolf-01', 'refused not-your-turn'],
        ['2:activate:wolf-02', 'refused not-a-choice R-ORDER'],
        ['2:activate:wolf-01', 'asks exchange; turn 4; turned up W2; sheep 3 5 4 4'],
      ],
    },
    {
      rule: '[R-SKIPEND] a skipped turn ends like any other: the Confused Hound turns, Grandpa Wolf walks',
      set: 'sheep-01 extra-01 extra-02 wolf-01',
      given: 'turn 2 start; sheep-01@2 wolf-01@3 extra-02@3 extra-01@1; previous W2; hand 2: B1 B2; hand 3: B2; deck: B3',
      expect: 'extra-02@3/back; extra-01@3; turn 3; sizes 0 2 1 0; deck 1',
    },
    {
      rule: '[R-SKIPEND] a pass that shows the hand ends like any other: the Blanket Wolf on its back walks',
      set: 'sheep-02 designer-02-1 designer-02-2 designer-02-3',
      given: 'turn 2 start; sheep-02@2 designer-02-1@1 designer-02-2@1 designer-02-3@4/back; hand 2: B3 W3; hand 3: B1',
      expect: 'designer-02-3@3/back; turn 3; shown 2',
    },
    {
      rule: '[R-NOMATCH] a white card with nothing white on the table is played, lies on the pile, and is drawn for',
      set: 'wolf-01 wolf-06',
      given: 'turn 2 play; wolf-01@4 wolf-06@1; hand 2: W4 B1; deck: B2; hand 3: B1',
      when: '2:W4',
      expect: 'wolf-01@4 wolf-06@1; pile 2: W4; hand 2: B1 B2; turn 3',
    },
  ]);
});

describe('targets', () => {
  const at = (seat: number) => `turn ${seat} start; hand ${seat}: B1`;
  rows(
    (
      [
        ['wolf-01', 4, '3 3 3 2'],
        ['wolf-02', 4, '2 3 3 3'],
        ['wolf-03', 1, '3 3 3 2'],
        ['wolf-04', 3, '2 3 3 3'],
        ['hound-01', 2, '1 2 1 1'],
        ['hound-02', 4, '2 1 1 1'],
        ['hound-03', 1, '1 1 1 2'],
        ['hound-04', 1, '1 1 2 1'],
        ['draft wolf-03', 4, '2 3 3 3'],
        ['draft wolf-04', 1, '3 3 3 2'],
        ['draft hound-03', 4, '2 1 1 1'],
        ['draft hound-04', 1, '1 1 1 2'],
      ] as const
    ).map(([set, seat, sheep]) => ({
      rule: `[W-TABLE] ${set} at seat ${seat} leaves ${sheep}`,
      set,
      given: `${at(seat)}; ${set.split(' ').at(-1)}@${seat}; sheep ${set.includes('hound') ? '1 1 1 1' : '3 3 3 3'}`,
      expect: `sheep ${sheep}`,
    })),
  );
});

import { back, numberOn, on, one, type Readings } from '../plain-reading/reading.ts';
import type { Row } from '../table.ts';

/** Grandpa Wolf moves at the end of each turn, by the number card of the turn before. */
const grandpa = one('wolf', {
  movedBy: ['BW', 'BW'],
  pace: back,
  own: {
    staysInPlay: true,
    endOfTurn: {
      part: 2,
      does: (table, me) => {
        if (table.previous) table.walk(me, -numberOn(table.previous), on(table.turn, -1));
      },
    },
  },
});

export const readings: Readings = { '2016': { 'extra-01': grandpa } };

export const examples: readonly Row[] = [
  {
    rule: '[R-GRANDPA] stays at the end of the first turn, then goes by the card of the turn before',
    set: 'extra-01 wolf-01 hound-01',
    given: 'turn 1 play first; hand 1: B3 W1; hand 2: W1 W2; hand 3: B1 B2; deck: W4 W4',
    when: '1:B3',
    expect: 'extra-01@1; wolf-01@4',
    and: [['2:W1', 'extra-01@2; hound-01@2; turn 3']],
  },
  {
    rule: '[R-GRANDPA] a black card and a white card move him alike, four steps bring him back',
    set: 'extra-01 wolf-01 hound-01',
    given: 'turn 3 play; extra-01@2; previous W4; hand 3: B1 W1; hand 4: B1',
    when: '3:B1',
    expect: 'extra-01@2',
  },
  {
    rule: '[R-GRANDPA] a skipped turn leaves him no card: he stays at the end of the next',
    set: 'extra-01 sheep-01 wolf-01',
    given: 'turn 2 start; sheep-01@2 extra-01@1 wolf-01@1; previous B1; hand 2: B2; hand 3: W1 B3; hand 4: B1 W1',
    expect: 'extra-01@4; turn 3',
    and: [
      ['3:W1', 'extra-01@4'],
      ['4:B1', 'extra-01@3'],
    ],
  },
  {
    rule: '[R-GRANDPA] a pass under Sheep 02 leaves him no card either',
    set: 'extra-01 sheep-02 wolf-01',
    given: 'turn 2 start; sheep-02@2 extra-01@1 wolf-01@1; hand 2: B3; hand 3: W1 B3',
    when: '3:W1',
    expect: 'extra-01@1; shown 2',
  },
  {
    rule: "[R-GRANDPA] a dummy's card set aside is none; its plays are",
    set: '3p extra-01 sheep-02 wolf-01',
    given: 'turn 4 play; sheep-02@4 extra-01@3 wolf-01@3; deck: B3 W1 W2 W4; dummy 4: W3; hand 1: W1 B1; hand 2: W1 B1; hand 3: B2',
    when: '2:exchange',
    expect: 'aside W3; turn 1; dummy 4: B3; extra-01@3',
    and: [
      ['1:W1', 'extra-01@3'],
      ['2:W1', 'extra-01@2'],
    ],
  },
];

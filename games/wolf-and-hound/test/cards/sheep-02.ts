import { halfBack, one, type Readings } from '../plain-reading/reading.ts';
import type { Row } from '../table.ts';

/** 8-3.2 No 3 this turn. */
const reading = one('sheep', { pace: halfBack, own: { activates: (table) => table.forbidThrees() } });

export const readings: Readings = {
  '2016': { 'sheep-02': { ...reading, unsure: { pace: 'reconstructed' } } },
  '2015-draft': { 'tornado-02': { ...reading, unsure: { pace: 'picture' } } },
};

export const examples: readonly Row[] = [
  {
    rule: '[R-ONLY3] shows the hand, keeps the cards, draws none, and the wolf had bitten before',
    set: 'sheep-02 wolf-01',
    given: 'turn 2 start; sheep-02@2 wolf-01@2; hand 2: B3 B3 W3; hand 3: B1; deck: W1 W2',
    expect: 'shown 2; hand 2: B3 B3 W3; deck 2; sheep 3 2 3 3; turn 3; pile 2:',
  },
  {
    rule: '[R-ONLY3] 3s with Meat and Bone are 3s',
    set: 'expansion sheep-02 wolf-01',
    given: 'turn 2 start; sheep-02@2 wolf-01@4; hand 2: B3m W3b; hand 3: B1',
    expect: 'shown 2; turn 3',
  },
  {
    rule: '[R-ONLY3] two seats, one after the other, each showing its hand',
    set: 'sheep-02 wolf-01',
    given: 'turn 2 start; sheep-02@2 wolf-01@4; hand 2: B3 W3; hand 3: B4 B2; hand 4: W3 W3; hand 1: B1',
    when: '3:B4',
    expect: 'shown 2 4; turn 1; sheep-02@4; hand 4: W3 W3; goes on',
  },
  {
    rule: '[R-ONLY3] twice for one seat, all of it known the second time too',
    set: 'sheep-02 wolf-01',
    given: 'turn 2 start; sheep-02@2 wolf-01@4; hand 2: B3 W3; hand 3: W1 B1; hand 4: W1 B1; hand 1: W1 B1; deck: W2',
    when: '3:W1 4:B1 1:B1',
    expect: 'shown 2; turn 3; hand 2: B3 W3',
  },
  {
    rule: '[R-ONLY3] a hand of 3s after an empty deck neither ends the hand nor starts the last lap',
    set: 'sheep-02 wolf-01',
    given: 'turn 2 start; sheep-02@2 wolf-01@4; hand 2: W3; hand 3: B1 B2',
    expect: 'shown 2; turn 3; no last lap',
  },
  {
    rule: '[R-NOPASS] one card that is no 3 must be played, be it ever so bad',
    set: 'sheep-02 wolf-01',
    given: 'turn 2 start; sheep-02@2 wolf-01@1; hand 2: B3 W3 B1 W3; hand 3: B1; sheep 3 3 1 3',
    expect: 'turn 2; asks play; legal B1; shown nobody',
    and: [
      ['2:W3', 'refused forbidden-value R-NOPASS'],
      ['2:B1', 'turn 3; goes on; wolf-01@2'],
    ],
  },
  {
    rule: '[R-NOPASS] nothing is forbidden on the very first turn, though all animals stand at seat 1',
    set: 'sheep-02 wolf-01',
    given: 'turn 1 play first; hand 1: B3 W3 W1; hand 2: B1',
    expect: 'legal B3 W3 W1',
  },
  {
    rule: '[R-NOPASS] a 3 may be played wherever Sheep 02 is not, and by the seat it has left',
    set: 'sheep-02 wolf-01',
    given: 'turn 2 play; sheep-02@3 wolf-01@1; hand 2: B3 W3; hand 3: B1',
    when: '2:B3',
    expect: 'pile 2: B3; sheep-02@2; turn 3',
  },
  {
    rule: '[R-NOPASS] a card that moves Sheep 02 away does not lift the ban of the turn it was laid in',
    set: 'draft tornado-02 wolf-01',
    given: 'turn 2 start; tornado-02@2 wolf-01@1; hand 2: B3 W2; hand 3: B1 W3',
    expect: 'legal W2',
    and: [['2:W2', 'tornado-02@1; turn 3; legal B1 W3']],
  },
];

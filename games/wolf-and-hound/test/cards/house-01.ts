import type { Row } from '../table.ts';

/** Seat 2 is to play, and the Bellwether is at seat 3. Half of 1 is 0, so it stays there. */
const hands = 'hand 1: B2 W2; hand 2: B1 W1; hand 3: B2 W2; hand 4: B1 W1';
const alone = { set: 'house-01', when: '2:B1' };
const beside = { set: 'house-01 sheep-01', when: '2:B1' };
const asked = { expect: 'asks activate; turn 3', view: { answers: 3, choices: ['sheep-01', 'house-01'] } };

export const examples: readonly Row[] = [
  {
    rule: '[H-BELLWETHER] calls a sheep home where the pasture is emptier than the one across',
    ...alone,
    given: `turn 2 play; house-01@3; sheep 3 3 1 3; ${hands}`,
    expect: 'sheep 3 3 2 3; turn 3',
    tells: [{ kind: 'gains', seat: 3, animal: 'house-01', sheep: 2 }],
  },
  {
    rule: '[H-BELLWETHER] is silent where the partners stand alike',
    ...alone,
    given: `turn 2 play; house-01@3; sheep 2 3 2 3; ${hands}`,
    expect: 'sheep 2 3 2 3; turn 3',
  },
  {
    rule: '[H-BELLWETHER] is silent where the own pasture is fuller',
    ...alone,
    given: `turn 2 play; house-01@3; sheep 1 3 3 3; ${hands}`,
    expect: 'sheep 1 3 3 3; turn 3',
  },
  {
    rule: '[R-ORDER] with Sheep 01 beside it the order matters, so it is asked: a bell that rings first is heard',
    ...beside,
    given: `turn 2 play; house-01@3 sheep-01@3; sheep 3 3 1 3; ${hands}`,
    ...asked,
    and: [['3:activate:house-01', 'turn 4; asks play; sheep 3 3 2 3']],
  },
  {
    rule: '[R-ORDER] and Sheep 01 first silences it',
    ...beside,
    given: `turn 2 play; house-01@3 sheep-01@3; sheep 3 3 1 3; ${hands}`,
    ...asked,
    and: [['3:activate:sheep-01', 'turn 4; asks play; sheep 3 3 1 3']],
  },
  {
    rule: '[R-ORDER] is not asked where both orders come to the same: the bell is silent before Sheep 01 as after it',
    ...beside,
    given: `turn 2 play; house-01@3 sheep-01@3; sheep 1 3 3 3; ${hands}`,
    expect: 'turn 4; asks play; sheep 1 3 3 3',
  },
];

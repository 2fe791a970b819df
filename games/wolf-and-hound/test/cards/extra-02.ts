import { back, one, plain, type Readings } from '../plain-reading/reading.ts';
import type { Row } from '../table.ts';

/** The Confused Hound turns over when it is not alone at the end of a turn. */
const confused = one('hound', {
  steps: [plain, back],
  own: {
    endOfTurn: {
      part: 4,
      does: (table, me) => {
        if (table.animals.some((other) => other !== me && other.at === me.at)) me.side = me.side === 0 ? 1 : 0;
      },
    },
  },
});

export const readings: Readings = { '2016': { 'extra-02': confused } };

export const examples: readonly Row[] = [
  {
    rule: '[R-CONFUSED] toggles at the end of every turn it is in company, not once for all',
    set: 'extra-02 wolf-01',
    given: 'turn 2 play; extra-02@4 wolf-01@4; hand 2: B4 W1; hand 3: B4 W1; sheep 3 3 3 3; hand 4: B1 W2',
    when: '2:B4',
    expect: 'extra-02@4/back',
    and: [['3:B4', 'extra-02@4/front']],
  },
  {
    rule: '[R-CONFUSED] walks by the side it showed when the card was played, then turns',
    set: 'extra-02 wolf-01',
    given: 'turn 2 play; extra-02@4/back wolf-01@1; hand 2: W3 B1; hand 3: B1',
    when: '2:W3',
    expect: 'extra-02@1/front',
  },
  {
    rule: '[R-CONFUSED] runs counter-clockwise on its back',
    set: 'extra-02 wolf-01',
    given: 'turn 2 play; extra-02@4/back wolf-01@2; hand 2: W1 B1; hand 3: B1',
    when: '2:W1',
    expect: 'extra-02@3/back',
  },
  {
    rule: '[R-CONFUSED] is a hound on both sides',
    set: 'extra-02 wolf-01',
    given: 'turn 2 start; extra-02@2/back wolf-01@4; sheep 3 1 3 3; hand 2: B1',
    expect: 'sheep 3 2 3 3',
  },
  {
    rule: '[R-CONFUSED] turns when the Blanket Wolf runs up to it, and not when the Blanket Wolf runs off',
    set: 'extra-02 designer-02-1 designer-02-2 designer-02-3',
    given:
      'turn 2 play; extra-02@3 designer-02-1@1 designer-02-2@1 designer-02-3@4; hand 2: B4 B1; hand 3: B4 B1; hand 4: B1; sheep 4 4 4 4',
    when: '2:B4',
    expect: 'designer-02-3@3/back; extra-02@3/back',
    and: [['3:B4', 'designer-02-3@2/back; extra-02@3/back']],
  },
];

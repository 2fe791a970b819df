import { halfBack, one, type Readings } from '../plain-reading/reading.ts';
import type { Row } from '../table.ts';

/** 8-3.1 The turn ends at once. */
const reading = one('sheep', { pace: halfBack, own: { activates: (table) => table.skipTurn() } });

export const readings: Readings = {
  '2016': { 'sheep-01': reading },
  '2015-draft': { 'tornado-01': { ...reading, unsure: { pace: 'picture' } } },
};

export const examples: readonly Row[] = [
  {
    rule: '[W-CARDS] ends the turn at once: wolf and hound sleep, no end check, no play, no draw',
    set: 'sheep-01 wolf-01 hound-01',
    given: 'turn 2 start; sheep-01@2 wolf-01@2 hound-01@2; sheep 3 1 3 3; hand 2: B1 B2; hand 3: B1; deck: W1',
    expect: 'sheep 3 1 3 3; turn 3; asks play; sizes 0 2 1 0; deck 1; shown nobody',
  },
  {
    rule: '[W-CARDS] a skip puts off the end check: a partner at 0 loses one turn later',
    set: 'sheep-01 wolf-04',
    given: 'turn 2 play; sheep-01@3 wolf-04@2; sheep 3 0 3 3; hand 2: W1 B1; hand 3: B1; hand 4: B1',
    when: '2:W1',
    expect: 'over blue no-sheep; turn 4',
  },
  {
    rule: '[W-CARDS] Sheep 01 beats Sheep 02 at the same seat: no hand is shown',
    set: 'sheep-01 sheep-02 wolf-01',
    given: 'turn 2 start; sheep-01@2 sheep-02@2 wolf-01@4; hand 2: B3 W3; hand 3: B1',
    expect: 'turn 3; shown nobody',
  },
  {
    rule: '[W-CARDS] two skips in a row need two cards that skip; one stays with the seat it skipped',
    set: 'sheep-01 wolf-01',
    given: 'turn 4 play; sheep-01@1 wolf-01@3; hand 4: W1 B1; hand 2: B1 B1; hand 1: B1',
    when: '4:W1',
    expect: 'turn 2; sheep-01@1',
  },
];

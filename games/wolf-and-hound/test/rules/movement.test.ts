import { describe } from 'vitest';
import { rows } from '../table.ts';

/** The final seat of an animal that starts at seat 2, by the value played: 1, 2, 3, 4. */
const LANDINGS: readonly [set: string, colour: 'B' | 'W', seats: readonly [number, number, number, number]][] = [
  ['wolf-01', 'B', [3, 4, 1, 2]],
  ['wolf-05', 'B', [4, 1, 2, 3]],
  ['wolf-06', 'B', [2, 3, 3, 4]],
  ['wolf-07', 'B', [2, 3, 4, 1]],
  ['wolf-08', 'B', [2, 1, 1, 4]],
  ['designer-01', 'B', [1, 4, 3, 2]],
  ['hound-01', 'W', [3, 4, 1, 2]],
  ['hound-04', 'W', [3, 4, 1, 2]],
  ['sheep-01', 'B', [2, 1, 1, 4]],
  ['sheep-01', 'W', [2, 1, 1, 4]],
  ['sheep-02', 'W', [2, 1, 1, 4]],
  ['extra-02', 'W', [3, 4, 1, 2]],
  ['metamorphic-01', 'B', [4, 1, 2, 3]],
  ['metamorphic-04', 'B', [3, 4, 1, 2]],
  ['draft wolf-02', 'B', [2, 3, 3, 4]],
  ['draft wolf-05', 'B', [4, 1, 2, 3]],
  ['draft wolf-06', 'B', [2, 3, 4, 1]],
  ['draft hound-02', 'W', [2, 3, 3, 4]],
  ['draft tornado-02', 'B', [2, 1, 1, 4]],
];

describe('modifiers', () => {
  rows(
    LANDINGS.flatMap(([set, colour, seats]) =>
      seats.map((seat, i) => {
        const id = set.split(' ').at(-1);
        return {
          rule: `[W-MOVE] ${set}: ${colour}${i + 1} from seat 2 ends at seat ${seat}`,
          set,
          given: `turn 3 play first; ${id}@2; hand 3: ${colour}${i + 1} B1`,
          when: `3:${colour}${i + 1}`,
          expect: `${id}@${seat}`,
        };
      }),
    ),
  );
  rows([
    {
      rule: '[W-MOVE] a white card does not move a wolf',
      set: 'wolf-01 hound-01',
      given: 'turn 3 play; wolf-01@2 hound-01@2; hand 3: W3 B1',
      when: '3:W3',
      expect: 'wolf-01@2 hound-01@1',
    },
    {
      rule: '[W-MOVE] a black card does not move a hound',
      set: 'wolf-01 hound-01',
      given: 'turn 3 play; wolf-01@2 hound-01@2; hand 3: B3 B1',
      when: '3:B3',
      expect: 'wolf-01@1 hound-01@2',
    },
  ]);
});

describe('walking', () => {
  rows([
    {
      rule: '[R-MOVESET] a wolf side that turns hound on a black card is not moved again, and a hound beside it stays',
      set: 'metamorphic-03 hound-01',
      given: 'turn 2 play; metamorphic-03@3/front hound-01@3; hand 2: B3 W1',
      when: '2:B3',
      expect: 'metamorphic-03@2/back; hound-01@3',
    },
    {
      rule: '[R-MOVESET] both sides of a pair: only the one that shows its wolf moves by black, then it turns',
      set: 'metamorphic-03 metamorphic-04',
      given: 'turn 2 play; metamorphic-03@4/front metamorphic-04@2/back; hand 2: B2 W1',
      when: '2:B2',
      expect: 'metamorphic-03@2/back; metamorphic-04@2/front; asks play; turn 3',
    },
    {
      rule: '[R-ZERO] -1 on a black 1 at seat 1 neither passes nor stops there',
      set: 'wolf-07 metamorphic-03',
      given: 'turn 3 play; wolf-07@1 metamorphic-03@4/back; hand 3: B1 W1',
      when: '3:B1',
      expect: 'wolf-07@1; metamorphic-03@4/back',
    },
    {
      rule: '[R-ZERO] half of 1 is no movement: the wolf that began beside Meat is not "stopped" there',
      set: 'expansion wolf-06 hound-01',
      given: 'turn 3 play; wolf-06@2; pile 2: B1m; hand 3: B1 W1',
      when: '3:B1',
      expect: 'wolf-06@2',
    },
    {
      rule: '[R-LAP] x3 on a 4 goes round three times and ends where it began',
      set: 'designer-01 hound-01',
      given: 'turn 3 play; designer-01@4; hand 3: B4 W1; hand 4: B1',
      when: '3:B4',
      expect: 'designer-01@4; sheep 3 3 3 2',
    },
    {
      rule: '[R-LAP] a metamorphic card that laps from seat 2 to seat 2 has passed seat 1 and turns',
      set: 'metamorphic-04 wolf-06',
      given: 'turn 3 play; metamorphic-04@2/front wolf-06@4; hand 3: B4 W1; hand 4: B1',
      when: '3:B4',
      expect: 'metamorphic-04@2/back',
    },
    {
      rule: '[R-WALK] every seat on the way is entered: a wolf of 3 steps is stopped at the second',
      set: 'expansion wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@4; pile 2: B2m; hand 4: B3 W1',
      when: '4:B3',
      expect: 'wolf-01@2',
    },
    {
      rule: '[R-WALK] each mover walks by itself: one is stopped, the other passes',
      set: 'expansion wolf-01 wolf-06 hound-01',
      given: 'turn 4 play; wolf-01@1 wolf-06@2; pile 2: B2m; hand 4: B3 W1',
      when: '4:B3',
      expect: 'wolf-01@2 wolf-06@3',
    },
  ]);
});

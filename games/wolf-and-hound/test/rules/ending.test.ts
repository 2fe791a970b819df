import { describe } from 'vitest';
import { rows } from '../table.ts';

describe('no sheep', () => {
  rows([
    {
      rule: "[W-END] an opponent's last sheep wins the game, the partner's last one loses it",
      set: 'wolf-02 hound-01',
      given: 'turn 1 start; wolf-02@1 hound-01@3; sheep 3 1 3 3; hand 1: B1',
      expect: 'over blue no-sheep; sheep 3 0 3 3',
    },
    {
      rule: "[W-END] the draft's teams are Green and Orange",
      set: 'draft wolf-01 hound-01',
      given: 'turn 1 start; wolf-01@1 hound-01@3; sheep 1 3 3 3; hand 1: B1',
      expect: 'over orange no-sheep',
    },
    {
      rule: '[W-END] a hound at the same seat calls the last sheep home before the check',
      set: 'wolf-04 hound-04',
      given: 'turn 1 start; wolf-04@1 hound-04@1; sheep 3 3 1 3; hand 1: B1',
      expect: 'goes on; sheep 3 3 1 3',
    },
    {
      rule: '[R-BOTH0] from seat 1: seats 2 and 3 at 0, seat 2 comes first',
      set: 'wolf-02 wolf-04',
      given: 'turn 1 start; wolf-02@1 wolf-04@1; sheep 4 1 1 4; hand 1: B1',
      expect: 'over blue no-sheep',
    },
    {
      rule: '[R-BOTH0] from seat 2: seats 1 and 2 at 0, the seat in turn comes first',
      set: 'wolf-01 wolf-03',
      given: 'turn 2 start; wolf-01@2 wolf-03@2; sheep 1 1 4 4; hand 2: B1',
      expect: 'over blue no-sheep',
    },
    {
      rule: '[R-BOTH0] from seat 3: seats 1 and 2 at 0, going on past seat 4 seat 1 comes first',
      set: 'wolf-04 wolf-03',
      given: 'turn 3 start; wolf-04@3 wolf-03@3; sheep 1 1 4 4; hand 3: B1',
      expect: 'over yellow no-sheep',
    },
    {
      rule: '[R-BOTH0] from seat 4: seats 1 and 4 at 0, the seat in turn comes first',
      set: 'wolf-01 wolf-02',
      given: 'turn 4 start; wolf-01@4 wolf-02@4; sheep 1 4 4 1; hand 4: B1',
      expect: 'over blue no-sheep',
    },
    {
      rule: '[R-BOTH0] from seat 4: seats 3 and 2 at 0, seat 2 comes before seat 3',
      set: 'wolf-04 wolf-03',
      given: 'turn 4 start; wolf-04@4 wolf-03@4; sheep 4 1 1 4; hand 4: B1',
      expect: 'over blue no-sheep',
    },
  ]);
});

describe('cards out', () => {
  rows([
    {
      rule: '[R-LASTLAP] seat 2 plays its last card: 3 and 4 still play, then seat 1 only activates',
      set: 'wolf-01 hound-01',
      given: 'turn 2 play; wolf-01@4 hound-01@4; hand 2: W1; hand 3: W1 B1; hand 4: W1 B1; hand 1: B1 B2; sheep 2 2 2 2',
      when: '2:W1',
      expect: 'last lap; goes on; turn 3',
      and: [
        ['3:W1', 'turn 4; sheep 2 2 2 1; last lap'],
        ['4:B1', 'over yellow cards-out; sheep 1 2 2 1; wolf-01@1; sizes 2 0 1 1'],
      ],
    },
    {
      rule: '[R-LASTLAP] if seat 4 empties its hand, seat 1 does not play again',
      set: 'wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@3 hound-01@3; hand 4: W4; hand 1: B1 B2; sheep 3 2 2 2',
      when: '4:W4',
      expect: 'over blue cards-out; hand 1: B1 B2; turn 1',
    },
    {
      rule: '[R-LASTLAP] a hand filled up from the deck is not empty',
      set: 'wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@3 hound-01@3; hand 4: W4; deck: B1; hand 1: B1 B2',
      when: '4:W4',
      expect: 'no last lap; goes on; turn 1; asks play',
    },
    {
      rule: '[R-LASTLAP] the wolf takes the deciding sheep in the last activation',
      set: 'wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@4 hound-01@3; hand 4: B1; hand 1: B1 B2; sheep 3 2 2 2; last lap',
      when: '4:B1',
      expect: 'over yellow cards-out; sheep 2 2 2 2',
    },
    {
      rule: '[R-LASTLAP] the last activation may end it by the last sheep instead',
      set: 'wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@4 hound-01@3; hand 4: B1 B2; hand 1: B1 B2; sheep 1 1 3 1; last lap',
      when: '4:B1',
      expect: 'over yellow no-sheep; sheep 0 1 3 1',
    },
    {
      rule: '[R-LASTLAP] Sheep 01 keeps the animals asleep in the last activation, and the count comes all the same',
      set: 'wolf-01 hound-01 sheep-01',
      given: 'turn 4 play; wolf-01@4 hound-01@1 sheep-01@1; hand 4: B1; hand 1: B1; sheep 2 3 2 1',
      when: '4:B1',
      expect: 'sheep 2 3 2 1; over yellow cards-out',
    },
    {
      rule: '[R-LASTLAP] a seat skipped with an empty hand starts the last lap at its end-of-turn step',
      set: 'wolf-01 hound-01 sheep-01',
      given: 'turn 3 start; wolf-01@1 hound-01@1 sheep-01@3; hand 3:; hand 4: B1 B2; hand 1: B1',
      expect: 'last lap; turn 4; asks play',
    },
    {
      rule: '[R-LASTLAP] once begun it stays begun, whoever else runs out',
      set: 'wolf-01 hound-01',
      given: 'turn 2 play; wolf-01@4 hound-01@4; hand 2: W3; hand 3: W3; hand 4: B3 B1; hand 1: B1; sheep 2 2 2 2',
      when: '2:W3 3:W3',
      expect: 'last lap; goes on; turn 4',
    },
  ]);
});

describe('a tie at the count', () => {
  const TIES: readonly [set: string, winner: string][] = [
    ['4p wolf-01 hound-01', 'yellow'],
    ['3p wolf-01 hound-01', 'yellow'],
    ['2p wolf-01 hound-01', 'yellow'],
    ['draft 4p wolf-01 hound-01', 'orange'],
    ['draft 3p wolf-01 hound-01', 'orange'],
    ['draft 2p wolf-01 hound-01', 'green'],
  ];
  rows(
    TIES.map(([set, winner]) => ({
      rule: `[W-END] ${set}: ${winner} wins`,
      set,
      given: 'turn 1 start; wolf-01@3 hound-01@3; sheep 2 1 1 2; last lap; hand 1: B1',
      expect: `over ${winner} cards-out`,
    })),
  );
  rows(
    TIES.map(([set]) => ({
      rule: `[W-END] ${set}: one sheep more beats any tie rule`,
      set,
      given: `turn 1 start; wolf-01@3 hound-01@3; sheep ${set.startsWith('draft 2p') ? '1 1 1 2' : '2 1 2 2'}; last lap; hand 1: B1`,
      expect: `over ${set.startsWith('draft 2p') ? 'orange' : set.startsWith('draft') ? 'green' : 'blue'} cards-out`,
    })),
  );
});

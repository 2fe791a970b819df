import { describe } from 'vitest';
import { rows } from '../table.ts';

describe('dummies', () => {
  rows([
    {
      rule: '[W-DUMMY] the top of the deck is turned up, nothing moves before the answer',
      set: '3p wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@2 hound-01@2; deck: B2 W1; dummy 4: B4 W3; hand 1: B1; hand 2: B1',
      expect: 'asks exchange; turn 4; turned up B2; wolf-01@2; deck 1; sizes 1 1 0 2',
      and: [
        ['1:keep', 'refused not-your-turn'],
        ['2:B1', 'refused not-asked'],
        ['2:keep', 'wolf-01@4; pile 4: B2; dummy 4: B4 W3; turn 1; deck 1'],
        ['2:keep', 'refused not-your-turn'],
      ],
    },
    {
      rule: '[W-DUMMY] exchanged: the first card goes under and moves nothing, the top of the dummy deck is played',
      set: '3p wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@2 hound-01@2; deck: B2 W1; dummy 4: W1 W3 B4; hand 1: B1; hand 2: B1',
      when: '2:exchange',
      expect: 'wolf-01@2 hound-01@3; pile 4: W1; dummy 4: W3 B4 B2; turn 1',
    },
    {
      rule: '[W-DUMMY] an exchange with a dummy deck of one card leaves the turned-up card as its only one',
      set: '2p wolf-01 hound-01',
      given: 'turn 3 play; wolf-01@2 hound-01@2; deck: B2 W4; dummy 3: W1; dummy 4: B3; hand 1: B1; hand 2: B1',
      when: '1:exchange',
      expect: 'pile 3: W1; dummy 3: B2; turn 4; asks exchange; turned up W4',
      and: [['2:exchange', 'pile 4: B3; dummy 4: W4; turn 1; deck 0']],
    },
    {
      rule: '[W-DUMMY] two players: seat 1 answers for 3, seat 2 for 4, and nobody else',
      set: '2p wolf-01 hound-01',
      given: 'turn 3 play; wolf-01@2 hound-01@2; deck: W2 W4 W3; dummy 3: W1; dummy 4: B3; hand 1: B1; hand 2: B1',
      expect: 'turn 3; asks exchange',
      and: [
        ['2:keep', 'refused not-your-turn'],
        ['3:keep', 'refused not-your-turn'],
        ['1:keep', 'turn 4; asks exchange'],
        ['1:keep', 'refused not-your-turn'],
        ['2:keep', 'turn 1; asks play'],
      ],
    },
    {
      rule: '[R-DUMMY-NODRAW] its play takes one card of the deck, and its own deck stays as it is',
      set: '3p wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@2 hound-01@2; deck: W2 W4 W3; dummy 4: B3 B1; hand 1: B1; hand 2: B1',
      when: '2:keep',
      expect: 'deck 2; sizes 1 1 0 2',
    },
    {
      rule: '[R-EXCHANGE-DECK] with an empty deck it plays the top of its own unasked, a card that went under too',
      set: '3p wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@2 hound-01@2; deck: B2; dummy 4: W1; hand 1: B1 B1; hand 2: W4 W4; hand 3: W4 W4; sheep 2 4 3 3',
      when: '2:exchange',
      expect: 'hound-01@3; dummy 4: B2; turn 1; deck 0; no last lap',
      and: [['1:B1 2:W4 3:W4', 'pile 4: W1 B2; dummy 4:; last lap; over yellow cards-out; wolf-01@1']],
    },
    {
      rule: '[R-EXCHANGE-DECK] the last card of the deck may still be exchanged',
      set: '3p wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@2 hound-01@2; deck: B2; dummy 4: W1 W2; hand 1: B1; hand 2: W4',
      expect: 'asks exchange; deck 0; turned up B2',
    },
    {
      rule: '[R-LASTLAP] an empty dummy deck counts only once the number deck is empty',
      set: '3p wolf-01 hound-01',
      given: 'turn 4 play; wolf-01@2 hound-01@2; deck: W2 W4 W3; dummy 4:; hand 1: B1 B2; hand 2: B1; hand 3: B1',
      expect: 'pile 4: W2; no last lap; turn 1; goes on',
    },
    {
      rule: '[W-DUMMY] its sheep, its wolves and its end are like any other seat',
      set: '3p wolf-01 hound-01',
      given: 'turn 3 play; wolf-01@3 hound-01@2; deck: W2 W4 W3; dummy 4: B1; sheep 2 4 3 1; hand 3: B1 B2',
      when: '3:B1',
      expect: 'over blue no-sheep; sheep 2 4 3 0',
    },
    {
      rule: '[W-DUMMY] skipped by Sheep 01 it turns up nothing and its partner is not asked',
      set: '3p wolf-01 sheep-01',
      given: 'turn 4 start; wolf-01@4 sheep-01@4; deck: W2 W4 W3; dummy 4: B1; hand 1: B1',
      expect: 'turn 1; asks play; deck 3; sheep 2 4 3 3',
    },
    {
      rule: '[R-DUMMY-3] a 3 may be exchanged for a card that is none, which is then a play',
      set: '3p sheep-02 wolf-01',
      given: 'turn 4 start; sheep-02@4 wolf-01@1; deck: W3 B1; dummy 4: B1 B2; hand 1: B1; hand 2: B1',
      when: '2:exchange',
      expect: 'pile 4: B1; aside nothing; dummy 4: B2 W3; wolf-01@2; turn 1',
    },
    {
      rule: '[R-DUMMY-3] a card that is no 3 may be exchanged for a 3, to its cost',
      set: '3p sheep-02 wolf-01',
      given: 'turn 4 start; sheep-02@4 wolf-01@1; deck: B1 B1; dummy 4: B3 B2; hand 1: B1; hand 2: B1',
      when: '2:exchange',
      expect: 'pile 4:; aside B3; dummy 4: B2 B1; wolf-01@1; turn 1',
    },
    {
      rule: "[R-DUMMY-3] a 3 set aside as the dummy's last card starts the last lap",
      set: '3p sheep-02 wolf-01',
      given: 'turn 4 start; sheep-02@4 wolf-01@3; dummy 4: W3; hand 1: B1 B2; sheep 2 4 3 3',
      expect: 'aside W3; pile 4:; last lap; over yellow cards-out',
    },
    {
      rule: '[R-DUMMY-3] the partner is asked about a 3 even if no exchange can save the play',
      set: '2p expansion sheep-02 wolf-01',
      given: 'turn 3 start; sheep-02@3 wolf-01@1; deck: W3b B1; dummy 3: B3m; dummy 4: W1; hand 1: B1; hand 2: B2',
      expect: 'asks exchange; turned up W3b',
      and: [['1:keep', 'aside W3b; dummy 3: B3m; turn 4']],
    },
  ]);
});

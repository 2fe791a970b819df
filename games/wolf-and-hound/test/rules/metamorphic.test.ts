import { describe } from 'vitest';
import { aRow } from '../../src/cards/custom.ts';
import { rows } from '../table.ts';

/** A metamorphic card that is a wolf on both sides: after turning over it still clashes. */
const STAYS_WOLF = aRow({ id: 'both', kind: 'wolf', metamorphic: true, back: {} }, 'row');

describe('metamorphic cards', () => {
  rows([
    {
      rule: '[R-META-ONCE] passes seat 1 twice, turns once',
      set: 'metamorphic-01 wolf-06',
      given: 'turn 2 play; metamorphic-01@4/front wolf-06@2; hand 2: B4 W1; hand 3: B1',
      when: '2:B4',
      expect: 'metamorphic-01@1/back',
    },
    {
      rule: '[R-META-ONCE] both of a pair pass seat 1 in one play, each turns once',
      set: 'metamorphic-03 metamorphic-04',
      given: 'turn 2 play; metamorphic-03@4/front metamorphic-04@3/front; hand 2: B3 W1; hand 3: B1',
      when: '2:B3',
      expect: 'metamorphic-03@3/back; metamorphic-04@2/back',
    },
    {
      rule: '[R-META-LEAVE] goes off from seat 1 and does not turn',
      set: 'metamorphic-01 wolf-06',
      given: 'turn 2 play; metamorphic-01@1/back wolf-06@2; hand 2: W2 B1; hand 3: B1',
      when: '2:W2',
      expect: 'metamorphic-01@4/back',
    },
    {
      rule: '[R-META-LEAVE] with four steps it comes back to seat 1 and turns',
      set: 'metamorphic-01 wolf-06',
      given: 'turn 2 play; metamorphic-01@1/front wolf-06@2; hand 2: B3 W1; hand 3: B1',
      when: '2:B3',
      expect: 'metamorphic-01@1/back',
    },
    {
      rule: '[R-META-PAIR] unlike cards: the question waits before the draw, with the card on the pile',
      set: 'metamorphic-01 metamorphic-03',
      given: 'turn 2 play; metamorphic-01@2/front metamorphic-03@3/front; hand 2: B1 W1; deck: W4; hand 3: B2 W2',
      when: '2:B1',
      expect: 'asks flip; turn 2; deck 1; hand 2: W1; pile 2: B1',
      and: [['2:flip:metamorphic-03', 'asks play; turn 3; hand 2: W1 W4']],
    },
    {
      rule: '[R-META-PAIR] unlike cards that meet: asked, and the answer turns one of them',
      set: 'metamorphic-01 metamorphic-03',
      given: 'turn 2 play; metamorphic-01@2/front metamorphic-03@3/front; hand 2: B2 W1; deck: W4; hand 3: B1 W2',
      when: '2:B2',
      expect: 'metamorphic-01@1/back; metamorphic-03@1/back; asks flip; turn 2; deck 1; pile 2: B2; hand 2: W1',
      and: [
        ['3:flip:metamorphic-01', 'refused not-your-turn'],
        ['2:flip:wolf-01', 'refused not-a-choice R-META-PAIR'],
        ['2:W1', 'refused not-asked'],
        ['2:flip:metamorphic-01', 'metamorphic-01@1/front; metamorphic-03@1/back; asks play; turn 3; deck 0'],
      ],
    },
    {
      rule: '[R-META-PAIR] a dummy turns up the card: its human partner answers',
      set: '2p metamorphic-01 metamorphic-03',
      given:
        'turn 3 play; metamorphic-01@2/front metamorphic-03@3/front; deck: B2 B1 W4; dummy 3: W1; dummy 4: W2; hand 1: B1 W2; hand 2: W1 W1',
      when: '1:keep',
      expect: 'asks flip; turn 3; pile 3: B2',
      and: [
        ['2:flip:metamorphic-01', 'refused not-your-turn'],
        ['1:flip:metamorphic-03', 'metamorphic-01@1/back; metamorphic-03@1/front; turn 4; asks exchange'],
      ],
    },
    {
      rule: '[R-META-PAIR] two hounds that are alike: the higher number turns, unasked',
      set: 'metamorphic-01 metamorphic-02',
      given: 'turn 2 play; metamorphic-01@3/back metamorphic-02@4/front; hand 2: B3 W1; hand 3: B1',
      when: '2:B3',
      expect: 'metamorphic-01@3/back; metamorphic-02@4/back; turn 3',
    },
    {
      rule: '[R-META-PAIR] two hounds alike at one seat: number 04 becomes the wolf',
      set: 'metamorphic-03 metamorphic-04',
      given: 'turn 2 play; metamorphic-03@3/back metamorphic-04@4/front; hand 2: B3 W1; hand 3: B1; sheep 3 3 2 3',
      when: '2:B3',
      expect: 'metamorphic-03@3/back; metamorphic-04@3/front; turn 3; sheep 3 3 2 3',
    },
    {
      rule: '[R-META-PAIR] of a pair that turned at seat 1 and met there, the one named turns once more',
      set: 'metamorphic-02 metamorphic-03',
      given: 'turn 2 play; metamorphic-02@3/front metamorphic-03@4/front; hand 2: B1 W1; hand 3: B1',
      when: '2:B1',
      expect: 'metamorphic-02@1/back; metamorphic-03@1/back; asks flip',
      and: [['2:flip:metamorphic-02', 'metamorphic-02@1/front; metamorphic-03@1/back']],
    },
    {
      rule: '[R-META-PAIR] only the last seat counts: passing one another on the way is no meeting',
      set: 'metamorphic-01 metamorphic-03',
      given: 'turn 2 play; metamorphic-01@2/front metamorphic-03@3/back; hand 2: B1 W1; hand 3: B1',
      when: '2:B1',
      expect: 'metamorphic-01@4/front; metamorphic-03@3/back; turn 3; asks play',
    },
    {
      rule: '[R-META-MORE] any two will do',
      set: 'metamorphic-02 metamorphic-04',
      given: 'turn 1 play first; hand 1: B1',
      expect: 'metamorphic-02@1/front; metamorphic-04@1/back; turn 1; asks play',
    },
    {
      rule: '[R-META-MORE] four begin front, back, front, back in the order of their numbers',
      set: 'metamorphic-04 metamorphic-02 metamorphic-01 metamorphic-03',
      given: 'turn 1 play first; hand 1: B1',
      expect: 'metamorphic-01@1/front metamorphic-02@1/back metamorphic-03@1/front metamorphic-04@1/back',
    },
    {
      rule: '[R-META-MORE] three of one colour at one seat: one turns, and that is enough',
      set: 'metamorphic-01 metamorphic-02 metamorphic-04',
      given:
        'turn 2 play; metamorphic-01@3/back metamorphic-02@3/back metamorphic-04@3/back; hand 2: B1 W1; deck: W4; hand 3: B1; sheep 3 3 2 3',
      when: '2:B1',
      expect: 'asks flip; turn 2; deck 1',
      and: [
        ['2:flip:wolf-01', 'refused not-a-choice R-META-PAIR'],
        ['2:flip:metamorphic-02', 'metamorphic-01@3/back metamorphic-02@3/front metamorphic-04@3/back; turn 3; asks play; deck 0'],
      ],
    },
    {
      rule: '[R-META-MORE] a seat where both colours show is left alone',
      set: 'metamorphic-01 metamorphic-02 metamorphic-03',
      given: 'turn 2 play; metamorphic-01@3/front metamorphic-02@3/back metamorphic-03@3/back; hand 2: W4 B1; hand 3: B1',
      when: '2:W4',
      expect: 'metamorphic-01@3/front metamorphic-02@4/front metamorphic-03@3/front',
    },
    {
      rule: '[R-META-MORE] two pairs: alike ones turn unasked, the highest number of them',
      set: 'metamorphic-01 metamorphic-02 metamorphic-03 metamorphic-04',
      given:
        'turn 2 play; metamorphic-01@2/back metamorphic-02@2/back metamorphic-03@4/back metamorphic-04@4/back; hand 2: B4 W1; hand 3: B1',
      when: '2:B4',
      expect: 'metamorphic-01@2/back metamorphic-02@2/front metamorphic-03@4/back metamorphic-04@4/front; turn 3',
    },
    {
      rule: '[R-META-MORE] clockwise from the seat in turn, one question after the other, and the draw after the last',
      set: 'metamorphic-01 metamorphic-02 metamorphic-03 metamorphic-04',
      given:
        'turn 4 play; metamorphic-01@3/back metamorphic-03@3/back metamorphic-02@2/back metamorphic-04@2/back; hand 4: B1 W1; deck: W4; hand 1: B1',
      when: '4:B1',
      expect: 'asks flip; turn 4; deck 1',
      and: [
        ['4:flip:metamorphic-01', 'refused not-a-choice'],
        ['4:flip:metamorphic-04', 'metamorphic-02@2/back metamorphic-04@2/front; asks flip; turn 4; deck 1'],
        ['4:flip:metamorphic-02', 'refused not-a-choice'],
        ['4:flip:metamorphic-03', 'metamorphic-01@3/back metamorphic-03@3/front; turn 1; asks play; deck 0'],
      ],
    },
    {
      rule: '[R-META-MORE] a seat that has had its turn has it once, even if its cards still show one colour',
      set: 'both both-too metamorphic-03',
      cards: [STAYS_WOLF, { ...STAYS_WOLF, id: 'both-too', pace: '+2' }],
      given: 'turn 2 play; both@3/back both-too@3/back metamorphic-03@1; hand 2: W1 W2; hand 3: B1',
      when: '2:W1',
      expect: 'asks flip; turn 2',
      and: [['2:flip:both', 'both@3/front both-too@3/back; turn 3; asks play']],
    },
    {
      rule: '[R-META-DRAFT] twice reached, twice turned; once reached, once',
      set: 'draft metamorphic-01 metamorphic-02',
      given: 'turn 2 play; metamorphic-01@4/front metamorphic-02@3/front; hand 2: B4 W1; hand 3: B1',
      when: '2:B4',
      expect: 'metamorphic-01@1/front; metamorphic-02@4/back',
    },
    {
      rule: '[R-META-DRAFT] leaving seat 1 is not reaching it; coming back is',
      set: 'draft metamorphic-03 wolf-02',
      given: 'turn 2 play; metamorphic-03@1/back wolf-02@2; hand 2: W4 W3; hand 3: B1',
      when: '2:W4',
      expect: 'metamorphic-03@1/front',
    },
    {
      rule: '[R-META-DRAFT] [R-META-PAIR] turned twice, two wolves meet at seat 1 and the higher number turns',
      set: 'draft metamorphic-01 metamorphic-02',
      given: 'turn 2 play; metamorphic-01@4/front metamorphic-02@1/front; hand 2: B4 W1; hand 3: B1',
      when: '2:B4',
      expect: 'metamorphic-01@1/front; metamorphic-02@2/back',
    },
  ]);
});

import { describe } from 'vitest';
import { rows } from '../table.ts';

describe('Grandpa Wolf', () => {
  rows([
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
  ]);
});

describe('Confused Hound', () => {
  rows([
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
  ]);
});

describe('the blanket set', () => {
  const set = 'designer-02-1 designer-02-2 designer-02-3';
  rows([
    {
      rule: '[R-BLANKET] starts on its front beside both blankets and rests while one of them stays',
      set,
      given: 'turn 1 play first; hand 1: B3 W1; hand 2: B1; deck: B4',
      when: '1:B3',
      expect: 'designer-02-3@1/front; designer-02-1@4 designer-02-2@1',
    },
    {
      rule: '[R-BLANKET] alone it turns to its back and walks at once; beside a blanket it turns to its front and rests',
      set,
      given: 'turn 2 play; designer-02-1@2 designer-02-2@3 designer-02-3@1; hand 2: B2 W1; hand 3: B3 W1; hand 4: B1; hand 1: B1',
      when: '2:B2',
      expect: 'designer-02-1@4 designer-02-3@4/back; sheep 4 4 4 4',
      and: [['3:W1', 'designer-02-3@4/front; designer-02-2@4; turn 4']],
    },
    {
      rule: '[R-BLANKET] it is a wolf on both sides, and no number card moves it',
      set,
      given: 'turn 2 start; designer-02-1@4 designer-02-2@4 designer-02-3@2/back; hand 2: B4 W1; hand 3: B1',
      expect: 'sheep 4 3 4 4',
      and: [['2:B4', 'designer-02-3@1/back']],
    },
    {
      rule: '[R-BLANKET] it looks for a blanket after all movement, a metamorphic pair being settled first',
      set: `${set} metamorphic-01 metamorphic-03`,
      given: `turn 2 play; designer-02-1@4 designer-02-2@3 designer-02-3@2; metamorphic-01@2/front metamorphic-03@3/front; hand 2: B2 W1; hand 3: B1`,
      when: '2:B2',
      expect: 'asks flip; designer-02-3@2/front; designer-02-1@2',
      and: [['2:flip:metamorphic-01', 'designer-02-3@2/front; turn 3']],
    },
    {
      rule: '[R-BLANKET-NOPLAY] skipped beside a blanket it keeps its back and runs on',
      set: `${set} sheep-01`,
      given: 'turn 2 start; sheep-01@2 designer-02-1@4 designer-02-2@4 designer-02-3@4/back; hand 2: B1; hand 3: B1',
      expect: 'designer-02-3@3/back; turn 3',
    },
    {
      rule: '[R-BLANKET-NOPLAY] skipped alone on its front it stays on its front and where it is',
      set: `${set} sheep-01`,
      given: 'turn 2 start; sheep-01@2 designer-02-1@4 designer-02-2@4 designer-02-3@1; hand 2: B1; hand 3: B1',
      expect: 'designer-02-3@1/front; turn 3',
    },
    {
      rule: "[R-BLANKET-NOPLAY] neither does a dummy's 3 set aside turn it",
      set: `3p ${set} sheep-02`,
      given: 'turn 4 play; sheep-02@4 designer-02-1@2 designer-02-2@2 designer-02-3@1; dummy 4: W3 B1; hand 1: B1; hand 2: B1',
      expect: 'aside W3; designer-02-3@1/front; turn 1',
    },
  ]);
});

describe('the end-of-turn step', () => {
  rows([
    {
      rule: '[R-ENDORDER] last lap, Grandpa Wolf, Blanket Wolf, Confused Hound: company that came by both walks counts',
      set: 'extra-01 extra-02 designer-02-1 designer-02-2 designer-02-3',
      given:
        'turn 2 play; extra-01@4 extra-02@3 designer-02-1@2 designer-02-2@2 designer-02-3@4; previous W1; hand 2: B4; hand 3: B1 B2; sheep 4 4 4 4',
      when: '2:B4',
      expect: 'extra-01@3 designer-02-3@3/back; extra-02@3/back; last lap; sheep 4 4 3 4',
    },
    {
      rule: '[R-ENDORDER] Grandpa Wolf leaves before the Confused Hound looks round',
      set: 'extra-01 extra-02 wolf-01',
      given: 'turn 2 play; extra-01@3 extra-02@3 wolf-01@1; previous B2; hand 2: B4 W1; hand 3: B1; sheep 4 4 4 4',
      when: '2:B4',
      expect: 'extra-01@1; extra-02@3/front',
    },
  ]);
});

import { describe } from 'vitest';
import { rows } from '../table.ts';

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

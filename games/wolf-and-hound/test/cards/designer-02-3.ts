import { on, one, type Readings } from '../plain-reading/reading.ts';
import type { Row } from '../table.ts';

/** The Blanket Wolf: on its front it rests next to a blanket, on its back it runs. */
const wolf = one('wolf', {
  movedBy: ['', ''],
  own: {
    afterPlay: (table, me) => {
      me.side = table.animals.some(({ id, at }) => at === me.at && /^designer-02-[12]$/.test(id)) ? 0 : 1;
    },
    endOfTurn: {
      part: 3,
      does: (_, me) => {
        if (me.side === 1) me.at = on(me.at, -1);
      },
    },
  },
});

export const readings: Readings = { '2016': { 'designer-02-3': wolf } };

const set = 'designer-02-1 designer-02-2 designer-02-3';

export const examples: readonly Row[] = [
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
];

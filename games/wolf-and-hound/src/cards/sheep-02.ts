import { animal } from './animal.ts';

/** 8-3.2 No [3] of either colour may be played this turn. */
export default animal({
  id: 'sheep-02',
  kind: 'sheep',
  pace: '-1/2',
  unsure: { pace: 'draft' },
  own: { activate: (acts) => acts.forbid(3) },
});

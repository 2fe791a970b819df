import { animal } from './animal.ts';

const BLANKETS = ['designer-02-1', 'designer-02-2'];

/** Blanket Wolf: rests on its front beside a blanket, runs after it on its back (R-BLANKET, R-BLANKET-NOPLAY, R-MEAT-BLANKET). */
export default animal({
  id: 'designer-02-3',
  name: 'Blanket Wolf',
  kind: 'wolf',
  movedBy: 'none',
  back: {},
  with: BLANKETS,
  own: { restsBeside: BLANKETS },
});

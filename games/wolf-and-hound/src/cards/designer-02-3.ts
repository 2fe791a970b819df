import { animal } from './animal.ts';

const BLANKETS = ['designer-02-1', 'designer-02-2'];

/**
 * Blanket Wolf: on its front it rests next to a blanket, on its back it runs after one (R-BLANKET, R-BLANKET-NOPLAY,
 * R-MEAT-BLANKET).
 */
export default animal({
  id: 'designer-02-3',
  name: 'Blanket Wolf',
  kind: 'wolf',
  movedBy: 'none',
  back: {},
  with: BLANKETS,
  own: { restsBeside: BLANKETS },
});

import { animal } from './animal.ts';

/** Confused Hound: turns over at the end of every turn if it is not alone (R-CONFUSED). */
export default animal({
  id: 'extra-02',
  name: 'Confused Hound',
  kind: 'hound',
  back: { pace: 'reverse' },
  own: { confused: true },
});

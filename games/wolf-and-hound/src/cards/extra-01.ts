import { animal } from './animal.ts';

/** Grandpa Wolf: at the end of each turn he moves by the number card of the turn before (R-GRANDPA, R-MEAT-GRANDPA). */
export default animal({
  id: 'extra-01',
  name: 'Grandpa Wolf',
  kind: 'wolf',
  movedBy: 'both',
  pace: 'reverse',
  own: { late: true },
});

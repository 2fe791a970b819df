import { animal } from './animal.ts';

/** 8-3.1 The turn ends at once: no further activation, no end check, no play, no draw. */
export default animal({
  id: 'sheep-01',
  kind: 'sheep',
  pace: '-1/2',
  own: { activate: (acts) => acts.skip() },
});

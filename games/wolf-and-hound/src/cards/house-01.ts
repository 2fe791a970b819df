import { animal } from './animal.ts';

/** H-BELLWETHER The Bellwether: brings a sheep home if the pasture has fewer than the one across. */
export default animal({
  id: 'house-01',
  name: 'The Bellwether',
  kind: 'sheep',
  pace: '1/2',
  provenance: 'invented',
  own: {
    activate: (acts) => {
      const across = acts.clockwise(acts.seat, 2);
      if (acts.sheep(acts.seat) < acts.sheep(across)) acts.changeSheep(acts.seat, 1);
    },
  },
});

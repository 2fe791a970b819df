import { animal } from './animal.ts';

/** H-BELLWETHER The Bellwether: calls a sheep home where the pasture is emptier than the one across. */
export default animal({
  id: 'house-01',
  name: 'The Bellwether',
  kind: 'sheep',
  pace: '1/2',
  provenance: 'invented',
  own: {
    activate: (turn, me) => {
      const across = turn.clockwise(turn.seat, 2);
      if (turn.sheep(turn.seat) < turn.sheep(across)) turn.changeSheep(me, turn.seat, 1);
    },
  },
});

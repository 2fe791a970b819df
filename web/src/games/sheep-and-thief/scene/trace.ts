import type { Seat } from '@bellwether/kernel';
import type { Trace } from '../traces.ts';
import type { Cell } from '../vocabulary.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';

/** Marks of the last turns on a board: a ring around the placed card, the paths of dogs and the fox, missing sheep. */
export function trace(of: SceneOf, seat: Seat): Thing[] {
  const { traces, view } = of;
  if (traces === undefined || view.stage === 'over') return [];
  // The current player makes a new mark.
  const left = [...traces].filter(([by]) => by !== view.turn);
  const newest = [...traces.keys()].at(-1);
  return left.flatMap(([by, one]) => {
    const things = [...(by === seat && !of.layout.isHead(screenSeat(of, seat)) ? marks(of, seat, one) : []), ...losses(of, seat, by, one)];
    // Only the latest turn is news.
    return by === newest ? things : things.map((thing) => ({ ...thing, marks: ['sheep-trace', 'sheep-older'] }));
  });
}

function marks(of: SceneOf, seat: Seat, { at, drives, fox }: Trace): Thing[] {
  const { layout } = of;
  const drawn = screenSeat(of, seat);
  const { cell } = layout.plot(drawn);
  const ring: Thing = {
    key: `last:${seat}`,
    at: layout.cell(drawn, at),
    width: cell,
    height: cell,
    z: 2,
    marks: ['sheep-trace'],
    art: { kind: 'last', seat },
  };
  return [
    ring,
    ...drives.map((way, i) => trail(of, seat, way, `drive:${seat}:${i}`, 'dog')),
    ...fox.map((way, i) => trail(of, seat, way, `went:${seat}:${i}`, 'fox')),
  ];
}

function trail(of: SceneOf, seat: Seat, { from, to }: { readonly from: Cell; readonly to: Cell }, key: string, by: 'dog' | 'fox'): Thing {
  const drawn = screenSeat(of, seat);
  const { cell } = of.layout.plot(drawn);
  const a = of.layout.cell(drawn, from);
  const b = of.layout.cell(drawn, to);
  return {
    key,
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    width: cell,
    height: cell,
    z: 3,
    marks: ['sheep-trace'],
    art: { kind: 'trail', across: Math.sign(b.x - a.x), down: Math.sign(b.y - a.y), by },
  };
}

/** Sheep that `by` stole from this board, or lost on it. */
function losses(of: SceneOf, seat: Seat, by: Seat, { thefts }: Trace): Thing[] {
  const { layout } = of;
  const drawn = screenSeat(of, seat);
  const { x, cell } = layout.plot(drawn);
  const height = Math.max(cell * 0.34, layout.rem);
  const width = height * 2.4;
  // While the sack is filled there is no number.
  const here = of.events?.some(({ kind }) => kind === 'steals') ? [] : thefts.filter((theft) => theft.of === seat);
  return here.map(({ at, sheep }, i): Thing => {
    const middle = layout.cell(drawn, at);
    return {
      key: `loss:${seat}:${by}:${i}`,
      // Entirely over its own board.
      at: { x: Math.max(x + width / 2, Math.min(middle.x + cell * 0.2, x + 4 * cell - width / 2)), y: middle.y + cell * 0.3 },
      width,
      height,
      z: 7,
      marks: ['sheep-trace'],
      art: { kind: 'loss', sheep, thief: by },
    };
  });
}

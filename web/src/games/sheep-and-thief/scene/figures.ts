import type { Seat } from '@bellwether/kernel';
import type { Point } from '../../../stage/scene.ts';
import type { Cell } from '../vocabulary.ts';
import { moodOf } from './mood.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';

/** Figures on a board: its flock, its black sheep, the fox, and sheep being stolen. */

/** How many sheep of a card are drawn. */
const MOST_DRAWN = { near: 4, far: 3 } as const;

export function flock(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout } = of;
  const shown = view.boards[seat - 1];
  if (shown === undefined) return [];
  const drawn = screenSeat(of, seat);
  const near = layout.isLarge(drawn);
  const size = layout.sheepSize(drawn);
  const most = near ? MOST_DRAWN.near : MOST_DRAWN.far;
  const marks = ['sheep-figure', ...moodOf(view, seat)];
  const white = shown.sheep.flatMap((count, cell) =>
    Array.from({ length: Math.min(count, most) }, (_, i): Thing => {
      const from = cameFrom(of, seat, cell);
      return {
        key: `sheep:${seat}:${cell}:${i}`,
        at: layout.sheep(drawn, cell, i),
        width: size,
        height: size,
        z: 4,
        ...(from && { from }),
        marks,
        art: {
          kind: 'sheep',
          black: false,
          near,
          left: (cell + i) % 2 === 0,
          // The last one drawn carries the number, where they cannot be counted at a glance.
          count: i === Math.min(count, most) - 1 && (count > most || (!near && count > 1)) ? count : 0,
        },
      };
    }),
  );
  if (shown.black === null) return white;
  const black: Thing = {
    key: `black:${seat}`,
    at: layout.black(drawn, shown.black),
    width: size,
    height: size,
    z: 5,
    marks: ['sheep-figure'],
    art: { kind: 'sheep', black: true, near, left: true, count: 0 },
  };
  return [...white, black];
}

/** Where sheep that are new on a cell come from in this beat. */
function cameFrom(of: SceneOf, seat: Seat, cell: Cell): Point | undefined {
  const { events = [], layout } = of;
  const drawn = screenSeat(of, seat);
  for (const event of events) {
    if (event.kind === 'drives' && event.seat === seat && event.to === cell) return layout.cell(drawn, event.from);
    if (event.kind === 'grows' && event.seat === seat && event.at === cell) return layout.supply;
  }
  return undefined;
}

/** Stolen sheep are counted by a number and drawn only on their way there. */
export function stolen(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout, events = [] } = of;
  const count = view.boards[seat - 1]?.paddock ?? 0;
  const fetched = events.flatMap((event) =>
    event.kind === 'steals' && event.seat === seat
      ? Array.from({ length: event.sheep }, (_, i) => layout.sheep(screenSeat(of, event.of), event.at, i))
      : [],
  );
  const size = layout.sheepSize(0);
  return fetched.map((from, i) => ({
    key: `stolen:${seat}:${count - fetched.length + i}`,
    at: { ...layout.paddock(screenSeat(of, seat)), size: 0.3 },
    from,
    width: size,
    height: size,
    z: 5,
    marks: ['sheep-figure'],
    art: { kind: 'sheep', black: false, near: true, left: i % 2 === 0, count: 0 },
  }));
}

export function fox(of: SceneOf, seat: Seat): Thing {
  const { view, layout } = of;
  const drawn = screenSeat(of, seat);
  const size = layout.foxSize(drawn);
  return {
    key: `fox:${seat}`,
    at: layout.fox(drawn, view.fox),
    width: size,
    height: size,
    z: 6,
    marks: ['sheep-figure'],
    art: { kind: 'fox', near: layout.isLarge(drawn) },
  };
}

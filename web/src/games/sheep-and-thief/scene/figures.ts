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

/** Steps of a theft: sheep go into the sack one by one, the sack swells, and flies to the thief's paddock. */
export const SACK = { one: 2, all: 9, swell: 2 } as const;

/** Stolen sheep are counted by a number and drawn only on their way: into the fox's sack, which flies to the paddock. */
export function stolen(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout, events = [] } = of;
  const count = view.boards[seat - 1]?.paddock ?? 0;
  const thefts = events.filter((event) => event.kind === 'steals').filter((event) => event.seat === seat);
  return thefts.flatMap((theft): Thing[] => {
    const drawn = screenSeat(of, theft.of);
    const size = layout.sheepSize(drawn);
    const sack = layout.sack(drawn, theft.at);
    const wait = (from: Point, steps: number) => Array.from({ length: steps }, () => from);
    const sheep = Array.from({ length: Math.min(theft.sheep, MOST_DRAWN.near) }, (_, i): Thing => {
      const from = layout.sheep(drawn, theft.at, i);
      return {
        key: `stolen:${seat}:${theft.of}:${count}:${i}`,
        at: { ...sack, size: 0.05 },
        from,
        via: [...wait(from, 1 + i * SACK.one), ...wait({ ...sack, size: 0.05 }, SACK.all + SACK.swell - i * SACK.one)],
        width: size,
        height: size,
        z: 7,
        marks: ['sheep-figure'],
        art: { kind: 'sheep', black: false, near: true, left: i % 2 === 0, count: 0 },
      };
    });
    const home = layout.paddock(screenSeat(of, seat));
    const ball: Thing = {
      key: `sack:${seat}:${theft.of}:${count}`,
      at: { ...home, size: 0.2 },
      from: { ...sack, size: 0.05 },
      via: [
        ...wait({ ...sack, size: 0.4 }, 3),
        ...wait({ ...sack, size: 0.8 }, SACK.all - 5),
        { ...sack, size: 1.35 },
        { x: (sack.x + home.x) / 2, y: Math.min(sack.y, home.y) - size, size: 1.2 },
        { ...home, size: 1.2 },
      ],
      width: size * 1.3,
      height: size * 1.3,
      z: 29,
      marks: ['sheep-figure'],
      art: { kind: 'sack' },
    };
    return [...sheep, ball];
  });
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
    marks: ['sheep-figure', ...(of.events?.some((event) => event.kind === 'shelters' && event.seat === seat) ? ['sheep-shrug'] : [])],
    art: { kind: 'fox' },
  };
}

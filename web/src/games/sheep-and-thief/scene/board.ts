import type { Seat } from '@bellwether/kernel';
import { receiver } from '@bellwether/sheep-and-thief';
import type { Point } from '../../../stage/scene.ts';
import type { Size } from '../../../ui/useSize.ts';
import { homeOf, ownSeat, type ScreenSeat } from '../layout.ts';
import { shownName, who } from '../names.ts';
import { MARGIN } from '../stage-areas.ts';
import type { View } from '../vocabulary.ts';
import { moodOf } from './mood.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';

/** Parts of every board: nameplate and face; of other boards also the place to press, and the packet in the draft. */

const CELLS_ACROSS = 4.84;

export function home(of: SceneOf, seat: Seat): ScreenSeat {
  return homeOf(seat, ownSeat(of.view), of.view.boards.length);
}

/** The place of a board, which enlarges it; while it is enlarged, one's own stands there, and a press brings it back. */
function border(of: SceneOf, seat: Seat): Thing {
  const { view, layout, words, gold } = of;
  const place = home(of, seat);
  const { x, y, cell } = layout.plot(place);
  const away = seat === of.bottom;
  const player = who(words, view, seat);
  const { table } = words;
  return {
    key: `border:${seat}`,
    at: { x: x + 2 * cell, y: y + 2 * cell },
    width: cell * CELLS_ACROSS,
    height: cell * CELLS_ACROSS,
    z: 8,
    label: away
      ? table.putBack(player)
      : table.board(player, gold[seat - 1]?.score.total ?? 0, view.boards[seat - 1]?.paddock ?? 0, view.handSizes[seat - 1] ?? 0),
    act: { kind: 'board', seat: away ? ownSeat(view) : seat },
    marks: ['sheep-border'],
    art: { kind: 'border', starter: view.starter === (away ? ownSeat(view) : seat) && view.stage !== 'over' },
  };
}

export function plate(of: SceneOf, seat: Seat): Thing {
  const { view, layout, words, gold } = of;
  const drawn = screenSeat(of, seat);
  return {
    key: `plate:${seat}`,
    at: layout.plate(drawn),
    ...layout.plateSize(drawn),
    z: 7,
    marks: ['sheep-plate-box'],
    art: {
      kind: 'plate',
      seat,
      name: shownName(words, view, seat),
      gold: gold[seat - 1]?.score.total ?? 0,
      paddock: view.boards[seat - 1]?.paddock ?? 0,
      large: drawn === 0,
      starter: drawn === 0 && view.starter === seat && view.stage !== 'over',
      won: view.outcome?.winners.includes(seat) ?? false,
      turn: view.turn === seat || (view.stage !== 'place' && view.toAct.includes(seat)),
    },
  };
}

/** A board's player looks over its far edge, and covers no cell. */
export function face(of: SceneOf, seat: Seat): Thing {
  const { layout, looks = [] } = of;
  const drawn = screenSeat(of, seat);
  const { x, y, cell } = layout.plot(drawn);
  const look = { marks: ['sheep-figure', ...moodOf(of.view, seat)], art: { kind: 'face', seat, look: looks[seat - 1] } } as const;
  if (layout.isHead(drawn)) {
    const side = cell * CELLS_ACROSS;
    return { key: `face:${seat}`, at: { x: x + 2 * cell, y: y + 2 * cell }, width: side / HEAD_ASPECT, height: side, z: 6, ...look };
  }
  const most = Math.max(1.6 * layout.rem, Math.min(cell * 0.9, 3.4 * layout.rem));
  const left = x - MARGIN * cell;
  const room = y - Math.max(0, ceiling(of, drawn, left + most / 2, most));
  const size = Math.max(layout.rem, Math.min(most, room / HEAD_ASPECT));
  return {
    key: `face:${seat}`,
    at: { x: left + size * 0.6, y: y - (size * HEAD_ASPECT) / 2 },
    width: size,
    height: size * HEAD_ASPECT,
    z: 6,
    ...look,
  };
}
/** Height to width of a head. */
const HEAD_ASPECT = 1.1;

/** The lower end of the name above, which would cover a face. */
function ceiling({ layout, view }: SceneOf, drawn: ScreenSeat, x: number, size: number): number {
  const { y } = layout.plot(drawn);
  const ends = view.boards.map((_, place) => {
    const [at, { width, height }] = [layout.plate(place), layout.plateSize(place)];
    const isAbove = place !== drawn && at.y < y && Math.abs(at.x - x) < (width + size) / 2;
    return isAbove ? at.y + height / 2 : Number.NEGATIVE_INFINITY;
  });
  return Math.max(...ends);
}

/**
 * At the speaker's board, where it covers no small board; where all is full, below the name, or above it at the end of
 * the stage.
 */
export function bubble(of: SceneOf): Thing[] {
  const { says, layout } = of;
  if (says === undefined) return [];
  const drawn = screenSeat(of, says.seat);
  const { x, y, cell } = layout.plot(drawn);
  const width = Math.min(13 * layout.rem, layout.width * 0.6);
  const height = 3 * layout.rem;
  const far = (2 + MARGIN) * cell + 4;
  const middle = { x: x + 2 * cell, y: y + 2 * cell };
  const along = Math.max(width / 2 + 4, Math.min(middle.x, layout.width - width / 2 - 4));
  const below = layout.plate(drawn).y + layout.plateSize(drawn).height / 2 + height / 2;
  const places = [
    { tail: 'at-right', at: { x: middle.x - far - width / 2, y: middle.y } },
    { tail: 'at-left', at: { x: middle.x + far + width / 2, y: middle.y } },
    { tail: 'up', at: { x: along, y: below } },
    { tail: 'down', at: { x: along, y: Math.max(height / 2, y - MARGIN * cell - height / 2) } },
  ] as const;
  const free = drawn === 0 ? undefined : places.find(({ at }) => isFree(of, at, { width, height }));
  const under = drawn > 0 && below + height / 2 <= layout.height;
  const { tail, at } = free ?? places[under ? 2 : 3];
  const aside = tail === 'up' || tail === 'down' ? Math.sign(middle.x - at.x) : 0;
  const towards = aside < 0 ? 'left' : aside > 0 ? 'right' : 'middle';
  return [
    {
      key: `bubble:${says.seat}:${says.text}`,
      at,
      width,
      height,
      z: 28,
      marks: ['sheep-float'],
      art: { kind: 'bubble', text: says.text, tail, towards },
    },
  ];
}

/** Whether a box at this point is on the stage and covers no small board. */
function isFree({ layout, view }: SceneOf, { x, y }: Point, { width, height }: Size): boolean {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  if (left < 0 || right > layout.width || top < 0 || bottom > layout.height) return false;
  return view.boards.every((_, place) => {
    const plot = layout.plot(place);
    const side = 4 * plot.cell;
    return place === 0 || right <= plot.x || left >= plot.x + side || bottom <= plot.y || top >= plot.y + side;
  });
}

/** The cards a seat chooses from. Each time they are passed on, a new packet comes from the giver. */
function packet(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout, words } = of;
  const count = view.packetSizes[seat - 1] ?? 0;
  if (view.stage !== 'draft' || count === 0) return [];
  return [
    {
      key: `packet:${view.round}:${view.step}:${seat}`,
      at: layout.packet(home(of, seat)),
      width: layout.packetSize,
      height: layout.packetSize,
      z: 9,
      ...(view.step > 0 && { from: layout.packet(home(of, giver(view, seat))) }),
      label: words.table.packet(who(words, view, seat), count),
      art: { kind: 'packet', count },
    },
  ];
}

/** The seat that passed on this packet. */
export function giver({ round, boards }: View, seat: Seat): Seat {
  return boards.findIndex((_, from) => receiver(boards.length, round, from) === seat - 1) + 1;
}

/** Things at the place of a board, which stay when the board is enlarged. */
export function placeOf(of: SceneOf, seat: Seat): Thing[] {
  return home(of, seat) === 0 ? [] : [border(of, seat), ...packet(of, seat)];
}

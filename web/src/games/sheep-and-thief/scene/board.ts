import type { Seat } from '@bellwether/kernel';
import { receiver } from '@bellwether/sheep-and-thief';
import { screenSeatOf } from '../layout.ts';
import { seatName, who } from '../names.ts';
import type { View } from '../vocabulary.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';

/** Of every board but the large one: the border to press, whose it is, and the packet in the draft. */

export function border(of: SceneOf, seat: Seat): Thing {
  const { view, layout, words, gold } = of;
  const { cell } = layout.plot(screenSeat(of, seat));
  const middle = layout.cell(screenSeat(of, seat), 0);
  return {
    key: `border:${seat}`,
    at: { x: middle.x + 1.5 * cell, y: middle.y + 1.5 * cell },
    width: cell * 4.84,
    height: cell * 4.84,
    z: 8,
    label: words.table.board(
      who(words, view, seat),
      gold[seat - 1]?.score.total ?? 0,
      view.boards[seat - 1]?.paddock ?? 0,
      view.handSizes[seat - 1] ?? 0,
    ),
    act: { kind: 'board', seat },
    marks: ['sheep-border'],
    art: { kind: 'border', starter: view.starter === seat && view.stage !== 'over' },
  };
}

export function plate(of: SceneOf, seat: Seat): Thing {
  const { view, layout, words, gold } = of;
  return {
    key: `plate:${seat}`,
    at: layout.plate(screenSeat(of, seat)),
    ...layout.plateSize,
    z: 7,
    art: {
      kind: 'plate',
      seat,
      name: seatName(words, seat),
      gold: gold[seat - 1]?.score.total ?? 0,
      paddock: view.boards[seat - 1]?.paddock ?? 0,
      hand: view.handSizes[seat - 1] ?? 0,
      turn: view.turn === seat || (view.stage !== 'place' && view.toAct.includes(seat)),
    },
  };
}

/** The cards a seat chooses from; every time they are passed on it is a new packet that comes from the giver. */
export function packet(of: SceneOf, seat: Seat): Thing[] {
  const { view, layout, words } = of;
  const count = view.packetSizes[seat - 1] ?? 0;
  if (view.stage !== 'draft' || count === 0) return [];
  return [
    {
      key: `packet:${view.round}:${view.step}:${seat}`,
      at: layout.packet(screenSeat(of, seat)),
      width: layout.packetSize,
      height: layout.packetSize,
      z: 9,
      ...(view.step > 0 && { from: layout.packet(screenSeatOf(giver(view, seat), of.bottom, view.boards.length)) }),
      label: words.table.packet(who(words, view, seat), count),
      art: { kind: 'packet', count },
    },
  ];
}

/** Who passed on the packet that a seat has now. */
export function giver({ round, boards }: View, seat: Seat): Seat {
  return boards.findIndex((_, from) => receiver(boards.length, round, from) === seat - 1) + 1;
}

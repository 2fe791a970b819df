import type { Seat } from '@bellwether/kernel';
import type { Point } from '../../../stage/scene.ts';
import { screenSeatOf } from '../layout.ts';
import { isDummy, seatName, who } from '../names.ts';
import { bondOf, teamAt } from '../team.ts';
import type { View } from '../vocabulary.ts';
import type { WolfWords } from '../words/en.ts';
import type { SceneOf, Thing } from './thing.ts';

/** The sheep of a seat, at home or lost. */
export function flock({ view, layout, bottom }: SceneOf, seat: Seat): Thing[] {
  const drawn = screenSeatOf(seat, bottom);
  const home = view.sheep[seat - 1] ?? 0;
  return Array.from({ length: view.flock[seat - 1] ?? 0 }, (_, i) => {
    const lost = i >= home;
    const [inForest, inPasture] = [layout.lostSheep(drawn, i), layout.pastureSheep(drawn, i)];
    return {
      key: `sheep:${seat}:${i}`,
      at: lost ? inForest : inPasture,
      via: lost ? hops(inPasture, inForest, layout.sheepSize) : hops(inForest, inPasture, layout.sheepSize),
      width: layout.sheepSize,
      height: layout.sheepSize,
      z: lost ? 1 : 4,
      art: { kind: 'sheep', coat: (seat + i * 2) % 5, lost, left: (i + seat) % 2 === 0 },
    };
  });
}

/** Two jumps over the fence with a somersault: a sheep that flees or comes home. */
function hops(from: Point, to: Point, size: number): Point[] {
  return [
    [0.25, 0.6, -16],
    [0.5, 0.1, 8],
    [0.75, 0.8, 14],
  ].map(([part = 0, lift = 0, turn = 0]) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part - size * lift,
    turn,
    size: (from.size ?? 1) + ((to.size ?? 1) - (from.size ?? 1)) * part,
  }));
}

export function plate({ view, layout, bottom, words }: SceneOf, seat: Seat): Thing {
  const sheep = view.sheep[seat - 1] ?? 0;
  const cards = view.handSizes[seat - 1] ?? 0;
  const you = seat === view.viewer;
  return {
    key: `plate:${seat}`,
    at: layout.plate(screenSeatOf(seat, bottom)),
    width: layout.plateWidth,
    height: layout.plateHeight,
    z: 6,
    art: {
      kind: 'plate',
      seat,
      name: you ? words.you : seatName(words, view.config, seat),
      tag: bondOf(view, seat) === 'partner' ? words.table.partner : '',
      ...teamAt(view.config, seat),
      sheep,
      cards,
      turn: view.turn === seat && view.outcome === undefined,
      you,
    },
  };
}

/** Covers a plate and explains it on touch and to screen readers. */
export function sign({ view, layout, bottom, words }: SceneOf, seat: Seat): Thing {
  return {
    key: `sign:${seat}`,
    at: layout.plate(screenSeatOf(seat, bottom)),
    width: layout.plateWidth,
    height: 44,
    z: 6,
    label: plateText(words, view, seat),
    act: { kind: 'sign', of: seat },
    art: { kind: 'touch' },
  };
}

/** What a plate shows: player, side, sheep and cards. */
export function plateText(words: WolfWords, view: View, seat: Seat): string {
  const side = words.table.side(words.teams[teamAt(view.config, seat).team], bondOf(view, seat));
  const [sheep, flock, cards] = [view.sheep, view.flock, view.handSizes].map((counts) => counts[seat - 1] ?? 0);
  return words.table.pasture(who(words, view, seat), side, sheep ?? 0, flock ?? 0, cards ?? 0, isDummy(view.config, seat));
}

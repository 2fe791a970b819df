import type { Seat } from '@bellwether/kernel';
import { bubble, face, placeOf, plate } from './board.ts';
import { cells } from './cells.ts';
import { chips } from './chips.ts';
import { flock, fox, stolen } from './figures.ts';
import { coins, floats } from './floats.ts';
import { hand } from './hand.ts';
import { mission } from './mission.ts';
import { omens } from './omens.ts';
import { clouds, flags } from './over.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';
import { trace } from './trace.ts';

/**
 * The table as a list of things, in keyboard and reading order: the hand first. Grounds and towns are drawn from the
 * layout alone.
 */
export function scene(of: SceneOf): Thing[] {
  const seats = of.view.boards.map((_, i) => i + 1);
  return [
    ...hand(of),
    ...seats.flatMap((seat) => board(of, seat)),
    ...omens(of),
    ...mission(of),
    ...chips(of),
    ...floats(of),
    ...coins(of),
    ...flags(of),
    ...clouds(of),
    ...bubble(of),
  ];
}

function board(of: SceneOf, seat: Seat): Thing[] {
  const place = placeOf(of, seat);
  if (of.layout.isHead(screenSeat(of, seat))) return [...trace(of, seat), ...stolen(of, seat), face(of, seat), plate(of, seat), ...place];
  return [
    ...cells(of, seat),
    ...trace(of, seat),
    ...flock(of, seat),
    ...stolen(of, seat),
    fox(of, seat),
    face(of, seat),
    plate(of, seat),
    ...place,
  ];
}

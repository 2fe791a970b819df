import type { Seat } from '@bellwether/kernel';
import { border, packet, plate } from './board.ts';
import { cells } from './cells.ts';
import { chips } from './chips.ts';
import { flock, fox, stolen } from './figures.ts';
import { hand } from './hand.ts';
import { omens } from './omens.ts';
import { type SceneOf, screenSeat, type Thing } from './thing.ts';

/** The table as a list of things; boards' grounds and towns are drawn from the layout alone. */
export function scene(of: SceneOf): Thing[] {
  const seats = of.view.boards.map((_, i) => i + 1);
  return [...seats.flatMap((seat) => board(of, seat)), ...omens(of), ...chips(of), ...hand(of)];
}

function board(of: SceneOf, seat: Seat): Thing[] {
  const things = [...cells(of, seat), ...flock(of, seat), ...stolen(of, seat), fox(of, seat)];
  return screenSeat(of, seat) === 0 ? things : [...things, border(of, seat), plate(of, seat), ...packet(of, seat)];
}

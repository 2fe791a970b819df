import { lowestBit } from '@bellwether/kernel';
import { type Action, type Animals, CELLS, drive, driveTargets, sheepOn } from '@bellwether/sheep-and-thief';
import type { SeatIndex } from '../../src/sheep-and-thief/state.ts';
import type { PlainScales } from './plain-scales.ts';

type Drive = Extract<Action, { readonly kind: 'dog' }>;

export interface Driven {
  readonly drives: readonly Drive[];
  readonly worth: number;
}

/** Beam width: how many first drives to extend by a second dog. */
const BEAM = 6;

/**
 * The best ways to use dogs, best first; none if nothing can be driven. `after` completes the turn before it is evaluated; the animals are
 * restored afterwards.
 */
export function bestDrives(
  scales: PlainScales,
  animals: Animals,
  player: SeatIndex,
  dogs: number,
  most: number,
  after?: (animals: Animals) => Animals,
): Driven[] {
  const found: Driven[] = [];
  let from: readonly Driven[] = [NOTHING];
  for (let dog = 0; dog < dogs; dog++) {
    const next: Driven[] = [];
    for (const { drives } of from) {
      for (const one of drives) drive(animals, player, one.from, one.to, one.white, one.black);
      for (const one of drivesOf(scales, animals, player)) {
        drive(animals, player, one.from, one.to, one.white, one.black);
        next.push({ drives: [...drives, one], worth: scales.weigh(after === undefined ? animals : after(animals)) });
        drive(animals, player, one.to, one.from, one.white, one.black);
      }
      for (const one of drives.toReversed()) drive(animals, player, one.to, one.from, one.white, one.black);
    }
    next.sort(byWorth);
    for (const one of next.slice(0, most)) found.push(one);
    from = next.slice(0, BEAM);
  }
  return dogs === 1 ? found : found.sort(byWorth).slice(0, most);
}

const NOTHING: Driven = { drives: [], worth: 0 };

function byWorth(a: Driven, b: Driven): number {
  return b.worth - a.worth;
}

/** All white sheep of a card or none, combined with the black one, without it, or the black one alone. */
function drivesOf(scales: PlainScales, animals: Animals, player: SeatIndex): Drive[] {
  const { laid } = scales.board;
  const drives: Drive[] = [];
  for (let from = 0; from < CELLS; from++) {
    const white = sheepOn(animals, player, from);
    const here = animals.black[player] === from;
    for (let left = driveTargets(animals, player, laid, from); left !== 0; left &= left - 1) {
      const to = lowestBit(left);
      if (white > 0) drives.push({ kind: 'dog', from, to, white, black: false });
      if (here) drives.push({ kind: 'dog', from, to, white: 0, black: true });
      if (here && white > 0) drives.push({ kind: 'dog', from, to, white, black: true });
    }
  }
  return drives;
}

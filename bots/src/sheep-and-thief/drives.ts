import { type Action, AROUND, CELLS } from '@bellwether/sheep-and-thief';
import { copyHerds, drive, type Herds, newHerds } from './herds.ts';
import type { Land } from './land.ts';
import type { Sight } from './sight.ts';
import { NONE, type Place } from './state.ts';

export interface Driven {
  readonly drives: readonly Action[];
  readonly worth: number;
}

/** First drives that a second dog goes on from. */
const BEAM = 6;

/**
 * The most worthwhile ways to use dogs, best first; none if nothing can be driven. `after` finishes the turn before it is weighed.
 */
export function bestDrives(
  sight: Sight,
  herds: Herds,
  place: Place,
  dogs: number,
  most: number,
  after: (herds: Herds) => Herds = (same) => same,
): Driven[] {
  const found: Driven[] = [];
  let from: { readonly herds: Herds; readonly drives: readonly Action[] }[] = [{ herds, drives: [] }];
  for (let dog = 0; dog < dogs; dog++) {
    const next: { herds: Herds; drives: readonly Action[]; worth: number }[] = [];
    for (const one of from) {
      for (const action of drivesOf(sight, one.herds, place)) {
        const driven = newHerds(herds.players);
        copyHerds(driven, one.herds);
        if (action.kind === 'dog') drive(driven, place, action.from, action.to, action.white, action.black);
        next.push({ herds: driven, drives: [...one.drives, action], worth: sight.weigh(after(driven)) });
      }
    }
    next.sort((a, b) => b.worth - a.worth);
    found.push(...next.slice(0, most));
    from = next.slice(0, BEAM);
  }
  return found.sort((a, b) => b.worth - a.worth).slice(0, most);
}

/** All white sheep of a card or none, the black one with them, without them or alone. */
function drivesOf({ lands }: Sight, { sheep, black, fox }: Herds, place: Place): Action[] {
  const { laid } = lands[place] as Land;
  const dark = black[place] as number;
  const drives: Action[] = [];
  for (let from = 0; from < CELLS; from++) {
    const white = sheep[place * CELLS + from] as number;
    const here = dark === from && dark !== NONE;
    if (white === 0 && !here) continue;
    for (let left = (AROUND[from] as number) & laid & ~(1 << fox); left !== 0; left &= left - 1) {
      const to = 31 - Math.clz32(left & -left);
      if (white > 0) drives.push({ kind: 'dog', from, to, white, black: false });
      if (here) drives.push({ kind: 'dog', from, to, white: 0, black: true });
      if (here && white > 0) drives.push({ kind: 'dog', from, to, white, black: true });
    }
  }
  return drives;
}

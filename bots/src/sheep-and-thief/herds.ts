import { beside, CELLS, type Direction, YARD } from '@bellwether/sheep-and-thief';
import type { Land } from './land.ts';
import type { Place, State } from './state.ts';

/** The animals of all boards while turns are tried out. */
export interface Herds {
  readonly players: number;
  /** CELLS a place. */
  readonly sheep: Int8Array;
  readonly black: Int8Array;
  readonly paddocks: Int16Array;
  fox: number;
  supply: number;
}

export function newHerds(players: number): Herds {
  return {
    players,
    sheep: new Int8Array(players * CELLS),
    black: new Int8Array(players),
    paddocks: new Int16Array(players),
    fox: 0,
    supply: 0,
  };
}

export function readHerds({ sheep, black, paddocks, fox, supply }: State, into: Herds): void {
  for (let i = 0; i < into.sheep.length; i++) into.sheep[i] = sheep[i] as number;
  for (let i = 0; i < into.players; i++) {
    into.black[i] = black[i] as number;
    into.paddocks[i] = paddocks[i] as number;
  }
  into.fox = fox;
  into.supply = supply;
}

export function copyHerds(to: Herds, from: Herds): void {
  to.sheep.set(from.sheep);
  to.black.set(from.black);
  to.paddocks.set(from.paddocks);
  to.fox = from.fox;
  to.supply = from.supply;
}

export function grow(herds: Herds, place: Place, at: number, images: number): void {
  const sheep = Math.min(images, herds.supply);
  herds.supply -= sheep;
  herds.sheep[place * CELLS + at] = (herds.sheep[place * CELLS + at] as number) + sheep;
}

export function drive(herds: Herds, place: Place, from: number, to: number, white: number, black: boolean): void {
  const first = place * CELLS;
  herds.sheep[first + from] = (herds.sheep[first + from] as number) - white;
  herds.sheep[first + to] = (herds.sheep[first + to] as number) + white;
  if (black) herds.black[place] = to;
}

/** The fox of every board takes the step for the active place. */
export function stepFox(herds: Herds, lands: readonly Land[], active: Place, step: Direction): void {
  const to = beside(herds.fox, step);
  herds.fox = to;
  for (let place = 0; place < herds.players; place++) {
    if ((lands[place] as Land).barns & (1 << to)) continue;
    const sheep = herds.sheep[place * CELLS + to] as number;
    if (sheep > 0) {
      herds.sheep[place * CELLS + to] = 0;
      if (place === active) herds.supply += sheep;
      else herds.paddocks[active] = (herds.paddocks[active] as number) + sheep;
    }
    if (herds.black[place] === to) herds.black[place] = YARD;
  }
}

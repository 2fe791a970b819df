/** The paths the fox can take in a turn, and the flocks after each of them. */

import { type Animals, beside, CELLS, type Direction, stepFox, waysFrom } from '@bellwether/sheep-and-thief';
import { copyAnimals, newAnimals } from '../animals.ts';
import { newTally, SHEEP_MISSIONS, type Tally, tallySheep } from '../mission-facts.ts';
import type { SeatIndex } from '../state.ts';
import { countFlock, PLACES } from './flock.ts';

/** A path of the fox (“way”) as a number: 0 stays, 1 + direction is one step, 5 + 4 × direction + direction two. */
export const STAYS = 0;
const ONE_STEP = 1;
const TWO_STEPS = 5;
export const WAYS = 21;
export const SEATS = 4;

const STEPS: readonly (readonly Direction[])[] = Array.from({ length: WAYS }, (_, way) => {
  if (way === STAYS) return [];
  if (way < TWO_STEPS) return [(way - ONE_STEP) as Direction];
  return [((way - TWO_STEPS) >> 2) as Direction, ((way - TWO_STEPS) & 3) as Direction];
});

export function stepsOf(way: number): readonly Direction[] {
  return STEPS[way] as readonly Direction[];
}

/** Moves the fox along a path. */
export function moveFox(animals: Animals, mover: SeatIndex, way: number): void {
  for (const step of stepsOf(way)) stepFox(animals, mover, step);
}

/** By number of steps and cell: the paths that stay on the board. */
const WAYS_FROM: readonly (readonly (readonly number[])[])[] = [0, 1, 2].map((steps) =>
  Array.from({ length: CELLS }, (_, cell) => {
    if (steps === 0) return [STAYS];
    const first = waysFrom(cell);
    if (steps === 1) return first.map((one) => ONE_STEP + one);
    return first.flatMap((one) => waysFrom(beside(cell, one)).map((two) => TWO_STEPS + 4 * one + two));
  }),
);

/** The fox's paths of this length, in the order of the directions. */
export function foxWays(cell: number, steps: number): readonly number[] {
  return WAYS_FROM[steps]?.[cell] as readonly number[];
}

/**
 * The flocks of all seats after each path of the fox. A path is computed on first use, with the engine's own steps on a copy of the
 * animals, and shared by all cards and cells of the turn. Arrays are indexed by way, or by SEATS × way + seat.
 */
export class FoxWays {
  readonly #missions: boolean;
  readonly #isKnown = new Uint8Array(WAYS);
  readonly #tried: Animals;
  readonly #tally = newTally();
  readonly fox = new Int32Array(WAYS);
  readonly supply = new Int32Array(WAYS);
  readonly black = new Int32Array(WAYS * SEATS);
  readonly paddock = new Int32Array(WAYS * SEATS);
  /** PLACES numbers for each flock. */
  readonly flocks = new Int32Array(WAYS * SEATS * PLACES);
  readonly #sheepTallies = new Int8Array(WAYS * SEATS * SHEEP_MISSIONS.length);

  constructor(players: number, missions: boolean) {
    this.#missions = missions;
    this.#tried = newAnimals(players);
  }

  forget(): void {
    this.#isKnown.fill(0);
  }

  isKnown(way: number): boolean {
    return this.#isKnown[way] === 1;
  }

  /** `laid`: by seat, a bitmask of the cells with a card. */
  workOut(way: number, animals: Animals, mover: SeatIndex, laid: Int32Array): void {
    this.#isKnown[way] = 1;
    let tried = animals;
    if (way !== STAYS) {
      tried = this.#tried;
      copyAnimals(tried, animals);
      moveFox(tried, mover, way);
    }
    this.fox[way] = tried.fox;
    this.supply[way] = tried.supply;
    for (let seat = 0; seat < tried.barns.length; seat++) {
      const at = SEATS * way + seat;
      this.black[at] = tried.black[seat] as number;
      this.paddock[at] = tried.paddocks[seat] as number;
      countFlock(tried.sheep, seat, laid[seat] as number, tried.barns[seat] as number, tried.fox, this.flocks, PLACES * at);
      if (!this.#missions) continue;
      tallySheep(tried, seat, this.#tally);
      for (const [i, mission] of SHEEP_MISSIONS.entries()) {
        this.#sheepTallies[SHEEP_MISSIONS.length * at + i] = this.#tally[mission] as number;
      }
    }
  }

  /** A seat's mission counts after a path. */
  tallyAfter(way: number, seat: SeatIndex, into: Tally): void {
    const at = SHEEP_MISSIONS.length * (SEATS * way + seat);
    for (let i = 0; i < SHEEP_MISSIONS.length; i++) into[SHEEP_MISSIONS[i] as number] = this.#sheepTallies[at + i] as number;
  }

  /** The index of a seat's numbers after a path. */
  at(way: number, seat: SeatIndex): number {
    return SEATS * way + seat;
  }
}

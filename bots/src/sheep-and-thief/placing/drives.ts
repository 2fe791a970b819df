/** Searches for good ways to use dogs. */

import { lowestBit } from '@bellwether/kernel';
import { type Animals, CELLS, driveTargets, sheepOn } from '@bellwether/sheep-and-thief';
import { copyAnimals, newAnimals } from '../animals.ts';
import { NONE, type SeatIndex } from '../state.ts';
import { Best } from './best.ts';
import { moveFox, STAYS } from './fox-ways.ts';
import { ROUNDING, type Scales } from './scales.ts';
import { BLACK, driveOf, firstDriveOf, makeDrive, NO_DRIVE, undoDrive, useOf, WHITE } from './use.ts';

/** Beam width: how many first drives to extend by a second dog. */
const BEAM = 6;

/** The rest of the turn, besides the dogs. */
export interface DogTask {
  readonly dogs: number;
  readonly way: number;
  readonly isFoxLast: boolean;
  /** The turn's worth without dogs, if the fox moves first. */
  readonly before: number;
  /** Drives of lower worth are dropped. */
  readonly above: number;
}

/** Finds good drives for the trial card. Tries them on the given animals and restores these afterwards. */
export class DriveFinder {
  readonly #scales: Scales;
  readonly #firsts = new Best(BEAM);
  readonly #none = new Best(0);
  readonly #after: Animals;
  #player: SeatIndex = NONE;
  #task: DogTask = { dogs: 0, way: STAYS, isFoxLast: false, before: 0, above: 0 };

  constructor(scales: Scales) {
    this.#scales = scales;
    this.#after = newAnimals(scales.players);
  }

  find(animals: Animals, player: SeatIndex, task: DogTask, into: Best): void {
    this.#player = player;
    this.#task = task;
    const firsts = this.#firsts;
    firsts.clear();
    this.#tryAll(animals, NO_DRIVE, task.before, into, task.dogs > 1 ? firsts : this.#none);
    for (let i = 0; i < firsts.count; i++) {
      const first = firstDriveOf(firsts.useAt(i));
      const white = makeDrive(animals, player, first);
      this.#tryAll(animals, first, firsts.worthAt(i), into, this.#none);
      undoDrive(animals, player, first, white);
    }
  }

  /**
   * Tries to drive all white sheep of a card, the black one, or both. `before`: the turn's worth so far; `firsts`: collects drives to
   * extend by a second one.
   */
  #tryAll(animals: Animals, first: number, before: number, into: Best, firsts: Best): void {
    const player = this.#player;
    for (let from = 0; from < CELLS; from++) {
      const isWhite = sheepOn(animals, player, from) > 0;
      const isBlack = animals.black[player] === from;
      for (let left = driveTargets(animals, player, this.#scales.trialLaid, from); left !== 0; left &= left - 1) {
        const to = lowestBit(left);
        if (isWhite) this.#try(animals, first, driveOf(from, to, WHITE), before, into, firsts);
        if (isBlack) this.#try(animals, first, driveOf(from, to, BLACK), before, into, firsts);
        if (isBlack && isWhite) this.#try(animals, first, driveOf(from, to, WHITE | BLACK), before, into, firsts);
      }
    }
  }

  /** Skips the evaluation of a drive that cannot enter either list. */
  #try(animals: Animals, first: number, last: number, before: number, into: Best, firsts: Best): void {
    const { way, isFoxLast, above } = this.#task;
    if (!isFoxLast) {
      const most = before + this.#scales.driveGain(way, animals, last) + ROUNDING;
      if (most < Math.max(above, into.bar) && most < firsts.bar) return;
    }
    const white = makeDrive(animals, this.#player, last);
    const worth = this.#scales.weighDriven(way, isFoxLast ? this.#afterFox(animals, way) : animals);
    undoDrive(animals, this.#player, last, white);
    const use = first === NO_DRIVE ? useOf(way, last, NO_DRIVE, isFoxLast) : useOf(way, first, last, isFoxLast);
    firsts.offer(use, worth);
    if (worth > above) into.offer(use, worth);
  }

  #afterFox(animals: Animals, way: number): Animals {
    copyAnimals(this.#after, animals);
    moveFox(this.#after, this.#player, way);
    return this.#after;
  }
}

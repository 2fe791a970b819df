/** A use of a card's images, packed in a number. */

import { type Action, type Animals, drive, grow, sheepOf, sheepOn, stepFox } from '@bellwether/sheep-and-thief';
import type { SeatIndex } from '../state.ts';
import { stepsOf } from './fox-ways.ts';

/** A drive is a number above 0. Bits 0–3: the cell that the sheep leave; 4–7: the cell they go to; 8: all white sheep; 9: the black one. */
export const NO_DRIVE = 0;
export const WHITE = 1 << 8;
export const BLACK = 1 << 9;

export function driveOf(from: number, to: number, sheep: number): number {
  return from | (to << 4) | sheep;
}

export function fromOf(one: number): number {
  return one & 15;
}

export function toOf(one: number): number {
  return (one >> 4) & 15;
}

/** The number of white sheep that a drive moves. */
export function whiteOf(animals: Animals, player: SeatIndex, one: number): number {
  return one & WHITE ? sheepOn(animals, player, fromOf(one)) : 0;
}

/** Drives sheep and returns the number of white ones. */
export function makeDrive(animals: Animals, player: SeatIndex, one: number): number {
  const white = whiteOf(animals, player, one);
  drive(animals, player, fromOf(one), toOf(one), white, (one & BLACK) !== 0);
  return white;
}

export function undoDrive(animals: Animals, player: SeatIndex, one: number, white: number): void {
  drive(animals, player, toOf(one), fromOf(one), white, (one & BLACK) !== 0);
}

/** A use. Bits 0–4: the path of the fox; 5–14: the first drive; 15–24: the second; 25: whether the fox moves last instead of first. */
const DRIVE_BITS = 0x3ff;
const FOX_LAST = 1 << 25;

export function useOf(way: number, first: number, second: number, isFoxLast: boolean): number {
  return way | (first << 5) | (second << 15) | (isFoxLast ? FOX_LAST : 0);
}

export function wayOf(use: number): number {
  return use & 31;
}

export function firstDriveOf(use: number): number {
  return (use >> 5) & DRIVE_BITS;
}

function secondDriveOf(use: number): number {
  return (use >> 15) & DRIVE_BITS;
}

/** The actions of a use, in order. Also applies them to the animals. */
export function actionsOf(use: number, animals: Animals, player: SeatIndex, card: number, at: number): Action[] {
  const actions: Action[] = [];
  const moveFox = () => {
    for (const step of stepsOf(wayOf(use))) {
      stepFox(animals, player, step);
      actions.push({ kind: 'fox', step });
    }
  };
  if (!(use & FOX_LAST)) moveFox();
  for (let image = 0; image < sheepOf(card); image++) {
    grow(animals, player, at);
    actions.push({ kind: 'sheep' });
  }
  for (const one of [firstDriveOf(use), secondDriveOf(use)]) {
    if (one === NO_DRIVE) continue;
    const white = makeDrive(animals, player, one);
    actions.push({ kind: 'dog', from: fromOf(one), to: toOf(one), white, black: (one & BLACK) !== 0 });
  }
  if (use & FOX_LAST) moveFox();
  return actions;
}

/** Copies of all boards' animals, on which turns are tried. Used by all bots but Random. */

import { type Animals, CELLS, grow } from '@bellwether/sheep-and-thief';
import type { SeatIndex } from './state.ts';

export function newAnimals(players: number): Animals {
  const none = (length: number) => Array<number>(length).fill(0);
  return { barns: none(players), sheep: none(players * CELLS), black: none(players), paddocks: none(players), fox: 0, supply: 0 };
}

/** `from` can also be a state: it holds its animals in the same form. */
export function copyAnimals(to: Animals, from: Animals): void {
  for (let i = 0; i < from.sheep.length; i++) to.sheep[i] = from.sheep[i] as number;
  for (let i = 0; i < from.barns.length; i++) {
    to.barns[i] = from.barns[i] as number;
    to.black[i] = from.black[i] as number;
    to.paddocks[i] = from.paddocks[i] as number;
  }
  to.fox = from.fox;
  to.supply = from.supply;
}

/** Uses all sheep images of a card at once. */
export function growAll(animals: Animals, player: SeatIndex, at: number, images: number): void {
  for (let i = 0; i < images; i++) grow(animals, player, at);
}

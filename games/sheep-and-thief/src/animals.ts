import { BARN } from './cards/card.ts';
import { around, beside, CELLS, type Cell, type Direction } from './cells.ts';
import { YARD } from './rules.ts';
import type { SeatIndex } from './state.ts';
import type { Action, Tell } from './vocabulary.ts';

/**
 * The animals of some boards, and the barns that shelter them: of a state, of the one board of a trial turn, or of a
 * bot's copy of all boards. Rules for what animals do are written here only.
 */
export interface Animals {
  /** By board: the cells whose card shows a barn, as bits. */
  readonly barns: number[];
  /** White sheep by cell, CELLS a board. */
  readonly sheep: number[];
  /** By board: the cell of the black sheep, or NONE. */
  readonly black: number[];
  /** By board. */
  readonly paddocks: number[];
  fox: Cell;
  supply: number;
}

/** Carries out one image of the card that `player` has placed on `at`. */
export function act(animals: Animals, player: SeatIndex, at: Cell, action: Action, tell: Tell): void {
  switch (action.kind) {
    case 'sheep':
      grow(animals, player, at, tell);
      return;
    case 'fox':
      stepFox(animals, player, action.step, tell);
      return;
    case 'dog':
      drive(animals, player, action.from, action.to, action.white, action.black);
      tell?.({ kind: 'drives', seat: player + 1, from: action.from, to: action.to, white: action.white, black: action.black });
      return;
    case 'skip-dog':
      tell?.({ kind: 'rests', seat: player + 1 });
      return;
  }
}

/** S-SHEEP: an empty supply gives nothing; the image still counts as taken. */
export function grow(animals: Animals, player: SeatIndex, at: Cell, tell?: Tell): void {
  if (animals.supply === 0) {
    tell?.({ kind: 'runs-dry', seat: player + 1, at });
    return;
  }
  animals.supply--;
  add(animals.sheep, player * CELLS + at, 1);
  tell?.({ kind: 'grows', seat: player + 1, at });
}

/** S-DOG: sheep of one card go to a neighboring card. */
export function drive({ sheep, black }: Animals, player: SeatIndex, from: Cell, to: Cell, white: number, blackToo: boolean): void {
  add(sheep, player * CELLS + from, -white);
  add(sheep, player * CELLS + to, white);
  if (blackToo) black[player] = to;
}

/**
 * S-DOG: the cells to which a dog may drive the sheep of a card, as bits: neighboring cards without the fox. Empty
 * without sheep.
 */
export function driveTargets({ sheep, black, fox }: Animals, player: SeatIndex, laid: number, from: Cell): number {
  if (sheep[player * CELLS + from] === 0 && black[player] !== from) return 0;
  return around(from) & laid & ~(1 << fox);
}

/** S-FOX: the fox of every board takes the step. Sheep are stolen only on entering. */
export function stepFox(animals: Animals, active: SeatIndex, step: Direction, tell?: Tell): void {
  const to = beside(animals.fox, step);
  animals.fox = to;
  tell?.({ kind: 'fox', seat: active + 1, to, step });
  for (let player = 0; player < animals.barns.length; player++) enter(animals, active, player, to, tell);
}

function enter(animals: Animals, active: SeatIndex, player: SeatIndex, at: Cell, tell: Tell): void {
  const { sheep, black } = animals;
  const cell = player * CELLS + at;
  const white = sheepOn(animals, player, at);
  const isBlackHere = black[player] === at;
  if (white === 0 && !isBlackHere) return;
  if (isSheltered(animals, player, at)) {
    tell?.({ kind: 'shelters', seat: player + 1, at });
    return;
  }
  if (white > 0) {
    sheep[cell] = 0;
    if (player === active) {
      animals.supply += white;
      tell?.({ kind: 'loses', seat: player + 1, at, sheep: white });
    } else {
      add(animals.paddocks, active, white);
      tell?.({ kind: 'steals', seat: active + 1, of: player + 1, at, sheep: white });
    }
  }
  if (isBlackHere) {
    black[player] = YARD;
    tell?.({ kind: 'goes-home', seat: player + 1, from: at });
  }
}

/** The white sheep on a cell. */
export function sheepOn({ sheep }: Animals, player: SeatIndex, at: Cell): number {
  return sheep[player * CELLS + at] as number;
}

/** The cell of the black sheep, or NONE. */
export function blackOf({ black }: Animals, player: SeatIndex): Cell {
  return black[player] as Cell;
}

export function paddockOf({ paddocks }: Animals, player: SeatIndex): number {
  return paddocks[player] as number;
}

/** A barn protects white sheep and the black one (S-FOX, R-BLACK-BARN). */
export function isSheltered(animals: Animals, player: SeatIndex, at: Cell): boolean {
  return (barnsOf(animals, player) & (1 << at)) !== 0;
}

/** The cells whose card shows a barn, as bits. */
export function barnsOf({ barns }: Animals, player: SeatIndex): number {
  return barns[player] as number;
}

/** The barn bit of a cell, if its card shows one. */
export function barnOn(card: number, at: Cell): number {
  return card & BARN ? 1 << at : 0;
}

function add(numbers: number[], at: number, more: number): void {
  numbers[at] = (numbers[at] as number) + more;
}

/** The facts about animals. Part of the appraiser, so used by all bots. */

import { lowestBit } from '@bellwether/kernel';
import { type Animals, around, BLACK_SHEEP_GOLD, blackOf, CELLS, paddockOf } from '@bellwether/sheep-and-thief';
import { type BoardBits, freeCells } from './board-bits.ts';
import { AT, addToFact, fact } from './facts.ts';
import { NONE, type SeatIndex } from './state.ts';

/** Lookup table of distances, indexed by 16 × cell + cell. */
const STEPS: readonly number[] = Array.from({ length: CELLS * CELLS }, (_, i) => {
  const [a, b] = [i >> 4, i & 15];
  return Math.abs((a >> 2) - (b >> 2)) + Math.abs((a & 3) - (b & 3));
});

/** The number of steps from one cell to another. */
export function stepsBetween(a: number, b: number): number {
  return STEPS[16 * a + b] as number;
}

/** The facts about white sheep near the fox have consecutive indices: on its cell, one to three steps away, farther. */
const WITH_FOX = AT['with-fox'];
const FAR = AT['fox-far'] - WITH_FOX;

/** Writes a board's facts about animals. `cardsBefore`: the number of cards others place before this player's next one. */
export function writeAnimalFacts(animals: Animals, board: BoardBits, player: SeatIndex, cardsBefore: number, into: Float64Array): void {
  for (let i = AT.sheltered; i <= AT['fox-far']; i++) into[i] = 0;
  const { fox, sheep } = animals;
  const first = player * CELLS;
  for (let left = board.laid; left !== 0; left &= left - 1) {
    const cell = lowestBit(left);
    const here = sheep[first + cell] as number;
    if (here === 0) continue;
    const at = board.barns & (1 << cell) ? AT.sheltered : WITH_FOX + Math.min(FAR, stepsBetween(fox, cell));
    addToFact(into, at, here);
  }
  into[AT['fox-1-turns']] = fact(into, AT['fox-1']) * cardsBefore;
  into[AT['fox-2-turns']] = fact(into, AT['fox-2']) * cardsBefore;
  into[AT.paddock] = paddockOf(animals, player);
  into[AT['fox-blocks']] = freeCells(board) & (1 << fox) ? 1 : 0;
  if (blackOf(animals, player) !== NONE) writeBlackFacts(blackOf(animals, player), board.laid, board.barns, fox, into);
}

/** Writes the facts about prey: what the fox could take from the other players. Call it after all boards are written. */
export function writePrey(facts: readonly Float64Array[]): void {
  let near = 0;
  let next = 0;
  for (const row of facts) {
    near += fact(row, AT['fox-1']);
    next += fact(row, AT['fox-2']);
  }
  for (const row of facts) {
    row[AT['prey-1']] = near - fact(row, AT['fox-1']);
    row[AT['prey-2']] = next - fact(row, AT['fox-2']);
  }
}

function goldOn(cell: number): number {
  return BLACK_SHEEP_GOLD.byCell[cell] ?? 0;
}

/** Writes the facts about a black sheep on a cell. `laid` and `barns` are bitmasks of its board's cells. */
export function writeBlackFacts(cell: number, laid: number, barns: number, fox: number, into: Float64Array): void {
  const gold = goldOn(cell);
  const sheltered = (barns & (1 << cell)) !== 0;
  const steps = stepsBetween(fox, cell);
  into[AT.black] = 1;
  into[AT['black-gold']] = gold;
  into[AT['black-sheltered']] = sheltered ? gold : 0;
  into[AT['black-fox-1']] = !sheltered && steps === 1 ? gold : 0;
  into[AT['black-fox-2']] = !sheltered && steps === 2 ? gold : 0;
  let best = 0;
  for (let left = around(cell) & laid; left !== 0; left &= left - 1) {
    best = Math.max(best, goldOn(lowestBit(left)) - gold);
  }
  into[AT['black-step']] = best;
}

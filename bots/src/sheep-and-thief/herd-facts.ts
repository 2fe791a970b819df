import { type Animals, AROUND, BLACK_SHEEP_GOLD, CELLS } from '@bellwether/sheep-and-thief';
import { AT } from './facts.ts';
import { freeCells, type Land } from './land.ts';
import { NONE, type Place } from './state.ts';

/** By 16 × cell + cell: steps between them. */
export const STEPS: readonly number[] = Array.from({ length: CELLS * CELLS }, (_, i) => {
  const [a, b] = [i >> 4, i & 15];
  return Math.abs((a >> 2) - (b >> 2)) + Math.abs((a & 3) - (b & 3));
});

/** White sheep by how safe they are, for one place after the other. */
const NEAREST = 3;
const WHERE = [AT['with-fox'], AT['fox-1'], AT['fox-2'], AT['fox-3'], AT['fox-far']] as const;

/** The facts of a board that animals make. `wait`: turns of others before this seat's next one. */
export function writeHerdFacts(animals: Animals, land: Land, place: Place, wait: number, into: Float64Array): void {
  for (let i = AT.sheltered; i <= AT['fox-far']; i++) into[i] = 0;
  const { sheep, fox } = animals;
  const first = place * CELLS;
  for (let left = land.laid; left !== 0; left &= left - 1) {
    const cell = 31 - Math.clz32(left & -left);
    const here = sheep[first + cell] as number;
    if (here === 0) continue;
    const at = land.barns & (1 << cell) ? AT.sheltered : (WHERE[Math.min(NEAREST + 1, STEPS[16 * fox + cell] as number)] as number);
    into[at] = (into[at] as number) + here;
  }
  into[AT['fox-1-turns']] = (into[AT['fox-1']] as number) * wait;
  into[AT['fox-2-turns']] = (into[AT['fox-2']] as number) * wait;
  into[AT.paddock] = animals.paddocks[place] as number;
  into[AT['fox-blocks']] = freeCells(land) & (1 << fox) ? 1 : 0;
  if (animals.black[place] !== NONE) writeBlack(animals, land, place, into);
}

/** What the fox could take from others: written once all boards are. */
export function writePrey(facts: readonly Float64Array[]): void {
  let near = 0;
  let next = 0;
  for (const board of facts) {
    near += board[AT['fox-1']] as number;
    next += board[AT['fox-2']] as number;
  }
  for (const board of facts) {
    board[AT['prey-1']] = near - (board[AT['fox-1']] as number);
    board[AT['prey-2']] = next - (board[AT['fox-2']] as number);
  }
}

const GOLD: readonly number[] = BLACK_SHEEP_GOLD.byCell;

function writeBlack({ black, fox }: Animals, land: Land, place: Place, into: Float64Array): void {
  const cell = black[place] as number;
  const gold = GOLD[cell] as number;
  const sheltered = (land.barns & (1 << cell)) !== 0;
  const steps = STEPS[16 * fox + cell] as number;
  into[AT.black] = 1;
  into[AT['black-gold']] = gold;
  into[AT['black-sheltered']] = sheltered ? gold : 0;
  into[AT['black-fox-1']] = !sheltered && steps === 1 ? gold : 0;
  into[AT['black-fox-2']] = !sheltered && steps === 2 ? gold : 0;
  let best = 0;
  for (let left = (AROUND[cell] as number) & land.laid; left !== 0; left &= left - 1) {
    best = Math.max(best, (GOLD[31 - Math.clz32(left & -left)] as number) - gold);
  }
  into[AT['black-step']] = best;
}

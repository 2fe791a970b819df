import { lowestBit } from '@bellwether/kernel';
import { type Animals, AROUND, BLACK_SHEEP_GOLD, CELLS } from '@bellwether/sheep-and-thief';
import { type BoardBits, freeCells } from './board-bits.ts';
import { AT } from './facts.ts';
import { NONE, type SeatIndex } from './state.ts';

/** By 16 × cell + cell: steps between them. */
export const STEPS: readonly number[] = Array.from({ length: CELLS * CELLS }, (_, i) => {
  const [a, b] = [i >> 4, i & 15];
  return Math.abs((a >> 2) - (b >> 2)) + Math.abs((a & 3) - (b & 3));
});

/** White sheep by how safe they are, one board after the other. */
const NEAREST = 3;
const WHERE = [AT['with-fox'], AT['fox-1'], AT['fox-2'], AT['fox-3'], AT['fox-far']] as const;

/** The facts of a board that animals make. `wait`: turns of others before this seat's next one. */
export function writeAnimalFacts(animals: Animals, board: BoardBits, player: SeatIndex, cardsBefore: number, into: Float64Array): void {
  for (let i = AT.sheltered; i <= AT['fox-far']; i++) into[i] = 0;
  const { sheep, fox } = animals;
  const first = player * CELLS;
  for (let left = board.laid; left !== 0; left &= left - 1) {
    const cell = lowestBit(left);
    const here = sheep[first + cell] as number;
    if (here === 0) continue;
    const at = board.barns & (1 << cell) ? AT.sheltered : (WHERE[Math.min(NEAREST + 1, STEPS[16 * fox + cell] as number)] as number);
    into[at] = (into[at] as number) + here;
  }
  into[AT['fox-1-turns']] = (into[AT['fox-1']] as number) * cardsBefore;
  into[AT['fox-2-turns']] = (into[AT['fox-2']] as number) * cardsBefore;
  into[AT.paddock] = animals.paddocks[player] as number;
  into[AT['fox-blocks']] = freeCells(board) & (1 << fox) ? 1 : 0;
  if (animals.black[player] !== NONE) writeBlack(animals, board, player, into);
}

/** What the fox could take from others: written once all boards are. */
export function writePrey(facts: readonly Float64Array[]): void {
  let near = 0;
  let next = 0;
  for (const row of facts) {
    near += row[AT['fox-1']] as number;
    next += row[AT['fox-2']] as number;
  }
  for (const row of facts) {
    row[AT['prey-1']] = near - (row[AT['fox-1']] as number);
    row[AT['prey-2']] = next - (row[AT['fox-2']] as number);
  }
}

const GOLD: readonly number[] = BLACK_SHEEP_GOLD.byCell;

function writeBlack({ black, fox }: Animals, board: BoardBits, player: SeatIndex, into: Float64Array): void {
  const cell = black[player] as number;
  const gold = GOLD[cell] as number;
  const sheltered = (board.barns & (1 << cell)) !== 0;
  const steps = STEPS[16 * fox + cell] as number;
  into[AT.black] = 1;
  into[AT['black-gold']] = gold;
  into[AT['black-sheltered']] = sheltered ? gold : 0;
  into[AT['black-fox-1']] = !sheltered && steps === 1 ? gold : 0;
  into[AT['black-fox-2']] = !sheltered && steps === 2 ? gold : 0;
  let best = 0;
  for (let left = (AROUND[cell] as number) & board.laid; left !== 0; left &= left - 1) {
    best = Math.max(best, (GOLD[lowestBit(left)] as number) - gold);
  }
  into[AT['black-step']] = best;
}

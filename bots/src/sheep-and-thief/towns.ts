/** Distances to towns. Part of the appraiser, so used by all bots. */

import { TOWN_NAMES, type TownPlace, YARD } from '@bellwether/sheep-and-thief';
import { type BoardBits, riverMouths, roadSteps } from './board-bits.ts';

/** The distance of a town that no road can reach any more. */
export const CUT_OFF = 9;
const FARTHEST = 8;

/**
 * By town: the minimum number of further cards until a road joins it to the farmyard; 0 if one does already. A free cell that a river leads
 * into counts double, since few cards carry both.
 */
export function townDistances(board: BoardBits, towns: readonly TownPlace[], into: number[]): void {
  const { laid } = board;
  const hard = riverMouths(board);
  const easy = ~laid & ~hard;
  let before = 0;
  let now = alongRoads(board, 1 << YARD);
  let found = arrive(board, towns, now, 0, 0, into);
  for (let cards = 1; cards <= FARTHEST && found !== EVERY_TOWN; cards++) {
    const next = alongRoads(board, now | (roadSteps(board, now) & easy) | (before === 0 ? 0 : roadSteps(board, before) & hard));
    if (next === now && before === now) break;
    before = now;
    now = next;
    found = arrive(board, towns, now, cards, found, into);
  }
  for (let i = 0; i < towns.length; i++) if (!(found & (1 << i))) into[i] = CUT_OFF;
}

const EVERY_TOWN = (1 << TOWN_NAMES.length) - 1;

function alongRoads(board: BoardBits, from: number): number {
  let reached = from;
  for (;;) {
    const more = reached | (roadSteps(board, reached) & board.laid);
    if (more === reached) return reached;
    reached = more;
  }
}

function arrive(board: BoardBits, towns: readonly TownPlace[], reached: number, cards: number, found: number, into: number[]): number {
  let all = found;
  for (let i = 0; i < towns.length; i++) {
    const town = towns[i] as TownPlace;
    if (all & (1 << i) || !(reached & (1 << town.cell)) || !leadsOut(board, town.cell, town.edges)) continue;
    into[i] = cards;
    all |= 1 << i;
  }
  return all;
}

/** Whether the corner cell is free, or its card has a road through one of these edges. */
function leadsOut({ laid, roadN, roadE, roadS, roadW }: BoardBits, cell: number, edges: number): boolean {
  if (!(laid & (1 << cell))) return true;
  const out = (edges & 1 ? roadN : 0) | (edges & 2 ? roadE : 0) | (edges & 4 ? roadS : 0) | (edges & 8 ? roadW : 0);
  return (out & (1 << cell)) !== 0;
}

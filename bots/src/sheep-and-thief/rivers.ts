/** The rivers of a board. Part of the appraiser, so used by all bots. */

import { countBits } from '@bellwether/kernel';
import { eastOf, northOf, southOf, westOf } from '@bellwether/sheep-and-thief';
import { type BoardBits, riverFrom, riverMouths } from './board-bits.ts';

/** A summary of a board's rivers: their worth, and what one more card could add. */
export interface Rivers {
  gold: number;
  count: number;
  longest: number;
  /** The number of cards of the longest river that can still grow. */
  longestOpen: number;
  /** Free cells that a river leads into, and those where two or more rivers would join. */
  mouths: number;
  joints: number;
  /** The most gold that one more river card can add, and the sum over all mouths. */
  bestGain: number;
  allGains: number;
}

export function newRivers(): Rivers {
  return { gold: 0, count: 0, longest: 0, longestOpen: 0, mouths: 0, joints: 0, bestGain: 0, allGains: 0 };
}

const river: number[] = [];
const length: number[] = [];

/** `gold`: a river's gold by its number of cards. */
export function readRivers(board: BoardBits, gold: readonly number[], into: Rivers): void {
  into.gold = into.count = into.longest = into.longestOpen = into.mouths = into.joints = into.bestGain = into.allGains = 0;
  for (let left = board.riverN | board.riverE | board.riverS | board.riverW; left !== 0; ) {
    const cells = riverFrom(board, left & -left);
    const cards = countBits(cells);
    river[into.count] = cells;
    length[into.count] = cards;
    into.count++;
    into.gold += gold[cards] as number;
    if (cards > into.longest) into.longest = cards;
    left &= ~cells;
  }
  for (let left = riverMouths(board); left !== 0; left &= left - 1) readMouth(board, left & -left, gold, into);
}

/** What a card would add that joins all rivers leading into a free cell. */
function readMouth({ riverN, riverE, riverS, riverW }: BoardBits, cell: number, gold: readonly number[], into: Rivers): void {
  const joined = (northOf(cell) & riverS) | (southOf(cell) & riverN) | (westOf(cell) & riverE) | (eastOf(cell) & riverW);
  let cards = 1;
  let lost = 0;
  let count = 0;
  for (let i = 0; i < into.count; i++) {
    if (!((river[i] as number) & joined)) continue;
    count++;
    cards += length[i] as number;
    lost += gold[length[i] as number] as number;
    if ((length[i] as number) > into.longestOpen) into.longestOpen = length[i] as number;
  }
  const gain = (gold[cards] as number) - lost;
  into.mouths++;
  if (count > 1) into.joints++;
  into.allGains += gain;
  if (gain > into.bestGain) into.bestGain = gain;
}

/** One board as bitmasks. Part of the appraiser, so used by all bots. */

import {
  BARN,
  besideAny,
  CELLS,
  cardOn,
  connected,
  EVERY_CELL,
  eastOf,
  join,
  newNetwork,
  northOf,
  riverOf,
  roadOf,
  southOf,
  westOf,
} from '@bellwether/sheep-and-thief';
import type { SeatIndex, State } from './state.ts';

/** A board without its animals. Each field is a bitmask of cells, bit 0 for the first cell. */
export interface BoardBits {
  laid: number;
  barns: number;
  roadN: number;
  roadE: number;
  roadS: number;
  roadW: number;
  riverN: number;
  riverE: number;
  riverS: number;
  riverW: number;
}

export function newBoardBits(): BoardBits {
  return { laid: 0, barns: 0, roadN: 0, roadE: 0, roadS: 0, roadW: 0, riverN: 0, riverE: 0, riverS: 0, riverW: 0 };
}

export function readBoard(state: State, player: SeatIndex, into: BoardBits): void {
  clear(into);
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cardOn(state, player, cell);
    if (card !== 0) addCard(into, card, cell);
  }
}

function clear(board: BoardBits): void {
  board.laid = board.barns = 0;
  board.roadN = board.roadE = board.roadS = board.roadW = 0;
  board.riverN = board.riverE = board.riverS = board.riverW = 0;
}

/** A face-down card shows nothing, so only `laid` changes. */
export function addCard(board: BoardBits, card: number, at: number): void {
  board.laid |= 1 << at;
  if (card & BARN) board.barns |= 1 << at;
  const road = roadOf(card);
  board.roadN |= (road & 1) << at;
  board.roadE |= ((road >> 1) & 1) << at;
  board.roadS |= ((road >> 2) & 1) << at;
  board.roadW |= (road >> 3) << at;
  const river = riverOf(card);
  board.riverN |= (river & 1) << at;
  board.riverE |= ((river >> 1) & 1) << at;
  board.riverS |= ((river >> 2) & 1) << at;
  board.riverW |= (river >> 3) << at;
}

/** Free cells that a river leads into: only a card with a river on that side fits there. */
export function riverMouths({ laid, riverN, riverE, riverS, riverW }: BoardBits): number {
  return (southOf(riverS) | northOf(riverN) | eastOf(riverE) | westOf(riverW)) & ~laid;
}

/** Free cells adjacent to a card. */
export function freeCells({ laid }: BoardBits): number {
  return besideAny(laid) & ~laid;
}

/** The cells one road step away from the given ones. A free cell counts as if it had a road on every side. */
export function roadSteps({ laid, roadN, roadE, roadS, roadW }: BoardBits, from: number): number {
  const free = ~laid & EVERY_CELL;
  const n = free | roadN;
  const e = free | roadE;
  const s = free | roadS;
  const w = free | roadW;
  return (northOf(from & n) & s) | (southOf(from & s) & n) | (eastOf(from & e) & w) | (westOf(from & w) & e);
}

const network = newNetwork();

/** All cells connected to the given ones by roads. */
export function roadFrom({ roadN, roadE, roadS, roadW }: BoardBits, from: number): number {
  join(network, roadN, roadE, roadS, roadW);
  return connected(network, from);
}

/** All cells connected to the given ones by rivers. */
export function riverFrom({ riverN, riverE, riverS, riverW }: BoardBits, from: number): number {
  join(network, riverN, riverE, riverS, riverW);
  return connected(network, from);
}

import { BARN, CELLS, EVERY_CELL, riverOf, roadOf } from '@bellwether/sheep-and-thief';
import type { Place, State } from './state.ts';

/** One board without its animals, as sets of cells: a search asks many times what one more card would make of it. */
export interface Land {
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

export function newLand(): Land {
  return { laid: 0, barns: 0, roadN: 0, roadE: 0, roadS: 0, roadW: 0, riverN: 0, riverE: 0, riverS: 0, riverW: 0 };
}

export function readLand(state: State, place: Place, into: Land): void {
  clear(into);
  const first = place * CELLS;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = state.board[first + cell] as number;
    if (card !== 0) addCard(into, card, cell);
  }
}

function clear(land: Land): void {
  land.laid = land.barns = 0;
  land.roadN = land.roadE = land.roadS = land.roadW = 0;
  land.riverN = land.riverE = land.riverS = land.riverW = 0;
}

export function copyLand(to: Land, from: Land): void {
  to.laid = from.laid;
  to.barns = from.barns;
  to.roadN = from.roadN;
  to.roadE = from.roadE;
  to.roadS = from.roadS;
  to.roadW = from.roadW;
  to.riverN = from.riverN;
  to.riverE = from.riverE;
  to.riverS = from.riverS;
  to.riverW = from.riverW;
}

/** A card's back shows nothing, so its bits add nothing but a card that lies there. */
export function addCard(land: Land, card: number, at: number): void {
  land.laid |= 1 << at;
  if (card & BARN) land.barns |= 1 << at;
  const road = roadOf(card);
  land.roadN |= (road & 1) << at;
  land.roadE |= ((road >> 1) & 1) << at;
  land.roadS |= ((road >> 2) & 1) << at;
  land.roadW |= (road >> 3) << at;
  const river = riverOf(card);
  land.riverN |= (river & 1) << at;
  land.riverE |= ((river >> 1) & 1) << at;
  land.riverS |= ((river >> 2) & 1) << at;
  land.riverW |= (river >> 3) << at;
}

const NOT_LEFT = 0xeeee;
const NOT_RIGHT = 0x7777;

/** Free cells a river points at: only a card with a river on that side fits there. */
export function riverMouths({ laid, riverN, riverE, riverS, riverW }: Land): number {
  const pointed = (riverS << 4) | (riverN >> 4) | ((riverE << 1) & NOT_LEFT) | ((riverW >> 1) & NOT_RIGHT);
  return pointed & ~laid & EVERY_CELL;
}

/** Free cells beside a card. */
export function freeCells({ laid }: Land): number {
  return ((laid << 4) | (laid >> 4) | ((laid << 1) & NOT_LEFT) | ((laid >> 1) & NOT_RIGHT)) & EVERY_CELL & ~laid;
}

/** The cells a road could go on to from some cells: along roads that lie, and over free cells as if any road came there. */
export function roadSteps({ laid, roadN, roadE, roadS, roadW }: Land, from: number): number {
  const free = ~laid & EVERY_CELL;
  const n = free | roadN;
  const e = free | roadE;
  const s = free | roadS;
  const w = free | roadW;
  return (
    (((from & n) >> 4) & s) |
    (((from & s) << 4) & n & EVERY_CELL) |
    (((from & e) << 1) & NOT_LEFT & w) |
    (((from & w) >> 1) & NOT_RIGHT & e)
  );
}

/** All cells joined to those given by roads that lie. */
export function roadFrom({ roadN, roadE, roadS, roadW }: Land, from: number): number {
  const east = roadE & (roadW >> 1) & NOT_RIGHT;
  const south = roadS & (roadN >> 4);
  return spread(from, east, south);
}

/** All cells joined to those given by rivers that lie. */
export function riverFrom({ riverN, riverE, riverS, riverW }: Land, from: number): number {
  const east = riverE & (riverW >> 1) & NOT_RIGHT;
  const south = riverS & (riverN >> 4);
  return spread(from, east, south);
}

function spread(from: number, east: number, south: number): number {
  let reached = from;
  for (;;) {
    const more = reached | ((reached & east) << 1) | ((reached >> 1) & east) | ((reached & south) << 4) | ((reached >> 4) & south);
    if (more === reached) return reached;
    reached = more;
  }
}

/** The free cells where a card fits by its rivers (R-RIVER), without the fox's. */
export function fittingCells(land: Land, card: number, fox: number): number {
  const { laid, riverN, riverE, riverS, riverW } = land;
  const north = card & 1 ? (laid & ~riverS) << 4 : riverS << 4;
  const east = ((card & 2 ? laid & ~riverW : riverW) >> 1) & NOT_RIGHT;
  const south = (card & 4 ? laid & ~riverN : riverN) >> 4;
  const west = ((card & 8 ? laid & ~riverE : riverE) << 1) & NOT_LEFT;
  return freeCells(land) & ~(1 << fox) & ~(north | east | south | west);
}

import {
  BARN,
  besideAny,
  CELLS,
  EVERY_CELL,
  eastOf,
  join,
  newNetwork,
  northOf,
  riverOf,
  roadOf,
  southOf,
  spread,
  westOf,
} from '@bellwether/sheep-and-thief';
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

/** Free cells a river points at: only a card with a river on that side fits there. */
export function riverMouths({ laid, riverN, riverE, riverS, riverW }: Land): number {
  return (southOf(riverS) | northOf(riverN) | eastOf(riverE) | westOf(riverW)) & ~laid;
}

/** Free cells beside a card. */
export function freeCells({ laid }: Land): number {
  return besideAny(laid) & ~laid;
}

/** The cells a road could go on to from some cells: along roads that lie, and over free cells as if any road came there. */
export function roadSteps({ laid, roadN, roadE, roadS, roadW }: Land, from: number): number {
  const free = ~laid & EVERY_CELL;
  const n = free | roadN;
  const e = free | roadE;
  const s = free | roadS;
  const w = free | roadW;
  return (northOf(from & n) & s) | (southOf(from & s) & n) | (eastOf(from & e) & w) | (westOf(from & w) & e);
}

const network = newNetwork();

/** All cells joined to those given by roads that lie. */
export function roadFrom({ roadN, roadE, roadS, roadW }: Land, from: number): number {
  join(network, roadN, roadE, roadS, roadW);
  return spread(network, from);
}

/** All cells joined to those given by rivers that lie. */
export function riverFrom({ riverN, riverE, riverS, riverW }: Land, from: number): number {
  join(network, riverN, riverE, riverS, riverW);
  return spread(network, from);
}

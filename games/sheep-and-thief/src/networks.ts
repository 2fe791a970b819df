import { countBits } from '@bellwether/kernel';
import { roadOf } from './cards/card.ts';
import { beside, CELLS, type Cell, type Direction, EVERY_DIRECTION, northOf, opposite, westOf } from './cells.ts';
import { type TownPlace, YARD } from './rules.ts';
import { cardOn, NONE, riverCells, type SeatIndex, type State } from './state.ts';

/**
 * Roads or rivers of a board as sets of cells: cells with any, those connected to the east and those connected to the
 * south. Everything of one kind on a card is connected; road and river never are (R-BRIDGE).
 */
export interface Network {
  carrying: number;
  east: number;
  south: number;
}

export function newNetwork(): Network {
  return { carrying: 0, east: 0, south: 0 };
}

export function rivers(state: State, player: SeatIndex, into: Network): void {
  join(into, riverCells(state, player, 0), riverCells(state, player, 1), riverCells(state, player, 2), riverCells(state, player, 3));
}

export function roads(state: State, player: SeatIndex, into: Network): void {
  let n = 0;
  let e = 0;
  let s = 0;
  let w = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const road = roadOf(cardOn(state, player, cell));
    n |= (road & 1) << cell;
    e |= ((road >> 1) & 1) << cell;
    s |= ((road >> 2) & 1) << cell;
    w |= (road >> 3) << cell;
  }
  join(into, n, e, s, w);
}

/** Two cards connect where both facing edges have it. `n`, `e`, `s`, `w`: the cells with it at that edge. */
export function join(into: Network, n: number, e: number, s: number, w: number): void {
  into.carrying = n | e | s | w;
  into.east = e & westOf(w);
  into.south = s & northOf(n);
}

/** All cells connected to those given. */
export function connected({ east, south }: Network, from: number): number {
  let reached = from;
  for (;;) {
    const more = reached | ((reached & east) << 1) | ((reached >> 1) & east) | ((reached & south) << 4) | ((reached >> 4) & south);
    if (more === reached) return reached;
    reached = more;
  }
}

/** The connected components of a network, each a set of cells. */
export function parts(network: Network): number[] {
  const found: number[] = [];
  let left = network.carrying;
  while (left !== 0) {
    const part = connected(network, left & -left);
    found.push(part);
    left &= ~part;
  }
  return found;
}

export function largestPart(network: Network): number {
  let largest = 0;
  for (const part of parts(network)) if (countBits(part) > countBits(largest)) largest = part;
  return largest;
}

/** Whether a road connects a town to the farmyard, given the farmyard's network. */
export function reaches(state: State, player: SeatIndex, home: number, town: TownPlace): boolean {
  return (home & (1 << town.cell)) !== 0 && (roadOf(cardOn(state, player, town.cell)) & town.edges) !== 0;
}

/** The cells of a shortest road from the farmyard to a town's corner, to be highlighted. */
export function roadTo(state: State, player: SeatIndex, to: Cell): Cell[] {
  const network = newNetwork();
  roads(state, player, network);
  const from = Array<number>(CELLS).fill(NONE);
  from[YARD] = YARD;
  const queue = [YARD];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    for (const direction of EVERY_DIRECTION) {
      const next = beside(cell, direction);
      if (next === NONE || from[next] !== NONE || !joined(state, player, cell, direction)) continue;
      from[next] = cell;
      queue.push(next);
    }
  }
  const way: Cell[] = [];
  for (let cell = to; cell !== NONE; cell = cell === YARD ? NONE : (from[cell] ?? NONE)) way.unshift(cell);
  return way;
}

function joined(state: State, player: SeatIndex, cell: Cell, direction: Direction): boolean {
  const one = roadOf(cardOn(state, player, cell));
  const other = roadOf(cardOn(state, player, beside(cell, direction)));
  return ((one >> direction) & (other >> opposite(direction)) & 1) === 1;
}

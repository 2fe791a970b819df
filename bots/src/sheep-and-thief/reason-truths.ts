/** Conditions that must hold for a reason's sentence to be true. Used for reasons. */

import { BARN, CELLS, townPlaces, YARD } from '@bellwether/sheep-and-thief';
import { stepsBetween } from './animal-facts.ts';
import { type BoardBits, newBoardBits, readBoard, riverFrom, roadFrom } from './board-bits.ts';
import { AT, fact } from './facts.ts';
import { newRivers, readRivers } from './rivers.ts';
import type { SeatIndex, State } from './state.ts';
import { TableFacts } from './table-facts.ts';
import { townDistances } from './towns.ts';

/** What a card on this cell does for the road from the farmyard: connects a town, or shortens the distance to one. */
export function leadsToTown(before: State, after: State, player: SeatIndex, at: number): 'town-reached' | 'road-closed' | undefined {
  if (!(roadFrom(boardOf(after, player), 1 << YARD) & (1 << at))) return undefined;
  const then = distancesOf(before, player);
  const nearer = distancesOf(after, player).filter((cards, town) => cards < (then[town] as number));
  if (nearer.includes(0)) return 'town-reached';
  return nearer.length > 0 ? 'road-closed' : undefined;
}

function distancesOf(state: State, player: SeatIndex): number[] {
  const into: number[] = [];
  townDistances(boardOf(state, player), townPlaces(state.rules.config.copy), into);
  return into;
}

/** Whether one turn leaves some town farther away or cut off, and the other turn none. */
export function hampersRoad(before: State, after: State, other: State, player: SeatIndex): boolean {
  const [then, spoiled, instead] = [before, after, other].map((state) => distancesOf(state, player)) as [number[], number[], number[]];
  const isFarther = (now: readonly number[]) => then.some((cards, town) => (now[town] as number) > cards);
  return isFarther(spoiled) && !isFarther(instead);
}

/** Whether one turn closes the longest river that could still grow, and the other turn does not. */
export function endsRiver(before: State, after: State, other: State, player: SeatIndex): boolean {
  const [then, spoiled, instead] = [before, after, other].map((state) => {
    const rivers = newRivers();
    readRivers(boardOf(state, player), state.rules.riverGold, rivers);
    return rivers.longestOpen;
  }) as [number, number, number];
  return spoiled < then && instead >= then;
}

/** Whether a river on this cell continues on another card. */
export function joinsRiver(state: State, player: SeatIndex, at: number): boolean {
  return (riverFrom(boardOf(state, player), 1 << at) & ~(1 << at)) !== 0;
}

function boardOf(state: State, player: SeatIndex): BoardBits {
  const board = newBoardBits();
  readBoard(state, player, board);
  return board;
}

/** Whether this cell holds sheep, white or black. */
export function hasSheep({ sheep, black }: State, player: SeatIndex, at: number): boolean {
  return (sheep[player * CELLS + at] as number) > 0 || black[player] === at;
}

/** Sheep at this distance and beyond count as safe from the fox. */
const NEAR = 2;

/** A player's exposure to the fox: its sheep outside barns, weighted by how close the fox is. */
export function danger(state: State, player: SeatIndex): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if ((state.board[player * CELLS + cell] as number) & BARN) continue;
    const here = (state.sheep[player * CELLS + cell] as number) + (state.black[player] === cell ? 1 : 0);
    sum += here * Math.max(0, NEAR - stepsBetween(state.fox, cell));
  }
  return sum;
}

/** A player's standing in its mission: its count relative to the best other one, or how close the fox is to a town. */
export function missionStanding(state: State, player: SeatIndex): number {
  const row = new TableFacts(state.rules.config).read(state)[player] as Float64Array;
  return fact(row, AT['mission-ahead']) - fact(row, AT['mission-behind']) + fact(row, AT['mission-fox']);
}

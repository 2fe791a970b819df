/** The facts about missions. Part of the appraiser, so used by all bots. */

import { countBits } from '@bellwether/kernel';
import { type Animals, CELLS, cardOn, MISSION_GOLD, MISSIONS, type Mission, TOWN_PLACES } from '@bellwether/sheep-and-thief';
import { stepsBetween } from './animal-facts.ts';
import { type BoardBits, roadFrom } from './board-bits.ts';
import { AT, addToFact } from './facts.ts';
import type { Rivers } from './rivers.ts';
import { NONE, type SeatIndex, type State } from './state.ts';

/** One board's count for every mission. */
export type Tally = Int8Array;

const INDEX = Object.fromEntries(MISSIONS.map((mission, i) => [mission, i])) as Readonly<Record<Mission, number>>;
const FOX_AT_TOWN = INDEX['fox-at-town'];
/** Missions that count neither animals nor images. */
export const BOARD_MISSIONS: readonly number[] = [INDEX['longest-river'], INDEX['longest-road'], INDEX['most-barns']];
/** Missions that count sheep. */
export const SHEEP_MISSIONS: readonly number[] = [INDEX['bottom-rows'], INDEX['right-columns']];
const FOX_IMAGES = 3 << 12;
const DOG_IMAGES = 3 << 10;
const SHEEP_IMAGES = 3 << 8;

export function newTally(): Tally {
  return new Int8Array(MISSIONS.length);
}

function countIn(tally: Tally, mission: number): number {
  return tally[mission] as number;
}

export function tallyBoard(board: BoardBits, rivers: Rivers, into: Tally): void {
  into[INDEX['longest-river']] = rivers.longest;
  into[INDEX['most-barns']] = countBits(board.barns);
  let longest = 0;
  for (let left = board.roadN | board.roadE | board.roadS | board.roadW; left !== 0; ) {
    const road = roadFrom(board, left & -left);
    longest = Math.max(longest, countBits(road));
    left &= ~road;
  }
  into[INDEX['longest-road']] = longest;
}

export function tallyCards(state: State, player: SeatIndex, into: Tally): void {
  into[INDEX['most-foxes']] = into[INDEX['most-dogs']] = into[INDEX['most-sheep-cards']] = 0;
  for (let cell = 0; cell < CELLS; cell++) tallyCard(cardOn(state, player, cell), into);
}

export function tallyCard(card: number, into: Tally): void {
  if (card & FOX_IMAGES) into[INDEX['most-foxes']] = countIn(into, INDEX['most-foxes']) + 1;
  if (card & DOG_IMAGES) into[INDEX['most-dogs']] = countIn(into, INDEX['most-dogs']) + 1;
  if (card & SHEEP_IMAGES) into[INDEX['most-sheep-cards']] = countIn(into, INDEX['most-sheep-cards']) + 1;
}

const BOTTOM_ROWS = 0xff00;
const RIGHT_COLUMNS = 0xcccc;

export function tallySheep({ sheep, black }: Animals, player: SeatIndex, into: Tally): void {
  into[INDEX['bottom-rows']] = into[INDEX['right-columns']] = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const here = (sheep[player * CELLS + cell] as number) + (black[player] === cell ? 1 : 0);
    if (here > 0) tallySheepOn(cell, here, into);
  }
}

/** Adds sheep on a cell to the counts. */
export function tallySheepOn(cell: number, sheep: number, into: Tally): void {
  if (BOTTOM_ROWS & (1 << cell)) into[INDEX['bottom-rows']] = countIn(into, INDEX['bottom-rows']) + sheep;
  if (RIGHT_COLUMNS & (1 << cell)) into[INDEX['right-columns']] = countIn(into, INDEX['right-columns']) + sheep;
}

/** Whether every mission counts sheep the same on both cells. */
export function areCountedAlike(one: number, other: number): boolean {
  return (((BOTTOM_ROWS >> one) ^ (BOTTOM_ROWS >> other)) & 1) === 0 && (((RIGHT_COLUMNS >> one) ^ (RIGHT_COLUMNS >> other)) & 1) === 0;
}

const MOST_MARGIN = 4;
const SOLE: readonly number[] = MISSIONS.map((mission) => MISSION_GOLD[mission].sole);
const SHARED: readonly number[] = MISSIONS.map((mission) => MISSION_GOLD[mission].shared);

/** Writes a player's progress in its mission; if the mission is unknown, the mean over all missions. */
export function writeMissionFacts(tallies: readonly Tally[], fox: number, mission: number, player: SeatIndex, into: Float64Array): void {
  for (let i = AT.mission; i <= AT['mission-fox']; i++) into[i] = 0;
  if (mission !== NONE) addStanding(tallies, fox, mission, player, 1, into);
  else for (let i = 0; i < MISSIONS.length; i++) addStanding(tallies, fox, i, player, 1 / MISSIONS.length, into);
}

function addStanding(tallies: readonly Tally[], fox: number, mission: number, player: SeatIndex, share: number, into: Float64Array): void {
  const sole = SOLE[mission] as number;
  const shared = SHARED[mission] as number;
  if (mission === FOX_AT_TOWN) {
    const away = TO_TOWN[fox] ?? 0;
    addToFact(into, AT['mission-gold'], away === 0 ? share * sole : 0);
    addToFact(into, AT['mission-fox'], share / (1 + away));
    return;
  }
  let own = 0;
  let best = 0;
  for (let other = 0; other < tallies.length; other++) {
    const count = countIn(tallies[other] as Tally, mission);
    if (other === player) own = count;
    else best = Math.max(best, count);
  }
  const margin = own - best;
  addToFact(into, AT.mission, share * sole);
  addToFact(into, AT['mission-gold'], share * (margin > 0 ? sole : margin === 0 ? shared : 0));
  addToFact(into, AT['mission-ahead'], share * sole * Math.min(MOST_MARGIN, Math.max(0, margin)));
  addToFact(into, AT['mission-behind'], share * sole * Math.min(MOST_MARGIN, Math.max(0, -margin)));
}

/** By cell: the number of steps to the nearest corner with a town. */
const TO_TOWN = Array.from({ length: CELLS }, (_, fox) => Math.min(...TOWN_PLACES.map(({ cell }) => stepsBetween(fox, cell))));

import { countBits } from '@bellwether/kernel';
import { barnsOf, blackOf, sheepOn } from './animals.ts';
import { MISSION_GOLD } from './cards/table.ts';
import { CELLS } from './cells.ts';
import { largestPart, newNetwork, rivers, roads } from './networks.ts';
import { TOWN_PLACES, YARD } from './rules.ts';
import { cardOn, type SeatIndex, type State } from './state.ts';
import { MISSIONS, type Mission } from './vocabulary.ts';

const TOWN_CELLS = TOWN_PLACES.reduce((bits, town) => bits | (1 << town.cell), 0);
const BOTTOM_ROWS = 0xff00;
const RIGHT_COLUMNS = 0xcccc;
const FOX_IMAGES = 3 << 12;
const DOG_IMAGES = 3 << 10;
const SHEEP_IMAGES = 3 << 8;
/** The farmyard shows the sheep that starts there. It is not an image to take, so the card does not contain it. */
const FARMYARD_SHEEP = 1 << YARD;

const network = newNetwork();

/** The score of a mission on a board: the cells that count, and their sum. */
export interface Tally {
  readonly cells: number;
  readonly count: number;
}

const TALLIES: Readonly<Record<Mission, (state: State, player: SeatIndex) => Tally>> = {
  'longest-river': (state, player) => {
    rivers(state, player, network);
    return cardsIn(largestPart(network));
  },
  'longest-road': (state, player) => {
    roads(state, player, network);
    return cardsIn(largestPart(network));
  },
  'most-barns': (state, player) => cardsIn(barnsOf(state, player)),
  'bottom-rows': (state, player) => sheepIn(state, player, BOTTOM_ROWS),
  'right-columns': (state, player) => sheepIn(state, player, RIGHT_COLUMNS),
  'most-foxes': (state, player) => cardsIn(cardsShowing(state, player, FOX_IMAGES)),
  'most-dogs': (state, player) => cardsIn(cardsShowing(state, player, DOG_IMAGES)),
  'most-sheep-cards': (state, player) => cardsIn(cardsShowing(state, player, SHEEP_IMAGES) | FARMYARD_SHEEP),
  'fox-at-town': (state) => cardsIn(TOWN_CELLS & (1 << state.fox)),
};

function cardsIn(cells: number): Tally {
  return { cells, count: countBits(cells) };
}

function cardsShowing(state: State, player: SeatIndex, image: number): number {
  let cells = 0;
  for (let cell = 0; cell < CELLS; cell++) if (cardOn(state, player, cell) & image) cells |= 1 << cell;
  return cells;
}

/** R-BLACK-COUNTS: black sheep count like white ones. */
function sheepIn(state: State, player: SeatIndex, where: number): Tally {
  let cells = 0;
  let count = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!(where & (1 << cell))) continue;
    const here = sheepOn(state, player, cell) + (blackOf(state, player) === cell ? 1 : 0);
    if (here > 0) cells |= 1 << cell;
    count += here;
  }
  return { cells, count };
}

export const MISSION_RANKS = ['sole', 'shared', 'behind'] as const;
export type MissionRank = (typeof MISSION_RANKS)[number];

export function missionGold(mission: Mission, rank: MissionRank): number {
  return rank === 'behind' ? 0 : MISSION_GOLD[mission][rank];
}

export interface MissionResult extends Tally {
  readonly mission: Mission;
  readonly rank: MissionRank;
  readonly gold: number;
}

/** R-MISSION-TIE: all to a sole first, the small value to a shared first (zero included), nothing otherwise. */
export function judgeMission(state: State, player: SeatIndex, mission: Mission): MissionResult {
  const own = TALLIES[mission](state, player);
  const result = (rank: MissionRank): MissionResult => ({ ...own, mission, rank, gold: missionGold(mission, rank) });
  if (mission === 'fox-at-town') return result(own.count > 0 ? 'sole' : 'behind');
  let tied = false;
  for (let other = 0; other < state.rules.players; other++) {
    if (other === player) continue;
    const { count } = TALLIES[mission](state, other);
    if (count > own.count) return result('behind');
    if (count === own.count) tied = true;
  }
  return result(tied ? 'shared' : 'sole');
}

/** The mission of a player, if it holds one. */
export function missionOf(state: State, player: SeatIndex): Mission | undefined {
  return MISSIONS[state.missions[player] ?? -1];
}

import { countBits } from '@bellwether/kernel';
import { blackOf, paddockOf, sheepOn } from './animals.ts';
import { BLACK_SHEEP_GOLD } from './cards/table.ts';
import { CELLS, cellsOf } from './cells.ts';
import { judgeMission, missionOf } from './missions.ts';
import { connected, newNetwork, parts, reaches, rivers, roads, roadTo } from './networks.ts';
import { YARD } from './rules.ts';
import { NONE, type SeatIndex, type State } from './state.ts';
import type { Score, ScoreLine } from './vocabulary.ts';

const network = newNetwork();

/** The current gold of a board by source. A mission counts if the state knows it. */
export function scoreOf(state: State, player: SeatIndex): Score {
  const sheep = whiteSheep(state, player);
  const paddock = paddockOf(state, player);
  const towns = townGold(state, player);
  const rivers = goldOfRivers(state, player);
  const mission = missionOf(state, player);
  const missions = mission === undefined ? 0 : judgeMission(state, player, mission).gold;
  const blackSheep = blackGold(state, player);
  return { sheep, paddock, towns, rivers, missions, blackSheep, total: sheep + paddock + towns + rivers + missions + blackSheep };
}

/** R-BLACK-ONCE: one gold for each white sheep. The black sheep has separate gold. */
export function whiteSheep(state: State, player: SeatIndex): number {
  let sheep = 0;
  for (let cell = 0; cell < CELLS; cell++) sheep += sheepOn(state, player, cell);
  return sheep;
}

/** S-TOWNS: every town once, if a road connects it to the farmyard. */
function townGold(state: State, player: SeatIndex): number {
  roads(state, player, network);
  const home = connected(network, 1 << YARD);
  let gold = 0;
  for (const town of state.rules.towns) if (reaches(state, player, home, town)) gold += town.gold;
  return gold;
}

function goldOfRivers(state: State, player: SeatIndex): number {
  rivers(state, player, network);
  const { riverGold } = state.rules;
  let gold = 0;
  for (let left = network.carrying; left !== 0; ) {
    const river = connected(network, left & -left);
    gold += riverGold[countBits(river)] ?? 0;
    left &= ~river;
  }
  return gold;
}

function blackGold(state: State, player: SeatIndex): number {
  const cell = blackOf(state, player);
  return cell === NONE ? 0 : (BLACK_SHEEP_GOLD.byCell[cell] ?? 0);
}

/** The same gold line by line, each with its cells: a line for each card with sheep, town, river and mission. */
export function scoreLines(state: State, player: SeatIndex): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    const gold = sheepOn(state, player, cell);
    if (gold > 0) lines.push({ source: 'sheep', gold, cells: [cell] });
  }
  const paddock = paddockOf(state, player);
  if (paddock > 0) lines.push({ source: 'paddock', gold: paddock, cells: [] });
  roads(state, player, network);
  const home = connected(network, 1 << YARD);
  for (const town of state.rules.towns) {
    if (!reaches(state, player, home, town)) continue;
    lines.push({ source: 'towns', gold: town.gold, cells: roadTo(state, player, town.cell), town: town.name });
  }
  rivers(state, player, network);
  for (const river of parts(network)) {
    const gold = state.rules.riverGold[countBits(river)] ?? 0;
    if (gold > 0) lines.push({ source: 'rivers', gold, cells: cellsOf(river) });
  }
  const mission = missionOf(state, player);
  if (mission !== undefined) {
    const { gold, cells, count, rank } = judgeMission(state, player, mission);
    lines.push({ source: 'missions', gold, cells: cellsOf(cells), mission, count, rank });
  }
  const black = blackOf(state, player);
  if (black !== NONE) lines.push({ source: 'blackSheep', gold: blackGold(state, player), cells: [black] });
  return lines;
}

import { countBits } from '@bellwether/kernel';
import { blackOf, paddockOf, sheepOn } from './animals.ts';
import { BLACK_SHEEP_GOLD, RIVER_GOLD } from './cards/table.ts';
import { CELLS, cellsOf } from './cells.ts';
import { judgeMission, missionOf } from './missions.ts';
import { connected, newNetwork, parts, reaches, rivers, roads, roadTo } from './networks.ts';
import { YARD } from './rules.ts';
import { NONE, type SeatIndex, type State } from './state.ts';
import type { Score, ScoreLine } from './vocabulary.ts';

const network = newNetwork();

/** The gold of a board by source, at any moment of the game. A mission counts if the state knows it. */
export function scoreOf(state: State, player: SeatIndex): Score {
  const sheep = whiteSheep(state, player);
  const paddock = paddockOf(state, player);
  const towns = townGold(state, player);
  const rivers = riverGold(state, player);
  const mission = missionOf(state, player);
  const missions = mission === undefined ? 0 : judgeMission(state, player, mission).gold;
  const blackSheep = blackGold(state, player);
  return { sheep, paddock, towns, rivers, missions, blackSheep, total: sheep + paddock + towns + rivers + missions + blackSheep };
}

/** R-BLACK-ONCE: one gold each, and none for the black sheep, which has gold of its own. */
export function whiteSheep(state: State, player: SeatIndex): number {
  let sheep = 0;
  for (let cell = 0; cell < CELLS; cell++) sheep += sheepOn(state, player, cell);
  return sheep;
}

/** S-TOWNS: every town once that a road joins to the farmyard. */
function townGold(state: State, player: SeatIndex): number {
  roads(state, player, network);
  const home = connected(network, 1 << YARD);
  let gold = 0;
  for (const town of state.rules.towns) if (reaches(state, player, home, town)) gold += town.gold;
  return gold;
}

function riverGold(state: State, player: SeatIndex): number {
  rivers(state, player, network);
  const { edition } = state.rules.config;
  let gold = 0;
  for (let left = network.carrying; left !== 0; ) {
    const river = connected(network, left & -left);
    gold += goldOfRiver(countBits(river), edition === '2014');
    left &= ~river;
  }
  return gold;
}

/** S-SCORE: by its length; in 2014 by its cards, if it joins any (S-2014). */
export function goldOfRiver(cards: number, in2014: boolean): number {
  const { byLength, more, each2014 } = RIVER_GOLD;
  if (in2014) return cards > 1 ? each2014 * cards : 0;
  const longest = byLength.length - 1;
  return (byLength[Math.min(cards, longest)] ?? 0) + more * Math.max(0, cards - longest);
}

function blackGold(state: State, player: SeatIndex): number {
  const cell = blackOf(state, player);
  return cell === NONE ? 0 : (BLACK_SHEEP_GOLD.byCell[cell] ?? 0);
}

/** The same gold line by line, each with the cells that made it: one line for each card with sheep, town, river and mission. */
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
    const gold = goldOfRiver(countBits(river), state.rules.config.edition === '2014');
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

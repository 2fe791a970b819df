import { countBits } from '@bellwether/kernel';
import { blackOf, paddockOf } from './animals.ts';
import { BLACK_SHEEP_GOLD } from './cards/table.ts';
import type { Cell } from './cells.ts';
import { judgeMission, type MissionRank, missionGold, missionOf } from './missions.ts';
import { connected, newNetwork, parts, reaches, rivers, roads } from './networks.ts';
import { rulesOf, YARD } from './rules.ts';
import { whiteSheep } from './scoring.ts';
import { NONE, type SeatIndex, type State } from './state.ts';
import type { Config, Mission, Score, TownName } from './vocabulary.ts';

/** What people count on a printed board to score it. */
export interface Tally {
  /** Towns that a road connects to the farmyard. */
  readonly towns: readonly TownName[];
  /** The number of cards of each river. */
  readonly rivers: readonly number[];
  /** White sheep on the board. */
  readonly sheep: number;
  readonly paddock: number;
  readonly black: Cell | null;
  readonly mission: { readonly mission: Mission; readonly rank: MissionRank } | null;
}

/** The gold of a tally, from the same tables as that of a board. */
export function goldOfTally(config: Config, { towns, rivers, sheep, paddock, black, mission }: Tally): Score {
  const rules = rulesOf(config);
  const gold = {
    sheep,
    paddock,
    towns: rules.towns.reduce((sum, town) => sum + (towns.includes(town.name) ? town.gold : 0), 0),
    rivers: rivers.reduce((sum, cards) => sum + (rules.riverGold[cards] ?? 0), 0),
    missions: mission === null ? 0 : missionGold(mission.mission, mission.rank),
    blackSheep: black === null ? 0 : (BLACK_SHEEP_GOLD.byCell[black] ?? 0),
  };
  return { ...gold, total: Object.values(gold).reduce((sum, n) => sum + n) };
}

/** What a person would count on a board. */
export function tallyOf(state: State, player: SeatIndex): Tally {
  const network = newNetwork();
  roads(state, player, network);
  const home = connected(network, 1 << YARD);
  const towns = state.rules.towns.filter((town) => reaches(state, player, home, town)).map(({ name }) => name);
  rivers(state, player, network);
  const mission = missionOf(state, player);
  const black = blackOf(state, player);
  return {
    towns,
    rivers: parts(network).map(countBits),
    sheep: whiteSheep(state, player),
    paddock: paddockOf(state, player),
    black: black === NONE ? null : black,
    mission: mission === undefined ? null : { mission, rank: judgeMission(state, player, mission).rank },
  };
}

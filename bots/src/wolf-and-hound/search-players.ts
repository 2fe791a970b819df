import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot } from '../shared/bot.ts';
import type { Curves } from '../shared/calibration.ts';
import type { SearchingPlayer } from '../shared/levels.ts';
import { type Minds, playersOf } from '../shared/players.ts';
import { botOf } from './bot.ts';
import { CURVES } from './curves.ts';
import type { Mind } from './mind.ts';
import { searchMind } from './search-mind.ts';
import type { View } from './state.ts';

const MINDS: Minds<Mind, SearchingPlayer> = {
  fox: [searchMind({ infers: false, solves: false, patient: false }), 180],
  wolf: [searchMind({ infers: true, solves: true, patient: true }), 4000],
};

/** What of a table makes minds more or less sure of themselves than they should be. */
export function curveKey({ config }: View): string {
  return `${config.players} players`;
}

export function searchPlayersWith(curves: Curves): Readonly<Record<SearchingPlayer, Bot<WolfAndHound>>> {
  return playersOf(MINDS, botOf, curveKey, curves);
}

export const searchPlayers = searchPlayersWith(CURVES);

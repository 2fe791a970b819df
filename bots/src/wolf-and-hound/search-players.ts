import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot } from '../shared/bot.ts';
import type { Curves } from '../shared/calibration.ts';
import type { SearchingPlayer } from '../shared/levels.ts';
import { type Minds, playersOf } from '../shared/players.ts';
import { botOf } from './bot.ts';
import { CURVES } from './curves.ts';
import type { solveEnd } from './endgame.ts';
import type { Mind } from './mind.ts';
import { searchMind } from './search-mind.ts';
import type { View } from './state.ts';

const mindsWith = (solve: typeof solveEnd | undefined): Minds<Mind, SearchingPlayer> => ({
  fox: [searchMind({ infers: false, patient: false }), 180],
  wolf: [searchMind({ infers: true, solve, patient: true }), 4000],
});

/** What of a table makes minds more or less sure of themselves than they should be. */
export function curveKey({ config }: View): string {
  return `${config.players} players`;
}

export function searchPlayersWith(curves: Curves, solve?: typeof solveEnd): Readonly<Record<SearchingPlayer, Bot<WolfAndHound>>> {
  return playersOf(mindsWith(solve), botOf, curveKey, curves);
}

/** For the first move of a game. They do not solve the end, so a page need not load that yet. */
export const searchPlayers = searchPlayersWith(CURVES);

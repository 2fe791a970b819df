import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot } from '../shared/bot.ts';
import type { Curves } from '../shared/calibration.ts';
import type { SearchingPlayer } from '../shared/levels.ts';
import { type Minds, playersOf } from '../shared/players.ts';
import { botOf } from './bot.ts';
import { CURVES } from './curves.ts';
import type { Mind } from './mind.ts';
import { type SearchOptions, searchMind } from './search-mind.ts';
import type { View } from './state.ts';

/** Wolf's options for learning from the moves played so far. Not needed for the first move. */
export type Experience = Pick<SearchOptions, 'solve' | 'weigh'>;

const mindsWith = (experience: Experience): Minds<Mind, SearchingPlayer> => ({
  fox: [searchMind({ patient: false }), 180],
  wolf: [searchMind({ ...experience, patient: true }), 4000],
});

/** The calibration key of a view: its number of players. */
export function curveKey({ config }: View): string {
  return `${config.players} players`;
}

export function searchPlayersWith(curves: Curves, experience: Experience = {}): Readonly<Record<SearchingPlayer, Bot<WolfAndHound>>> {
  return playersOf(mindsWith(experience), botOf, curveKey, curves);
}

/** The players for the first move of a game; a page loads `solve` and `weigh` during it. */
export const searchPlayers = searchPlayersWith(CURVES);

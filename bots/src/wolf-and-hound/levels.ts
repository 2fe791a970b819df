import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot } from '../shared/bot.ts';
import type { Curves } from '../shared/calibration.ts';
import type { PlayerName } from '../shared/levels.ts';
import { type Minds, playersOf } from '../shared/players.ts';
import { botOf } from './bot.ts';
import { lambMind } from './lamb.ts';
import type { Mind } from './mind.ts';
import { greedyMind, herderMind, randomMind, ruleMind, shepherdMind } from './plain-minds.ts';
import { searchMind } from './search-mind.ts';
import type { View } from './state.ts';

const MINDS: Minds<Mind> = {
  random: [randomMind],
  greedy: [greedyMind],
  rule: [ruleMind],
  lamb: [lambMind],
  shepherd: [shepherdMind],
  herder: [herderMind],
  fox: [searchMind({ infers: false, solves: false, patient: false }), 180],
  wolf: [searchMind({ infers: true, solves: true, patient: true }), 4000],
};

/** What of a table makes minds more or less sure of themselves than they should be. */
export function curveKey({ config }: View): string {
  return `${config.players} players`;
}

/** Every player, its win probabilities put right by these curves. */
export function playersWith(curves: Curves): Readonly<Record<PlayerName, Bot<WolfAndHound>>> {
  return playersOf(MINDS, botOf, curveKey, curves);
}

import type { WolfAndHound } from '@bellwether/wolf-and-hound';
import type { Bot } from '../shared/bot.ts';
import type { Curves } from '../shared/calibration.ts';
import type { PlayerName, SearchingPlayer } from '../shared/levels.ts';
import { type Minds, playersOf } from '../shared/players.ts';
import { botOf } from './bot.ts';
import { solveEnd } from './endgame.ts';
import { weighedWorlds } from './inference.ts';
import { lambMind } from './lamb.ts';
import type { Mind } from './mind.ts';
import { greedyMind, herderMind, randomMind, ruleMind, shepherdMind } from './plain-minds.ts';
import { curveKey, searchPlayersWith } from './search-players.ts';

const MINDS: Minds<Mind, Exclude<PlayerName, SearchingPlayer>> = {
  random: [randomMind],
  greedy: [greedyMind],
  rule: [ruleMind],
  lamb: [lambMind],
  shepherd: [shepherdMind],
  herder: [herderMind],
};

/** Every player, with these curves calibrating its win probabilities. */
export function playersWith(curves: Curves): Readonly<Record<PlayerName, Bot<WolfAndHound>>> {
  return { ...playersOf(MINDS, botOf, curveKey, curves), ...searchPlayersWith(curves, { solve: solveEnd, weigh: weighedWorlds }) };
}

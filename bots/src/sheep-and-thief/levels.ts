import { PLACED_A_ROUND, ROUNDS, type SheepAndThief } from '@bellwether/sheep-and-thief';
import type { Bot } from '../shared/bot.ts';
import { type Curves, EXACT } from '../shared/calibration.ts';
import type { PlayerName } from '../shared/levels.ts';
import { type Minds, playersOf } from '../shared/players.ts';
import { botOf } from './bot.ts';
import { foxMind } from './fox-mind.ts';
import type { Mind } from './mind.ts';
import { greedyMind, herderMind, lambMind, randomMind, ruleMind, shepherdMind } from './plain-minds.ts';
import type { View } from './state.ts';
import { WOLF, wolfMind } from './wolf-mind.ts';

const MINDS: Minds<Mind> = {
  random: [randomMind],
  greedy: [greedyMind],
  rule: [ruleMind],
  lamb: [lambMind],
  shepherd: [shepherdMind],
  herder: [herderMind],
  fox: [foxMind, 24],
  wolf: [wolfMind(WOLF), 48],
};

/** Cards each seat has yet to place, at most. */
const STAGES = [1, 2, 3, 4, 8, 12] as const;

/**
 * What of a table makes minds more or less sure of themselves than they should be: how much is still to come, whether a move was
 * looked at (in a draft the table stands as before), and secret missions, which count for the more the later it is.
 */
export function curveKey({ config: { players, missions }, round, stage, placed, turn, viewer }: View): string {
  const left = (ROUNDS - round + 1) * PLACED_A_ROUND * players - placed.reduce((sum, cards) => sum + cards, 0);
  const table = missions ? `${players} missions` : `${players}`;
  if (left === 1 && turn === viewer) return missions ? `${table} last` : EXACT;
  return `${table} ${stage === 'place' ? '' : 'draft '}${STAGES.find((most) => left <= most * players)}`;
}

/** Every player, its win probabilities put right by these curves. */
export function playersWith(curves: Curves): Readonly<Record<PlayerName, Bot<SheepAndThief>>> {
  return playersOf(MINDS, botOf, curveKey, curves);
}

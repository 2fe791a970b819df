import { PLACED_A_ROUND, ROUNDS, type SheepAndThief } from '@bellwether/sheep-and-thief';
import type { Bot } from '../shared/bot.ts';
import { type Curves, EXACT } from '../shared/calibration.ts';
import type { SearchingPlayer } from '../shared/levels.ts';
import { type Minds, playersOf } from '../shared/players.ts';
import { botOf } from './bot.ts';
import { CURVES } from './curves.ts';
import { foxMind } from './fox-mind.ts';
import type { Mind } from './mind.ts';
import type { View } from './state.ts';
import { WOLF, wolfMind } from './wolf-mind.ts';

const MINDS: Minds<Mind, SearchingPlayer> = { fox: [foxMind, 24], wolf: [wolfMind(WOLF), 64] };

/** Brackets of the number of cards each seat has yet to place, by their upper ends. */
const STAGES = [1, 2, 3, 4, 8, 12] as const;

/**
 * The key of a table's calibration curve. A mind's bias depends on the number of cards to come, on whether a card is placed (a draft pick
 * changes no board), and on secret missions.
 */
export function curveKey({ config: { players, missions }, round, stage, placed, turn, viewer }: View): string {
  const left = (ROUNDS - round + 1) * PLACED_A_ROUND * players - placed.reduce((sum, cards) => sum + cards, 0);
  const table = missions ? `${players} missions` : `${players}`;
  if (left === 1 && turn === viewer) return missions ? `${table} last` : EXACT;
  return `${table} ${stage === 'place' ? '' : 'draft '}${STAGES.find((most) => left <= most * players)}`;
}

export function searchPlayersWith(curves: Curves): Readonly<Record<SearchingPlayer, Bot<SheepAndThief>>> {
  return playersOf(MINDS, botOf, curveKey, curves);
}

export const searchPlayers = searchPlayersWith(CURVES);

import type { Level } from '@bellwether/bots';
import { FastRandom, firstMoves, type GameTypes, pick, type Seat } from '@bellwether/kernel';
import type { ServedGame } from '../games.ts';

/** All a bot is told: what its seat sees. */
export interface BotQuestion {
  readonly game: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly view: GameTypes['View'];
  /** For its random choices. */
  readonly random: number;
}

/** Of very many moves only the first so many are looked at. */
const MAX_SCANNED_MOVES = 5_000;
const THINK_MS = 400;

/** A move for a view. What is legal follows from the view alone, so no state is needed and none is here. */
export function choose({ game, bots }: ServedGame, { seat, level, view, random: seed }: BotQuestion, now: () => number): string {
  const random = new FastRandom(seed);
  const legal = firstMoves(game, game.tableOf(view), seat, MAX_SCANNED_MOVES).moves;
  if (bots === undefined) return game.write(pick(legal, random));
  const player = bots.players[level];
  // Levels differ by how much they think: time alone would make them all alike.
  const budget = { iterations: player.iterations, milliseconds: THINK_MS, now, explain: false };
  return game.write(player.choose(view, legal, budget, random).move);
}

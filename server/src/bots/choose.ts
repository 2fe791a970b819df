import type { Level } from '@bellwether/bots';
import { FastRandom, firstMoves, type GameTypes, pick, type Seat } from '@bellwether/kernel';
import type { ServedGame } from '../games.ts';

/** What a bot knows: its seat's view. */
export interface BotQuestion {
  readonly game: string;
  readonly seat: Seat;
  readonly level: Level;
  readonly view: GameTypes['View'];
  /** Seed for its random choices. */
  readonly random: number;
}

/** Of more moves than this, only the first are considered. */
const MAX_SCANNED_MOVES = 5_000;
const THINK_MS = 400;

/** A move for a view. Legal moves follow from the view, so no state is needed. */
export function choose({ game, bots }: ServedGame, { seat, level, view, random: seed }: BotQuestion, now: () => number): string {
  const random = new FastRandom(seed);
  const legal = firstMoves(game, game.tableOf(view), seat, MAX_SCANNED_MOVES).moves;
  if (bots === undefined) return game.write(pick(legal, random));
  const player = bots.players[level];
  // Levels differ in iterations. With time as the limit, they would all play alike.
  const budget = { iterations: player.iterations, milliseconds: THINK_MS, now, explain: false };
  return game.write(player.choose(view, legal, budget, random).move);
}

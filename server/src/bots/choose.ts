import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import type { ServedGame } from '../games.ts';

/** All a bot is told: what its seat sees. */
export interface Question {
  readonly game: string;
  readonly seat: Seat;
  readonly level: string;
  readonly view: GameTypes['View'];
  /** For its random choices. */
  readonly random: number;
}

/** Of very many moves only the first so many are looked at. */
const MOST_LOOKED_AT = 5_000;
const MILLISECONDS = 400;

/** A move for a view. What is legal follows from the view alone, so no state is needed and none is here. */
export function choose({ game, bots }: ServedGame, { seat, level, view, random: seed }: Question, now: () => number): string {
  const random = new FastRandom(seed);
  const imagined = game.imagine(view, random);
  const player = bots?.players[level as keyof typeof bots.players];
  if (player === undefined) return game.write(game.sample(imagined, seat, random));
  const legal: GameTypes['Move'][] = [];
  for (const move of game.legal(imagined, seat)) {
    legal.push(move);
    if (legal.length === MOST_LOOKED_AT) break;
  }
  // Levels differ by how much they think: time alone would make them all alike.
  const budget = { iterations: player.iterations, milliseconds: MILLISECONDS, now, explain: false };
  const { move } = player.choose(view, legal, budget, random);
  return game.write(move);
}

import type { AnyGameBots, Choice, PlayerName } from '@bellwether/bots';
import type { AnyPuzzleKit } from '@bellwether/bots/puzzles';
import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';

/** A decision of one seat, from its point of view. */
export interface Question {
  readonly kit: AnyPuzzleKit;
  readonly bots: AnyGameBots;
  readonly seat: Seat;
  readonly view: GameTypes['View'];
  readonly table: GameTypes['State'];
}

export function questionOf(kit: AnyPuzzleKit, bots: AnyGameBots, seat: Seat, view: GameTypes['View']): Question {
  return { kit, bots, seat, view, table: kit.game.tableOf(view) };
}

/** A player's choice, with `times` its own budget. The same seed gives the same answer. */
export function ask(
  { kit, bots, seat, view, table }: Question,
  player: PlayerName,
  seed: number,
  times = 1,
  explain = false,
): Choice<GameTypes> {
  const bot = bots.players[player];
  const budget = { ...(bot.iterations > 0 && { iterations: Math.round(times * bot.iterations) }), explain };
  return bot.choose(view, kit.game.legal(table, seat), budget, new FastRandom(seed));
}

/** After this many tries with the same outcome, `solveRate` stops early. */
const ALIKE = 5;

/** The fraction of `tries` independent tries in which a player finds a right answer. */
export function solveRate(question: Question, player: PlayerName, seed: number, tries: number, isRight: (move: object) => boolean): number {
  let right = 0;
  for (let n = 0; n < tries; n++) {
    if (n === ALIKE && (right === 0 || right === n)) return right / n;
    if (isRight(ask(question, player, seed + n).move)) right++;
  }
  return right / tries;
}

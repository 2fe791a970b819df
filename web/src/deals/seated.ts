import type { GameTypes } from '@bellwether/kernel';
import type { BotPlayer } from './bots.ts';
import { choiceOn, type DayScore, MASTER, playOn, recordOn } from './day.ts';
import type { FreshRecord } from './fresh.ts';
import { botsOf } from './games.ts';
import { dayGame } from './kits.ts';

/** What the worker needs for the deal of the day: its record, its bots, and Wolf's result. */

export async function dayRecord(date: string): Promise<FreshRecord> {
  const { day, game } = await dayGame(date);
  return recordOn(day, game);
}

export function dayBots(date: string): BotPlayer {
  return async (game, view, legal, level, _people, ply) => {
    const bots = await botsOf(game.id);
    if (bots === undefined) throw new Error(`${game.id} has no bots`);
    const { move, win, reasons } = choiceOn(date, bots, { level, view, legal, ply, explain: true });
    return { move, win, reasons };
  };
}

const scores = new Map<string, Promise<DayScore>>();

/** Wolf's result in the player's seat. Computed once. */
export function wolfScore(date: string): Promise<DayScore> {
  const known = scores.get(date);
  if (known) return known;
  const score = playWolf(date);
  scores.set(date, score);
  return score;
}

/** Yields between moves, so that the worker can answer other messages. */
async function playWolf(date: string): Promise<DayScore> {
  const { day, game, kit } = await dayGame(date);
  const bots = await botsOf(day.game);
  if (bots === undefined) throw new Error(`${day.game} has no bots`);
  const moves = playOn(day, game, bots, MASTER);
  for (let step = moves.next(); ; step = moves.next()) {
    if (step.done) return kit.scoreOf(day.config, game.outcome(step.value) as GameTypes['Outcome'], day.seat);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

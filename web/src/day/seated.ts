import type { BotPlayer } from '../local/bots.ts';
import type { FreshRecord } from '../local/fresh.ts';
import { botsOf } from '../local/games.ts';
import { choiceOn, recordOn } from './day.ts';
import { dayGame } from './kits.ts';

/** What the worker needs for the deal of a day: its record and its bots. */

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

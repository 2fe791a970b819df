import type { AnyGame } from '@bellwether/kernel';
import { numberOf } from './calendar.ts';
import { type Day, type DayKit, dayOn } from './day.ts';
import { gameOf } from './games.ts';

const KITS = import.meta.glob<DayKit>('../games/*/day.ts', { import: 'day' });

/** The rotation of games, from the end of the alphabet. A new game shifts every day: raise `DAY_VERSION` with it. */
const DAY_GAMES = Object.keys(KITS)
  .map((file) => file.split('/')[2] ?? '')
  .toSorted()
  .toReversed();

export function gameOn(date: string): string {
  return DAY_GAMES[numberOf(date) % DAY_GAMES.length] as string;
}

/** A day with everything needed to play and show its game. */
export interface DayGame {
  readonly day: Day;
  readonly game: AnyGame;
  readonly kit: DayKit;
}

export async function dayGame(date: string): Promise<DayGame> {
  const id = gameOn(date);
  const [game, kit] = await Promise.all([gameOf(id), KITS[`../games/${id}/day.ts`]?.()]);
  if (game === undefined || kit === undefined) throw new Error(`${id} has no deal of the day`);
  return { day: dayOn(date, game, kit, Math.floor(numberOf(date) / DAY_GAMES.length)), game, kit };
}

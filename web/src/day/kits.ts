import type { AnyGame } from '@bellwether/kernel';
import { gameOf } from '../local/games.ts';
import { type Day, type DayKit, dayOn, gameOn } from './day.ts';

const KITS = import.meta.glob<DayKit>('../games/*/day.ts', { import: 'day' });

/** A day with what its game needs to be played and told. */
export interface DayGame {
  readonly day: Day;
  readonly game: AnyGame;
  readonly kit: DayKit;
}

export async function dayGame(date: string): Promise<DayGame> {
  const id = gameOn(date);
  const [game, kit] = await Promise.all([gameOf(id), KITS[`../games/${id}/day.ts`]?.()]);
  if (game === undefined || kit === undefined) throw new Error(`${id} has no deal of the day`);
  return { day: dayOn(date, game, kit), game, kit };
}

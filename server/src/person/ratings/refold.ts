import type { Rating, Result } from '../../notes/shapes.ts';
import { after } from './rate.ts';
import { START_RATING } from './rating.ts';

/** Ratings per game from all results of a person, in the order the games ended. */
export function refold(results: readonly Result[]): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  const inOrder = [...results].sort((a, b) => a.at - b.at || a.table.localeCompare(b.table) || a.number - b.number);
  for (const result of inOrder) ratings.set(result.game, after(ratings.get(result.game) ?? START_RATING, result));
  return ratings;
}

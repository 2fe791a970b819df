import type { Review } from '@bellwether/review';
import type { Given } from '../storage/games.ts';

/** What is kept of a review in the row of its game: reviews themselves are thrown away one day. Undefined for one that is not done. */
export function givenOf({ stage, version, balance }: Pick<Review, 'stage' | 'version' | 'balance'>): Given | undefined {
  if (stage !== 'done') return undefined;
  const bySeat = [...balance].sort((a, b) => a.seat - b.seat);
  return { version, seats: bySeat.map(({ decisions, given }) => ({ decisions, given })) };
}

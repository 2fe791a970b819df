import type { Review } from '@bellwether/review';
import type { Given } from './games.ts';

/**
 * The part of a review that is stored in its game's row, since reviews themselves are dropped one day. Undefined for an
 * unfinished review.
 */
export function givenOf({
  stage,
  version,
  seats,
  decisions,
}: Pick<Review, 'stage' | 'version' | 'seats' | 'decisions'>): Given | undefined {
  if (stage !== 'done') return undefined;
  const bySeat = [...seats].sort((a, b) => a.seat - b.seat);
  return { version, seats: bySeat.map(({ seat }) => givenBy(decisions.filter((one) => one.seat === seat))) };
}

/** In win probability, whatever unit luck has: so games can be added up. */
function givenBy(decisions: Review['decisions']): Given['seats'][number] {
  return { decisions: decisions.length, given: decisions.reduce((sum, { given }) => sum + given, 0) };
}

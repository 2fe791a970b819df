import type { Review } from '@bellwether/review';
import type { Given } from './games.ts';

/** What is kept of a review in the row of its game: reviews themselves are thrown away one day. Undefined for one that is not done. */
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

/** In chances to win, whatever luck is counted in: so all games can be put together. */
function givenBy(decisions: Review['decisions']): Given['seats'][number] {
  return { decisions: decisions.length, given: decisions.reduce((sum, { given }) => sum + given, 0) };
}

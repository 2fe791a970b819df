import { type AnyGame, ParseError, readRecord, replay } from '@bellwether/kernel';
import type { Review } from '@bellwether/review';
import { endedOf } from '../storage/ended.ts';
import type { KeptGame, KeptRecord } from '../storage/games.ts';
import { givenOf } from '../storage/given.ts';
import type { Facts } from '../storage/list.ts';

/** Games that older versions of the app kept have no result in their row. It is worked out once, while nothing else is to be done. */

export interface FillParts {
  readonly gameOf: (id: string) => Promise<AnyGame | undefined>;
  readonly recordOf: (id: string) => Promise<KeptRecord | undefined>;
  /** A review that is still there, by the record's text. */
  readonly reviewOf: (text: string) => Promise<Review | undefined>;
  /** Whether it is a second try. */
  readonly isRetry: (id: string) => boolean;
  readonly addFacts: (facts: readonly Facts[]) => Promise<void>;
  /** Waits until there is time. */
  readonly idle: () => Promise<void>;
}

export function lacksResult({ over, ended }: KeptGame): boolean {
  return over && ended === undefined;
}

/** So many rows are written at a time. */
const BATCH_ROWS = 50;

/** `told` hears after every batch; what lies in between is lost if the page is left, and found again the next time. */
export async function fillIn(all: readonly KeptGame[], parts: FillParts, told: () => void, signal: AbortSignal): Promise<void> {
  const lacking = all.filter(lacksResult);
  for (let from = 0; from < lacking.length; from += BATCH_ROWS) {
    const facts: Facts[] = [];
    for (const kept of lacking.slice(from, from + BATCH_ROWS)) {
      await parts.idle();
      if (signal.aborted) return;
      const found = await factsOf(kept, parts);
      if (found) facts.push(found);
    }
    await parts.addFacts(facts);
    if (signal.aborted) return;
    if (facts.length > 0) told();
  }
}

/** Undefined where the record is gone or can no longer be read. */
async function factsOf({ id, game: name, rev }: KeptGame, parts: FillParts): Promise<Facts | undefined> {
  const [game, text] = await Promise.all([parts.gameOf(name), parts.recordOf(id)]);
  // Another tab went on with it.
  if (game === undefined || text === undefined || text.rev !== rev) return undefined;
  const record = readRecord(game, text.record);
  if (record instanceof ParseError) return undefined;
  const ended = endedOf(game, record.config, game.outcome(replay(game, record)));
  const review = ended && (await parts.reviewOf(text.record));
  const given = review && givenOf(review);
  return ended && { id, rev, ended, ...(given && { given }), ...(parts.isRetry(id) && { again: true }) };
}

import { type AnyGame, ParseError, readRecord, replay } from '@bellwether/kernel';
import type { Review } from '@bellwether/review';
import { endedOf } from '../storage/ended.ts';
import type { KeptGame, KeptRecord } from '../storage/games.ts';
import { givenOf } from '../storage/given.ts';
import type { Facts } from '../storage/list.ts';

/** Fills in results that older versions of the app did not store. Each is computed once, in idle time. */

export interface FillParts {
  readonly gameOf: (id: string) => Promise<AnyGame | undefined>;
  readonly recordOf: (id: string) => Promise<KeptRecord | undefined>;
  /** A stored review, by the record's text. */
  readonly reviewOf: (text: string) => Promise<Review | undefined>;
  /** Whether it is a second try. */
  readonly isRetry: (id: string) => boolean;
  readonly addFacts: (facts: readonly Facts[]) => Promise<void>;
  /** Waits for idle time. */
  readonly idle: () => Promise<void>;
}

export function lacksResult({ over, ended }: KeptGame): boolean {
  return over && ended === undefined;
}

/** Rows written at a time. */
const BATCH_ROWS = 50;

/** Calls `told` after every batch. If the page is left, an unfinished batch is lost and computed again next time. */
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

/** Undefined if the record is missing or can no longer be read. */
async function factsOf({ id, game: name, rev }: KeptGame, parts: FillParts): Promise<Facts | undefined> {
  const [game, text] = await Promise.all([parts.gameOf(name), parts.recordOf(id)]);
  // Another tab has saved meanwhile.
  if (game === undefined || text === undefined || text.rev !== rev) return undefined;
  const record = readRecord(game, text.record);
  if (record instanceof ParseError) return undefined;
  const ended = endedOf(game, record.config, game.outcome(replay(game, record)));
  const review = ended && (await parts.reviewOf(text.record));
  const given = review && givenOf(review);
  return ended && { id, rev, ended, ...(given && { given }), ...(parts.isRetry(id) && { again: true }) };
}

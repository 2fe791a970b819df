import type { TablePoster } from '@bellwether/wire';
import { posterOf } from './show.ts';
import type { TableContext } from './table-context.ts';
import type { TableState } from './table-state.ts';

/** Listings are renewed this often even if unchanged, before LISTING_TTL_MS makes them stale. */
const REPUBLISH_MS = 45_000;
/** A listing expires after this time: its server may have died. */
export const LISTING_TTL_MS = 120_000;

/** Publishes a table in the list of open tables while anyone may join and someone is connected. */
export class Listing {
  readonly #state: TableState;
  readonly #context: TableContext;
  #published: string | undefined;
  #publishedAt = 0;

  constructor(state: TableState, context: TableContext) {
    this.#state = state;
    this.#context = context;
  }

  publish(isSomebodyThere: boolean): void {
    const { store, time, problem } = this.#context;
    const { access, status, header } = this.#state;
    const now = time.now();
    const isListed = access === 'open' && status !== 'withdrawn' && isSomebodyThere;
    const text = isListed ? JSON.stringify(posterOf(this.#state) satisfies TablePoster) : undefined;
    if (text === this.#published && (text === undefined || now - this.#publishedAt < REPUBLISH_MS)) return;
    this.#published = text;
    this.#publishedAt = now;
    const done = text === undefined ? store.unlist(header.id) : store.list({ table: header.id, game: header.game, at: now, text });
    done.catch((error: unknown) => problem('listing a table failed', header.id, error));
  }
}

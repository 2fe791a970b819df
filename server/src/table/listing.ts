import type { TablePoster } from '@bellwether/wire';
import { posterOf } from './show.ts';
import type { TableContext } from './table-context.ts';
import type { TableState } from './table-state.ts';

/** Milliseconds after which a table is listed anew, though nothing has changed: what is not is no longer believed (LISTED_FOR). */
const REPUBLISH_MS = 45_000;
/** Milliseconds for which a listing is believed: its server may have died since. */
export const LISTING_TTL_MS = 120_000;

/** What a table tells the list of open tables: what it is while anybody may join and somebody is there, else nothing. */
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

import type { Seat } from '@bellwether/kernel';
import { LIMITS } from '@bellwether/wire';
import type { Onlooker } from './show.ts';
import type { TableState } from './table-state.ts';

/** CPU time for one list, after the first MIN_LISTED moves. Not wall time: a busy machine lists the same. */
const MAX_LIST_MS = 8;
const MIN_LISTED = 20;

interface CachedList {
  /** Revision since which the seat has had this question. */
  readonly since: number;
  /** Length asked for. */
  readonly asked: number;
  readonly moves: readonly string[];
  /** Whether the list is incomplete. */
  readonly more: boolean;
}

/** Legal moves of each seat to act, listed once per question however many ask. */
export class LegalLists {
  readonly #cache = new Map<Seat, CachedList>();
  readonly #cpuTimeMs: () => number;

  constructor(cpuTimeMs: () => number) {
    this.#cpuTimeMs = cpuTimeMs;
  }

  /** The first `most` moves of a viewer to act, and whether there are more. */
  of(state: TableState, viewer: Onlooker, most: number): { legal?: string[]; more?: true } {
    if (typeof viewer !== 'number' || most === 0 || !state.toAct.includes(viewer)) return {};
    // Two lengths only: asking for one more each time would rebuild the list each time.
    const { moves, more } = this.#list(state, viewer, most <= LIMITS.legalByDefault ? LIMITS.legalByDefault : LIMITS.legalListed);
    const legal = moves.slice(0, most);
    return { legal, ...((more || legal.length < moves.length) && { more: true }) };
  }

  /** Drops cached lists. */
  tidy(): void {
    this.#cache.clear();
  }

  #list(state: TableState, seat: Seat, most: number): CachedList {
    const since = state.since[seat - 1] as number;
    const known = this.#cache.get(seat);
    if (known?.since === since && (!known.more || known.asked >= most)) return known;
    const made = { since, asked: most, ...this.#listed(state, seat, most) };
    this.#cache.set(seat, made);
    return made;
  }

  #listed({ served: { game }, game: state }: TableState, seat: Seat, most: number): Pick<CachedList, 'moves' | 'more'> {
    const began = this.#cpuTimeMs();
    const moves: string[] = [];
    for (const move of game.legal(state, seat)) {
      if (moves.length >= most || (moves.length >= MIN_LISTED && this.#cpuTimeMs() - began > MAX_LIST_MS)) return { moves, more: true };
      moves.push(game.write(move));
    }
    return { moves, more: false };
  }
}

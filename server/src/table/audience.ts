import type { Seat, Viewer } from '@bellwether/kernel';
import { sameHash } from '../secrets.ts';
import { viewOf } from './show.ts';
import { sitterAt, type TableState } from './table-state.ts';
import { type Change, Telling } from './telling.ts';

/** One who is told what happens at a table: a connection. */
export interface Watcher {
  send(message: string): void;
}

/** How a watcher looks. `nobody` is a spectator at a table whose host wants none: it is told about seats, not about the game. */
export interface Watching {
  viewer: Viewer | 'nobody';
  readonly legal: number;
  readonly short: boolean;
  /** Hash of its key, if it showed one. */
  readonly key: string | undefined;
  /** The seat it asked for, if it did. */
  readonly seat: Seat | undefined;
}

/** Who a key is at a table: the seat asked for, or the first it holds, or a spectator. Undefined if the seat asked for is not its own. */
export function viewerOf(state: TableState, key: string | undefined, seat: Seat | undefined): Watching['viewer'] | undefined {
  const holds = (place: Seat) => {
    const sitter = sitterAt(state, place);
    return sitter !== undefined && 'key' in sitter && sameHash(sitter.key, key);
  };
  if (seat !== undefined) return holds(seat) ? seat : undefined;
  return state.seats.find(holds) ?? (state.settings.spectators === 'none' ? 'nobody' : 'spectator');
}

/** Everybody who watches a table. */
export class Audience {
  readonly #watchers = new Map<Watcher, Watching>();

  get size(): number {
    return this.#watchers.size;
  }

  add(watcher: Watcher, watching: Watching): void {
    this.#watchers.set(watcher, watching);
  }

  remove(watcher: Watcher): boolean {
    return this.#watchers.delete(watcher);
  }

  entries(): IterableIterator<[Watcher, Watching]> {
    return this.#watchers.entries();
  }

  online(): Seat[] {
    const seats = new Set<Seat>();
    for (const { viewer } of this.#watchers.values()) if (typeof viewer === 'number') seats.add(viewer);
    return [...seats].sort((a, b) => a - b);
  }

  isOnline(seat: Seat): boolean {
    for (const { viewer } of this.#watchers.values()) if (viewer === seat) return true;
    return false;
  }

  /** The views of all who look on, to be compared with those after the change. */
  views(state: TableState): Map<Watching['viewer'], object | undefined> {
    const views = new Map<Watching['viewer'], object | undefined>();
    const open = this.size === 0 ? undefined : viewOf(state, 'spectator');
    for (const { viewer } of this.#watchers.values()) {
      if (!views.has(viewer)) views.set(viewer, viewer === 'nobody' ? undefined : viewOf(state, viewer, open));
    }
    return views;
  }

  /** Tells everybody of a change. */
  tell(state: TableState, before: ReadonlyMap<Watching['viewer'], object | undefined>, change: Change): void {
    if (this.size === 0) return;
    const telling = new Telling(state, change);
    for (const [watcher, watching] of this.#watchers) watcher.send(telling.to(watching, before.get(watching.viewer)));
  }

  sendAll(text: string): void {
    for (const watcher of this.#watchers.keys()) watcher.send(text);
  }
}

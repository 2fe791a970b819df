import type { Seat, Viewer } from '@bellwether/kernel';
import { type EventMessage, pack } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import { shapesOf } from './shapes.ts';
import { type Change, eventMessage, legalOf, viewOf } from './show.ts';
import { sitterAt, type TableState } from './table-state.ts';

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
    for (const { viewer } of this.#watchers.values()) {
      if (!views.has(viewer)) views.set(viewer, viewer === 'nobody' ? undefined : viewOf(state, viewer));
    }
    return views;
  }

  /** Tells everybody of a change; each kind of viewer's message is made once. */
  tell(state: TableState, before: ReadonlyMap<Watching['viewer'], object | undefined>, change: Omit<Change, 'before'>): void {
    const made = new Map<string, string>();
    const listed = new Map<string, string>();
    for (const [watcher, { viewer, legal, short }] of this.#watchers) {
      const kind = short ? `${viewer} short` : String(viewer);
      let text = made.get(kind);
      if (text === undefined) {
        text = JSON.stringify(this.#message(state, viewer, short, { ...change, before: before.get(viewer) }));
        made.set(kind, text);
      }
      if (
        typeof viewer === 'number' &&
        legal > 0 &&
        change.entry.kind !== 'say' &&
        change.entry.kind !== 'react' &&
        state.toAct.includes(viewer)
      ) {
        const name = `${kind} ${legal}`;
        let withMoves = listed.get(name);
        if (withMoves === undefined) {
          withMoves = `${text.slice(0, -1)},${JSON.stringify(legalOf(state, viewer, legal)).slice(1)}`;
          listed.set(name, withMoves);
        }
        text = withMoves;
      }
      watcher.send(text);
    }
  }

  #message(state: TableState, viewer: Watching['viewer'], short: boolean, change: Change): EventMessage {
    if (viewer === 'nobody') return bare(state, change);
    const message = eventMessage(state, viewer, change);
    const { what } = message;
    if (!short || what.kind !== 'move') return message;
    const { numbers } = shapesOf(state.served);
    message.what = { kind: 'move', seat: what.seat, events: what.events.map((event) => pack(event as object, numbers)) };
    return message;
  }

  sendAll(text: string): void {
    for (const watcher of this.#watchers.keys()) watcher.send(text);
  }
}

function bare(state: TableState, change: Omit<Change, 'before'>): EventMessage {
  const { view: _view, delta: _delta, ...rest } = eventMessage(state, 'spectator', { ...change, events: [], before: undefined });
  return rest;
}

import { type Seat, type Seating, seatAfter } from '@bellwether/kernel';
import type { ShortEventWriter } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import { Broadcast, type Change } from './broadcast.ts';
import type { LegalLists } from './legal-lists.ts';
import type { Onlooker } from './show.ts';
import type { Publisher, Subscription } from './subscription.ts';
import { isSealed, keyAt, type TableState } from './table-state.ts';

/** How a subscription views the table. */
export interface Watching {
  viewer: Onlooker;
  /** Maximum legal moves listed with a question. */
  readonly legal: number;
  /** Whether it receives whole views. Otherwise it receives short events. */
  readonly views: boolean;
  /** Hash of its key, if it has one. */
  readonly key: string | undefined;
  /** Whether it was last sent `host: true`. */
  isHost: boolean;
  /** The seat it asked for, updated when seats are mixed. */
  seat: Seat | undefined;
  /** Event shapes sent since its last `table` message. */
  writer: ShortEventWriter;
}

/**
 * The viewer for a key: the seat asked for, its first seat, or spectator. Undefined if the seat asked for is not its
 * own.
 */
export function viewerOf(state: TableState, key: string | undefined, seat: Seat | undefined): Onlooker | undefined {
  const holds = (place: Seat) => sameHash(keyAt(state, place), key);
  if (seat !== undefined) return holds(seat) ? seat : undefined;
  return state.seats.find(holds) ?? (state.settings.spectators === 'none' || isSealed(state) ? 'nobody' : 'spectator');
}

/** The granted subscriptions of a table. Presence is derived from them. */
export class Audience implements Publisher {
  readonly #watching = new Map<Subscription, Watching>();
  readonly #onLeave: (watching: Watching) => void;

  /** `onLeave` is called after a subscription has left. */
  constructor(onLeave: (watching: Watching) => void) {
    this.#onLeave = onLeave;
  }

  get size(): number {
    return this.#watching.size;
  }

  /** Adds the subscription or changes how it views the table. False if it ended meanwhile. */
  join(subscription: Subscription, watching: Watching): boolean {
    if (!subscription.grant(this)) return false;
    this.#watching.set(subscription, watching);
    return true;
  }

  leave(subscription: Subscription): void {
    const watching = this.#watching.get(subscription);
    if (watching === undefined) return;
    this.#watching.delete(subscription);
    this.#onLeave(watching);
  }

  entries(): IterableIterator<[Subscription, Watching]> {
    return this.#watching.entries();
  }

  /** Distinct addresses of all watchers. */
  addresses(): string[] {
    const all = new Set<string>();
    for (const { householdKey: key } of this.#watching.keys()) if (key !== undefined) all.add(key);
    return [...all];
  }

  online(): Seat[] {
    const seats = new Set<Seat>();
    for (const { viewer } of this.#watching.values()) if (typeof viewer === 'number') seats.add(viewer);
    return [...seats].sort((a, b) => a - b);
  }

  /** Whether any watcher has the key with this hash, seated or not. */
  hasKey(key: string | undefined): boolean {
    for (const watching of this.#watching.values()) if (sameHash(watching.key, key)) return true;
    return false;
  }

  isOnline(seat: Seat): boolean {
    for (const { viewer } of this.#watching.values()) if (viewer === seat) return true;
    return false;
  }

  /** Moves everyone to their new seat after mixing. Returns those whose seat changed. */
  follow(mixed: Seating): ReadonlyMap<Subscription, Watching> {
    const moved = new Map<Subscription, Watching>();
    for (const [subscription, watching] of this.#watching) {
      const { viewer, seat } = watching;
      if (seat !== undefined) watching.seat = seatAfter(mixed, seat);
      if (typeof viewer !== 'number') continue;
      watching.viewer = seatAfter(mixed, viewer);
      if (watching.viewer !== viewer) moved.set(subscription, watching);
    }
    return moved;
  }

  /** Sends a change to everyone except the given subscriptions. */
  broadcast(state: TableState, change: Change, lists: LegalLists, except?: ReadonlyMap<Subscription, Watching>): void {
    if (this.size === (except?.size ?? 0)) return;
    const broadcast = new Broadcast(state, change, lists);
    for (const [subscription, watching] of this.#watching) if (!except?.has(subscription)) subscription.send(broadcast.to(watching));
  }

  sendAll(text: string, except?: Subscription): void {
    for (const subscription of this.#watching.keys()) if (subscription !== except) subscription.send(text);
  }

  /** Sends `bye` and ends all subscriptions. */
  dismiss(bye: string): void {
    for (const subscription of [...this.#watching.keys()]) {
      subscription.send(bye);
      subscription.end();
    }
  }
}

import { type Seat, type Seating, seatAfter } from '@bellwether/kernel';
import type { ShortEventWriter } from '@bellwether/wire';
import { sameHash } from '../secrets.ts';
import { Broadcast, type Change } from './broadcast.ts';
import type { LegalLists } from './legal-lists.ts';
import type { Onlooker } from './show.ts';
import type { Publisher, Subscription } from './subscription.ts';
import { isSealed, keyAt, type TableState } from './table-state.ts';

/** How a watcher looks. */
export interface Watching {
  viewer: Onlooker;
  /** Moves listed with a question at most. */
  readonly legal: number;
  /** Whether it is told in full; else it follows short events. */
  readonly views: boolean;
  /** Hash of its key, if it showed one. */
  readonly key: string | undefined;
  /** Whether it was told that it decides about the table. */
  isHost: boolean;
  /** The seat it asked for, if it did; after the seats were mixed, the one that this has become. */
  seat: Seat | undefined;
  /** The shapes of events it has been taught since its last `table` message. */
  writer: ShortEventWriter;
}

/** Who a key is at a table: the seat asked for, or the first it holds, or a spectator. Undefined if the seat asked for is not its own. */
export function viewerOf(state: TableState, key: string | undefined, seat: Seat | undefined): Onlooker | undefined {
  const holds = (place: Seat) => sameHash(keyAt(state, place), key);
  if (seat !== undefined) return holds(seat) ? seat : undefined;
  return state.seats.find(holds) ?? (state.settings.spectators === 'none' || isSealed(state) ? 'nobody' : 'spectator');
}

/** The granted subscriptions of a table. Who is present follows from them. */
export class Audience implements Publisher {
  readonly #watching = new Map<Subscription, Watching>();
  readonly #onLeave: (watching: Watching) => void;

  /** `left` is called after somebody has left. */
  constructor(onLeave: (watching: Watching) => void) {
    this.#onLeave = onLeave;
  }

  get size(): number {
    return this.#watching.size;
  }

  /** Grants the subscription; one that is in the audience already looks another way from now on. False if it has ended meanwhile. */
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

  /** From where people watch, each once. */
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

  /** Whether somebody with the key of this hash watches, from a seat or not. */
  hasKey(key: string | undefined): boolean {
    for (const watching of this.#watching.values()) if (sameHash(watching.key, key)) return true;
    return false;
  }

  isOnline(seat: Seat): boolean {
    for (const { viewer } of this.#watching.values()) if (viewer === seat) return true;
    return false;
  }

  /** Everybody looks from the seat to which the mixing brought them. Gives those who look from another one now. */
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

  /** Tells everybody of a change, but for those who are told otherwise. */
  broadcast(state: TableState, change: Change, lists: LegalLists, except?: ReadonlyMap<Subscription, Watching>): void {
    if (this.size === (except?.size ?? 0)) return;
    const broadcast = new Broadcast(state, change, lists);
    for (const [subscription, watching] of this.#watching) if (!except?.has(subscription)) subscription.send(broadcast.to(watching));
  }

  sendAll(text: string, except?: Subscription): void {
    for (const subscription of this.#watching.keys()) if (subscription !== except) subscription.send(text);
  }

  /** Says goodbye to everybody and ends their subscriptions. */
  dismiss(bye: string): void {
    for (const subscription of [...this.#watching.keys()]) {
      subscription.send(bye);
      subscription.end();
    }
  }
}

/** Receives what is said about a table: a connection of this node, or of another one. */
export interface Watcher {
  /** Its address, or that of its household. */
  readonly householdKey?: string;
  send(message: string): void;
}

/** Whatever delivers to a subscription: the audience of a table, or the link to the node where the table is at home. */
export interface Publisher {
  /** The subscription ended or moved to another place: forget it. */
  leave(subscription: Subscription): void;
}

/**
 * `asks` counts the `watch` messages that nobody has answered yet. A second `watch` of the same table uses the same subscription, so one
 * that is granted stays granted until the answer comes, and also if the answer is no.
 */
export type SubscriptionState =
  | { readonly kind: 'requested'; readonly asks: number; readonly publisher: Publisher | undefined }
  | { readonly kind: 'granted'; readonly asks: number; readonly publisher: Publisher }
  | { readonly kind: 'ended' };

/** Another `watch` for the same table. */
export function asked(state: SubscriptionState): SubscriptionState {
  return state.kind === 'ended' ? state : { ...state, asks: state.asks + 1 };
}

/** A place was asked to deliver and has not answered. What another place granted before is over. */
export function askedAt(state: SubscriptionState, publisher: Publisher): SubscriptionState {
  if (state.kind === 'ended' || state.publisher === publisher) return state;
  return { kind: 'requested', asks: state.asks, publisher };
}

/** A `watch` was answered with yes: this place delivers from now on. */
export function granted(state: SubscriptionState, publisher: Publisher): SubscriptionState {
  return state.kind === 'ended' ? state : { kind: 'granted', asks: Math.max(0, state.asks - 1), publisher };
}

/** A `watch` was answered with no, or not at all. */
export function refused(state: SubscriptionState): SubscriptionState {
  if (state.kind === 'ended') return state;
  const asks = Math.max(0, state.asks - 1);
  return state.kind === 'requested' && asks === 0 ? { kind: 'ended' } : { ...state, asks };
}

/**
 * One watcher of one table, from its first `watch` to its end. Only a granted subscription is in an audience. Its end reaches both sides: the
 * owner through `ended`, the place through `leave`.
 */
export class Subscription {
  readonly #watcher: Watcher;
  readonly #ended: (before: 'requested' | 'granted') => void;
  #state: SubscriptionState = { kind: 'requested', asks: 1, publisher: undefined };

  constructor(watcher: Watcher, ended: (before: 'requested' | 'granted') => void = () => {}) {
    this.#watcher = watcher;
    this.#ended = ended;
  }

  get kind(): SubscriptionState['kind'] {
    return this.#state.kind;
  }

  get householdKey(): string | undefined {
    return this.#watcher.householdKey;
  }

  send(message: string): void {
    if (this.#state.kind !== 'ended') this.#watcher.send(message);
  }

  ask(): void {
    this.#become(asked(this.#state));
  }

  askAt(publisher: Publisher): void {
    this.#become(askedAt(this.#state, publisher));
  }

  /** False if it has ended meanwhile: then nobody may be told anything. */
  grant(publisher: Publisher): boolean {
    this.#become(granted(this.#state, publisher));
    return this.#state.kind === 'granted';
  }

  /** False if it had ended before: then no answer is due. */
  refuse(): boolean {
    const isDue = this.#state.kind !== 'ended';
    this.#become(refused(this.#state));
    return isDue;
  }

  /** `unwatch`, a closed connection, or a table that sends everybody away. */
  end(): void {
    this.#become({ kind: 'ended' });
  }

  #become(next: SubscriptionState): void {
    const before = this.#state;
    if (before.kind === 'ended') return;
    this.#state = next;
    if (before.publisher !== undefined && (next.kind === 'ended' || next.publisher !== before.publisher)) before.publisher.leave(this);
    if (next.kind === 'ended') this.#ended(before.kind);
  }
}

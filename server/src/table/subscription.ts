/** Receives messages about a table: a connection of this node or of another. */
export interface Watcher {
  /** The household's key of its address. */
  readonly householdKey?: string;
  send(message: string): void;
}

/** Delivers messages to a subscription: a table's audience, or the link to its home node. */
export interface Publisher {
  /** The subscription ended or moved: forget it. */
  leave(subscription: Subscription): void;
}

/**
 * `asks` counts unanswered `watch` messages. A second `watch` of the same table uses the same subscription, so a
 * granted one stays granted until the answer comes, and also if it is refused.
 */
export type SubscriptionState =
  | { readonly kind: 'requested'; readonly asks: number; readonly publisher: Publisher | undefined }
  | { readonly kind: 'granted'; readonly asks: number; readonly publisher: Publisher }
  | { readonly kind: 'ended' };

/** Another `watch` for the same table. */
export function asked(state: SubscriptionState): SubscriptionState {
  return state.kind === 'ended' ? state : { ...state, asks: state.asks + 1 };
}

/** A publisher was asked and has not answered. What another one granted before is over. */
export function askedAt(state: SubscriptionState, publisher: Publisher): SubscriptionState {
  if (state.kind === 'ended' || state.publisher === publisher) return state;
  return { kind: 'requested', asks: state.asks, publisher };
}

/** A `watch` was granted: this publisher delivers from now on. */
export function granted(state: SubscriptionState, publisher: Publisher): SubscriptionState {
  return state.kind === 'ended' ? state : { kind: 'granted', asks: Math.max(0, state.asks - 1), publisher };
}

/** A `watch` was refused or got no answer. */
export function refused(state: SubscriptionState): SubscriptionState {
  if (state.kind === 'ended') return state;
  const asks = Math.max(0, state.asks - 1);
  return state.kind === 'requested' && asks === 0 ? { kind: 'ended' } : { ...state, asks };
}

/**
 * One watcher of one table, from its first `watch` to its end. Only granted subscriptions are in an audience. The end
 * reaches both sides: the owner through `ended`, the publisher through `leave`.
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

  /** False if it has ended meanwhile: send nothing. */
  grant(publisher: Publisher): boolean {
    this.#become(granted(this.#state, publisher));
    return this.#state.kind === 'granted';
  }

  /** False if it had already ended: no answer is due. */
  refuse(): boolean {
    const isDue = this.#state.kind !== 'ended';
    this.#become(refused(this.#state));
    return isDue;
  }

  /** `unwatch`, a closed connection, or a table that dismisses everyone. */
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

import webpush from 'web-push';
import type { PushResult } from '../ops/metrics.ts';
import type { Settings, Subscription, Subscriptions } from '../store/store.ts';
import { mayCall } from './hosts.ts';

interface Vapid {
  readonly publicKey: string;
  readonly privateKey: string;
}

const TTL_SECONDS = 60 * 60 * 24;
/** Per key. */
const MAX_BROWSERS = 20;
/** Encrypting a message takes a millisecond or two, so they are sent at this interval and the queue is limited. */
const MIN_INTERVAL_MS = 20;
const MAX_WAITING = 1_000;

/** Web push for players without an open page. The text names the table, never what happened. */
export class Push {
  readonly #store: Subscriptions & Settings;
  readonly #hosts: readonly string[];
  readonly #contact: string;
  readonly #vapid: Vapid;
  readonly #counted: (result: PushResult) => void;
  #waiting = 0;
  #next = 0;

  private constructor(
    store: Subscriptions & Settings,
    hosts: readonly string[],
    contact: string,
    vapid: Vapid,
    counted: (result: PushResult) => void,
  ) {
    this.#store = store;
    this.#hosts = hosts;
    this.#contact = contact;
    this.#vapid = vapid;
    this.#counted = counted;
  }

  /** The key pair is created once and stored: browsers' subscriptions depend on it. */
  static async open(
    store: Subscriptions & Settings,
    hosts: readonly string[],
    contact: string,
    counted: (result: PushResult) => void,
  ): Promise<Push> {
    const kept = await store.keep('push-keys', JSON.stringify(webpush.generateVAPIDKeys()));
    return new Push(store, hosts, contact, JSON.parse(kept) as Vapid, counted);
  }

  /** Messages that wait for their slot. */
  get waiting(): number {
    return this.#waiting;
  }

  get publicKey(): string {
    return this.#vapid.publicKey;
  }

  accepts(endpoint: string): boolean {
    return mayCall(endpoint, this.#hosts);
  }

  /** False if the key has too many subscriptions. */
  async subscribe(key: string, subscription: Subscription): Promise<boolean> {
    const known = await this.#store.subscriptions(key);
    if (known.length >= MAX_BROWSERS && !known.some(({ endpoint }) => endpoint === subscription.endpoint)) return false;
    await this.#store.subscribe(key, subscription);
    return true;
  }

  /** Waits for the next slot; false if the queue is full. */
  async #turn(): Promise<boolean> {
    if (this.#waiting >= MAX_WAITING) return false;
    const now = performance.now();
    this.#next = Math.max(now, this.#next + MIN_INTERVAL_MS);
    this.#waiting++;
    await new Promise((resolve) => setTimeout(resolve, this.#next - now).unref());
    this.#waiting--;
    return true;
  }

  /** Notifies every browser of a key. Returns how many accepted it. */
  async notify(key: string, text: string): Promise<number> {
    const subscriptions = await this.#store.subscriptions(key);
    const results = await Promise.all(subscriptions.map((subscription) => this.#sendCounted(key, subscription, text)));
    return results.filter((result) => result === 'delivered').length;
  }

  async #sendCounted(key: string, subscription: Subscription, text: string): Promise<PushResult> {
    let result: PushResult = 'failed';
    try {
      result = await this.#send(key, subscription, text);
      return result;
    } finally {
      this.#counted(result);
    }
  }

  async #send(key: string, { endpoint, p256dh, auth }: Subscription, text: string): Promise<PushResult> {
    if (!this.accepts(endpoint) || !(await this.#turn())) return 'dropped';
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
      vapidDetails: { subject: this.#contact, ...this.#vapid },
      TTL: TTL_SECONDS,
      urgency: 'normal',
    });
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: headers as Record<string, string>,
      body: new Uint8Array(body as Buffer),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    await answer.body?.cancel();
    if (answer.ok) return 'delivered';
    // The push service says the subscription is gone.
    if (answer.status !== 404 && answer.status !== 410) return 'refused';
    await this.#store.unsubscribe(key, endpoint);
    return 'gone';
  }
}

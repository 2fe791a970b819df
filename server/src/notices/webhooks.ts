import { createHmac, randomUUID } from 'node:crypto';
import type { WebhookResult } from '../ops/metrics.ts';
import type { WaitingCall, WebhookCalls } from '../store/store.ts';
import type { Time } from '../time.ts';
import { mayCall } from './hosts.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Delays before the retries. */
const BACKOFF_SECONDS = [1, 5, 30, 180, 900];
const MAX_WAITING = 1_000;
/** Per receiver: a dead one must not use up the queue. */
const MAX_PER_RECEIVER = 100;

/**
 * Webhook calls. Signed, retried with backoff, finally given up. Stored before the first attempt and until accepted, so
 * a restart loses none: delivery is at least once.
 */
export class Webhooks {
  readonly #hosts: readonly string[];
  readonly #time: Time;
  readonly #store: WebhookCalls;
  /** Receives errors after `call` has returned. */
  readonly #problem: (error: unknown) => void;
  readonly #counted: (result: WebhookResult) => void;
  /** Calls queued here. */
  readonly #waiting = new Set<string>();
  /** Queued calls by receiver. */
  readonly #waitingAt = new Map<string, number>();
  #closed = false;

  constructor(
    hosts: readonly string[],
    time: Time,
    store: WebhookCalls,
    problem: (error: unknown) => void,
    counted: (result: WebhookResult) => void = () => {},
  ) {
    this.#hosts = hosts;
    this.#time = time;
    this.#store = store;
    this.#problem = problem;
    this.#counted = counted;
  }

  /** Queued calls, including those that wait for a retry. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Resumes calls of an earlier process, or of a dead node. */
  async start(): Promise<void> {
    for (const call of await this.#store.calls(MAX_WAITING)) {
      if (this.#waiting.has(call.id)) continue;
      this.#track(call);
      this.#later(call);
    }
  }

  close(): void {
    this.#closed = true;
  }

  accepts(url: string): boolean {
    return mayCall(url, this.#hosts);
  }

  async call({ url, secret }: Webhook, body: string): Promise<void> {
    if (!this.accepts(url) || this.#waiting.size >= MAX_WAITING || (this.#waitingAt.get(url) ?? 0) >= MAX_PER_RECEIVER) {
      this.#counted('dropped');
      return;
    }
    const call = { id: randomUUID(), url, secret, body, tried: 0, due: this.#time.now() };
    this.#track(call);
    try {
      await this.#store.putCall(call);
    } catch (error) {
      this.#untrack(call);
      throw error;
    }
    await this.#try(call);
  }

  #track({ id, url }: WaitingCall): void {
    this.#waiting.add(id);
    this.#waitingAt.set(url, (this.#waitingAt.get(url) ?? 0) + 1);
  }

  #untrack({ id, url }: WaitingCall): void {
    this.#waiting.delete(id);
    const here = (this.#waitingAt.get(url) ?? 1) - 1;
    if (here === 0) this.#waitingAt.delete(url);
    else this.#waitingAt.set(url, here);
  }

  #later(call: WaitingCall): void {
    this.#time.after(call.due - this.#time.now(), () => {
      this.#try(call).catch(this.#problem);
    });
  }

  async #try(call: WaitingCall): Promise<void> {
    if (this.#closed) return;
    const isAllowed = this.accepts(call.url);
    const isTaken = isAllowed && (await this.#send(call));
    if (this.#closed && isAllowed && !isTaken) return;
    const pause = BACKOFF_SECONDS[call.tried];
    this.#counted(isTaken ? 'delivered' : !isAllowed ? 'dropped' : pause === undefined ? 'given-up' : 'failed');
    if (isTaken || !isAllowed || pause === undefined) {
      this.#untrack(call);
      await this.#store.dropCall(call.id);
      return;
    }
    const next = { ...call, tried: call.tried + 1, due: this.#time.now() + 1_000 * pause };
    // Schedule first: if the write fails, the call is still retried and the disk keeps its older state.
    this.#later(next);
    await this.#store.putCall(next);
  }

  async #send({ url, secret, body }: WaitingCall): Promise<boolean> {
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'bellwether-signature': `sha256=${signature}` },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      await answer.body?.cancel();
      return answer.ok;
    } catch {
      return false;
    }
  }
}

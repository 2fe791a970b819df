import { createHmac } from 'node:crypto';
import type { Time } from '../time.ts';
import { mayCall } from './hosts.ts';

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

/** Seconds before each further try. */
const BACK_OFF = [1, 5, 30, 180, 900];
const MOST_WAITING = 1_000;

/** Calls to the receivers that hosts named. Signed, tried again with growing pauses, given up in the end. */
export class Webhooks {
  readonly #hosts: readonly string[];
  readonly #time: Time;
  #waiting = 0;

  constructor(hosts: readonly string[], time: Time) {
    this.#hosts = hosts;
    this.#time = time;
  }

  accepts(url: string): boolean {
    return mayCall(url, this.#hosts);
  }

  tell(webhook: Webhook, body: string, tried = 0): void {
    if (!this.accepts(webhook.url) || this.#waiting >= MOST_WAITING) return;
    this.#waiting++;
    void this.#send(webhook, body).then((ok) => {
      this.#waiting--;
      const pause = BACK_OFF[tried];
      if (!ok && pause !== undefined) this.#time.after(1_000 * pause, () => this.tell(webhook, body, tried + 1));
    });
  }

  async #send({ url, secret }: Webhook, body: string): Promise<boolean> {
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

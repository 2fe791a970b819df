import { FastRandom } from '@bellwether/kernel';
import type { Api } from '../harness/api.ts';
import { Client } from '../harness/client.ts';
import { PLAIN } from './prepare.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Four people who play one game after another at a calm pace, and the latency of each of their commands. */
export class Guests {
  readonly table: string;
  readonly keys: readonly string[];
  readonly waits: number[] = [];
  readonly refused: string[] = [];
  readonly #clients: readonly Client[];
  readonly #random = new FastRandom(7);
  #isPlaying = false;

  private constructor(table: string, keys: readonly string[], clients: readonly Client[]) {
    this.table = table;
    this.keys = keys;
    this.#clients = clients;
  }

  static async sitDown(api: Api, localAddress: string): Promise<Guests> {
    const keys = await Promise.all([1, 2, 3, 4].map(() => api.key()));
    const { table } = await api.table({ key: keys[0] as string, ...PLAIN, settings: { grace: null } });
    const clients = keys.map((key) => new Client({ url: api.socket, table, key, localAddress, retry: 300 }));
    for (const [i, client] of clients.entries()) {
      await client.until(({ info }) => info !== undefined);
      await client.do({ kind: 'sit', seat: i + 1, name: `Guest ${i + 1}` });
      await client.until(({ viewer }) => viewer === i + 1);
    }
    await clients[0]?.do({ kind: 'start' });
    return new Guests(table, keys, clients);
  }

  get reconnects(): number {
    return this.#clients.reduce((sum, { reconnects }) => sum + reconnects, 0);
  }

  /** Moves at this interval, in milliseconds, until stopped. */
  async play(every: number): Promise<void> {
    this.#isPlaying = true;
    while (this.#isPlaying) {
      await this.#act();
      await pause(every * (0.5 + Math.random()));
    }
  }

  stop(): void {
    this.#isPlaying = false;
  }

  close(): void {
    this.stop();
    for (const client of this.#clients) client.close();
  }

  async #act(): Promise<void> {
    const first = this.#clients[0] as Client;
    const seat = first.info?.toAct[0] ?? 1;
    const client = this.#clients[seat - 1] as Client;
    const isOver = first.info?.status === 'over';
    if (!isOver && client.legal.length === 0) return;
    const move = client.legal[this.#random.below(client.legal.length)] as string;
    const began = performance.now();
    const answer = await client.do(isOver ? { kind: 'rematch', seat: 1 } : { kind: 'move', seat, move });
    this.waits.push(performance.now() - began);
    if (answer.t === 'refused' && answer.code !== 'stale') this.refused.push(answer.code);
    if (answer.t === 'done') for (const other of this.#clients) await other.until(({ seq }) => seq >= answer.seq, 60_000);
  }
}

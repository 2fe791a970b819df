import type { Duplex } from 'node:stream';
import { background } from '@bellwether/server/background';
import type { Payer } from '@bellwether/server/limits/payer';
import { Requester } from '@bellwether/server/limits/work-budgets';
import type { Host } from '@bellwether/server/membership';
import { Subscription } from '@bellwether/server/table/subscription';
import { Table } from '@bellwether/server/table/table';
import { NoHomeError } from '@bellwether/server/table/table-api';
import type { Refused } from '@bellwether/wire';
import { Link } from './link.ts';
import type { Answer, Call, Hello } from './messages.ts';

/** All subscriptions and calls of one other node's clients. They queue and are charged here like our own: by address, person and table. */
export class Guests {
  readonly #link: Link;
  readonly #host: Host;
  readonly #node: () => number;
  /** By their number on this link. Ended ones are removed. */
  readonly #subscriptions = new Map<number, Subscription>();
  /** The number of that node; 0 until its hello. */
  from = 0;

  constructor(pipe: Duplex, host: Host, node: () => number, ended: (guests: Guests) => void) {
    this.#host = host;
    this.#node = node;
    this.#link = new Link(pipe, {
      parcel: (kind, id, text) => {
        if (kind === 'hello') this.#greet(JSON.parse(text) as Hello);
        else if (this.from === 0) this.#link.close();
        else if (kind === 'call') this.#hear(id, JSON.parse(text) as Call);
        else if (kind === 'ended') this.#subscriptions.get(id)?.end();
      },
      ended: () => {
        this.#leave();
        ended(this);
      },
    });
  }

  /** Granted and requested subscriptions of the other node at our tables. */
  get size(): number {
    return this.#subscriptions.size;
  }

  /** Refuses a node that looks for a former node at this address; it must ask the database again. */
  #greet({ from, to }: Hello): void {
    if (to === this.#node()) this.from = from;
    else this.#link.close();
  }

  #hear(id: number, call: Call): void {
    const subscription = call.op === 'watch' ? this.#request(call.subscription) : undefined;
    const answer = (value: Answer | undefined) => this.#link.send('answer', id, JSON.stringify(value ?? null));
    const decline = (code: Refused['code']) => {
      subscription?.refuse();
      answer(refusalOf(call, code));
    };
    const fail = (error: unknown) => {
      if (!(error instanceof NoHomeError)) this.#host.problem('a call from another node failed', call.table, error);
      decline('storage-failed');
    };
    const inBackground = (work: Promise<void>) => background('an answer to another node', work, this.#host.problem, call.table);
    if (call.op === 'order') inBackground(this.#host.obey(call.order).then(answer, (error: Error) => answer({ error: error.message })));
    else
      this.#whenItsTurn(
        call,
        (payer) => inBackground(this.#serve(call, payer, subscription).then(answer, fail)),
        () => decline('too-often'),
      );
  }

  /** As at a connection: it exists from now on, so that an end that overtakes the answer finds it. */
  #request(number: number): Subscription {
    const before = this.#subscriptions.get(number);
    before?.ask();
    const subscription =
      before ??
      new Subscription({ send: (text) => this.#link.send('say', number, text) }, (state) => {
        this.#subscriptions.delete(number);
        // The other node counts requested ones itself.
        if (state === 'granted') this.#link.send('ended', number, '');
      });
    this.#subscriptions.set(number, subscription);
    return subscription;
  }

  #whenItsTurn(call: Exclude<Call, { op: 'order' }>, run: (payer: Payer) => void, refuse: () => void): void {
    const { work } = this.#host;
    const house = work.household(call.from ?? 'unknown');
    const asker = new Requester(house, call.key === undefined ? house.anonymousWork : work.person(call.key));
    const table = call.op === 'do' && call.command.action.kind === 'move' ? undefined : work.table(call.table);
    if (asker.isExhausted(call.op !== 'do')) {
      refuse();
      return;
    }
    const payer: Payer = {
      from: call.from,
      pay: (milliseconds, bytes) => {
        asker.pay(milliseconds, bytes);
        table?.pay(milliseconds);
      },
    };
    work.scheduler.submit({
      priority: () => asker.priority() || (table !== undefined && table.left() < 0 ? 1 : 0),
      run: () => run(payer),
      refuse,
    });
  }

  async #serve(call: Exclude<Call, { op: 'order' }>, payer: Payer, subscription: Subscription | undefined): Promise<Answer | undefined> {
    const table = await this.#host.tables.atHome(call.table, payer);
    if (!(table instanceof Table)) {
      subscription?.refuse();
      return refusalOf(call, table ?? 'unknown-table');
    }
    switch (call.op) {
      case 'do':
        return table.do({ ...call.command, key: call.key }, call.key, payer);
      case 'look':
        return table.lookText(call.look, call.key, payer);
      case 'record':
        return table.record(call.key, payer);
      case 'watch': {
        const refused = subscription && (await table.watch(subscription, call.look, call.key, payer));
        if (refused !== undefined) subscription?.refuse();
        return refused;
      }
    }
  }

  #leave(): void {
    for (const subscription of [...this.#subscriptions.values()]) subscription.end();
  }

  close(): void {
    this.#link.close();
  }
}

function refusalOf(call: Call, code: Refused['code']): Refused {
  return { t: 'refused', table: call.table, code, ...(call.op === 'do' && { id: call.command.id }) };
}

import type { Duplex } from 'node:stream';
import type { Payer } from '@bellwether/server/limits/payer';
import type { Publisher, Subscription } from '@bellwether/server/table/subscription';
import { type FindTable, NoHomeError, type TableApi } from '@bellwether/server/table/table-api';
import type { OrderAnswer, TableOrder } from '@bellwether/server/table/table-order';
import { within } from '@bellwether/server/time';
import type { Bye, CommandBody, Done, Look, Refused } from '@bellwether/wire';
import { Link } from './link.ts';
import { type Answer, type Call, type Hello, isRefused } from './messages.ts';

/** A home that is stopping is gone within this time. */
const LEAVES_WITHIN_MS = 2_000;
/** Timeout of a call, including one retry. A silent link is noticed after three to four seconds. */
const ANSWER_WITHIN_MS = 5_000;

interface Entered {
  readonly subscription: Subscription;
  readonly table: string;
}

/** The link to another node, shared by all connections here. */
export class RemoteHome implements Publisher {
  readonly node: number;
  readonly ended: Promise<void>;
  readonly #link: Link;
  readonly #find: FindTable;
  readonly #calls = new Map<number, (answer: Answer | undefined) => void>();
  /** By subscription number on this link, and the reverse. */
  readonly #entered = new Map<number, Entered>();
  readonly #numbers = new Map<Subscription, number>();
  #lastNumber = 0;

  constructor(pipe: Duplex, hello: Hello, find: FindTable) {
    this.node = hello.to;
    this.#find = find;
    let end = () => {};
    this.ended = new Promise((resolve) => {
      end = resolve;
    });
    this.#link = new Link(pipe, {
      parcel: (kind, id, text) => {
        if (kind === 'say') this.#entered.get(id)?.subscription.send(text);
        else if (kind === 'answer') this.#settle(id, JSON.parse(text) as Answer);
        else if (kind === 'ended') this.#entered.get(id)?.subscription.end();
      },
      ended: () => {
        end();
        this.#lose();
      },
    });
    this.#link.send('hello', 0, JSON.stringify(hello));
  }

  get isEnded(): boolean {
    return this.#link.isEnded;
  }

  /** This node's granted and requested subscriptions at that home. */
  get size(): number {
    return this.#entered.size;
  }

  table(id: string): RemoteTable {
    return new RemoteTable(id, this, this.#find);
  }

  /** Undefined if the home is gone or does not answer in time. */
  call(call: Call, milliseconds: number): Promise<Answer | undefined> {
    if (this.isEnded) return Promise.resolve(undefined);
    const id = this.#nextNumber();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(id, undefined), milliseconds);
      this.#calls.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#link.send('call', id, JSON.stringify(call));
    });
  }

  /** Returns the subscription's number on this link. From now on it receives the home's messages. */
  enter(subscription: Subscription, table: string): number {
    subscription.askAt(this);
    const known = this.#numbers.get(subscription);
    if (known !== undefined) return known;
    const number = this.#nextNumber();
    this.#numbers.set(subscription, number);
    this.#entered.set(number, { subscription, table });
    return number;
  }

  /** The home granted it. False if it has ended or moved meanwhile. */
  grant(subscription: Subscription): boolean {
    return this.#numbers.has(subscription) && subscription.grant(this);
  }

  leave(subscription: Subscription): void {
    const number = this.#numbers.get(subscription);
    if (number === undefined) return;
    this.#numbers.delete(subscription);
    this.#entered.delete(number);
    this.#link.send('ended', number, '');
  }

  #nextNumber(): number {
    this.#lastNumber = (this.#lastNumber + 1) % 0xffff_ffff;
    return this.#lastNumber;
  }

  #settle(id: number, answer: Answer | undefined): void {
    const settle = this.#calls.get(id);
    this.#calls.delete(id);
    settle?.(answer);
  }

  close(): void {
    this.#link.close();
  }

  /** Granted subscriptions end with a `bye`, so their clients ask again. Requested ones are asked for at the next home. */
  #lose(): void {
    for (const id of [...this.#calls.keys()]) this.#settle(id, undefined);
    for (const { subscription, table } of [...this.#entered.values()]) {
      if (subscription.kind !== 'granted') continue;
      subscription.send(JSON.stringify({ t: 'bye', reason: 'changed', table } satisfies Bye));
      subscription.end();
    }
    this.#entered.clear();
    this.#numbers.clear();
  }
}

/** A table whose home is another node. Requests go there, and once more to its next home if that one is gone. */
export class RemoteTable implements TableApi {
  readonly id: string;
  readonly #home: RemoteHome;
  readonly #find: FindTable;

  constructor(id: string, home: RemoteHome, find: FindTable) {
    this.id = id;
    this.#home = home;
    this.#find = find;
  }

  do(command: CommandBody, key: string, payer?: Payer): Promise<Done | Refused> {
    const { id, rev, action } = command;
    const call: Call = { op: 'do', table: this.id, key, ...from(payer), command: { id, rev, action } };
    return this.#ask(
      (home, milliseconds) => home.call(call, milliseconds),
      (door) => door.do(command, key, payer),
      id,
    );
  }

  lookText(look: Look, key: string | undefined, payer?: Payer): Promise<string | Refused> {
    const call: Call = { op: 'look', table: this.id, ...from(payer), ...(key && { key }), look: keyless(look) };
    return this.#ask(
      (home, milliseconds) => home.call(call, milliseconds),
      (door) => door.lookText(look, key, payer),
    );
  }

  record(key: string | undefined, payer?: Payer): Promise<string | Refused> {
    const call: Call = { op: 'record', table: this.id, ...from(payer), ...(key && { key }) };
    return this.#ask(
      (home, milliseconds) => home.call(call, milliseconds),
      (door) => door.record(key, payer),
    );
  }

  order(order: TableOrder): Promise<OrderAnswer> {
    return this.#ask(
      (home, milliseconds) => home.call({ op: 'order', table: this.id, order }, milliseconds),
      () => Promise.resolve({ error: 'its home has just left; try again' }),
    );
  }

  async watch(subscription: Subscription, look: Look, key: string | undefined, payer?: Payer): Promise<Refused | undefined> {
    const refused = await this.#ask<Refused | null | undefined>(
      async (home, milliseconds) => {
        if (subscription.kind === 'ended') return null;
        const number = home.enter(subscription, this.id);
        const call: Call = {
          op: 'watch',
          table: this.id,
          ...from(payer),
          ...(key && { key }),
          subscription: number,
          look: keyless(look),
        };
        const answer = await home.call(call, milliseconds);
        // This `watch` is answered, but the subscription has moved on meanwhile.
        if (answer === null && !home.grant(subscription)) subscription.refuse();
        return answer;
      },
      (door) => door.watch(subscription, look, key, payer),
    );
    return refused ?? undefined;
  }

  /** `attempt` asks a node, at most two of them; `local` asks the table itself if its home has become this node. */
  async #ask<T>(
    attempt: (home: RemoteHome, milliseconds: number) => Promise<Answer | undefined>,
    local: (door: TableApi) => Promise<T>,
    id?: string,
  ): Promise<T> {
    const until = performance.now() + ANSWER_WITHIN_MS;
    const left = () => Math.max(0, until - performance.now());
    const answer = await attempt(this.#home, left());
    if (isFinal(answer)) return answer as T;
    if (answer !== undefined) await within(Math.min(LEAVES_WITHIN_MS, left()), this.#home.ended);
    const next = await inTime(left(), this.#find(this.id));
    if (typeof next !== 'object') {
      return { t: 'refused', table: this.id, code: next ?? 'unknown-table', ...(id !== undefined && { id }) } satisfies Refused as T;
    }
    if (!(next instanceof RemoteTable)) return local(next);
    const second = await attempt(next.#home, left());
    if (isFinal(second)) return second as T;
    throw new NoHomeError('the home of the table does not answer');
  }
}

/** The value of a promise, or NoHomeError after this time. */
function inTime<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoHomeError('no home of the table was found in time')), milliseconds);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** `stopping` is not an answer. */
function isFinal(answer: Answer | undefined): boolean {
  return answer !== undefined && !(isRefused(answer) && answer.code === 'stopping');
}

function from(payer: Payer | undefined): { from?: string } {
  return payer?.from === undefined ? {} : { from: payer.from };
}

/** A key never leaves the node that received it. */
function keyless<T extends { key?: string }>({ key: _, ...rest }: T): Omit<T, 'key'> {
  return rest;
}

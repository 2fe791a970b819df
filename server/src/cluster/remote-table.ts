import type { TLSSocket } from 'node:tls';
import type { Bye, CommandBody, Done, Look, Refused } from '@bellwether/wire';
import type { OrderAnswer, TableOrder } from '../admin/operator.ts';
import type { Watcher } from '../table/audience.ts';
import type { Payer } from '../table/table-context.ts';
import type { FindTable, TableDoor } from '../table/table-door.ts';
import { Link } from './link.ts';
import { type Answer, type Call, type Hello, isRefused } from './messages.ts';

/** Milliseconds for a home that says it stops to be gone. */
const LEAVES_WITHIN = 2_000;
/** Milliseconds after which a home that does not answer a call is asked no more. */
const ANSWERS_WITHIN = 12_000;
/** Doors kept for tables that nobody watches here. */
const MOST_DOORS = 20_000;

/** The way to another node: everybody here who has to do with its tables shares it. */
export class RemoteHome {
  readonly node: number;
  readonly #link: Link;
  readonly #find: FindTable;
  readonly #calls = new Map<number, (answer: Answer | undefined) => void>();
  readonly #doors = new Map<string, RemoteTable>();
  readonly #numbers = new Map<Watcher, { readonly number: number; tables: number }>();
  readonly #watchers = new Map<number, Watcher>();
  #next = 0;
  readonly ended: Promise<void>;

  constructor(socket: TLSSocket, hello: Hello, find: FindTable) {
    this.node = hello.to;
    this.#find = find;
    let end = () => {};
    this.ended = new Promise((resolve) => {
      end = resolve;
    });
    this.#link = new Link(socket, {
      parcel: (kind, id, text) => {
        if (kind === 'say') this.#watchers.get(id)?.send(text);
        else if (kind === 'answer') this.#settle(id, JSON.parse(text) as Answer);
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

  /** The same one each time, as long as somebody watches it. */
  table(id: string): RemoteTable {
    let door = this.#doors.get(id);
    if (door === undefined) {
      if (this.#doors.size >= MOST_DOORS) for (const [name, { isWatched }] of this.#doors) if (!isWatched) this.#doors.delete(name);
      door = new RemoteTable(id, this, this.#find);
      this.#doors.set(id, door);
    }
    return door;
  }

  /** Undefined if the home is gone before it answered. */
  call(call: Call): Promise<Answer | undefined> {
    if (this.isEnded) return Promise.resolve(undefined);
    const id = this.#nextNumber();
    return new Promise((resolve) => {
      // One that is frozen is not waited for until it thaws.
      const timer = setTimeout(() => this.#settle(id, undefined), ANSWERS_WITHIN);
      this.#calls.set(id, (answer) => {
        clearTimeout(timer);
        resolve(answer);
      });
      this.#link.send('call', id, JSON.stringify(call));
    });
  }

  /** Somebody begins to watch a table of this home; gives its number there. */
  enter(watcher: Watcher): number {
    const known = this.#numbers.get(watcher);
    if (known !== undefined) {
      known.tables++;
      return known.number;
    }
    const number = this.#nextNumber();
    this.#numbers.set(watcher, { number, tables: 1 });
    this.#watchers.set(number, watcher);
    return number;
  }

  leave(watcher: Watcher, table: string): void {
    const known = this.#numbers.get(watcher);
    if (known === undefined) return;
    this.#link.send('unwatch', known.number, table);
    if (--known.tables > 0) return;
    this.#numbers.delete(watcher);
    this.#watchers.delete(known.number);
  }

  #nextNumber(): number {
    this.#next = (this.#next + 1) % 0xffff_ffff;
    return this.#next;
  }

  #settle(id: number, answer: Answer | undefined): void {
    const settle = this.#calls.get(id);
    this.#calls.delete(id);
    settle?.(answer);
  }

  close(): void {
    this.#link.close();
  }

  /** Whoever watched asks again, and is answered by the next home. */
  #lose(): void {
    for (const id of [...this.#calls.keys()]) this.#settle(id, undefined);
    for (const door of this.#doors.values()) door.sendAway();
  }
}

/** A table that is at home on another node: whatever is asked of it is asked there, and again at its next home if that one is gone. */
export class RemoteTable implements TableDoor {
  readonly id: string;
  readonly #home: RemoteHome;
  readonly #find: FindTable;
  /** With their numbers at the home. */
  readonly #watchers = new Map<Watcher, number>();

  constructor(id: string, home: RemoteHome, find: FindTable) {
    this.id = id;
    this.#home = home;
    this.#find = find;
  }

  get isWatched(): boolean {
    return this.#watchers.size > 0;
  }

  do(command: CommandBody, key: string, payer?: Payer): Promise<Done | Refused> {
    const { id, rev, action } = command;
    return this.#ask({ op: 'do', table: this.id, key, ...from(payer), command: { id, rev, action } }, (door) =>
      door.do(command, key, payer),
    );
  }

  lookText(look: Look, key: string | undefined, payer?: Payer): Promise<string | Refused> {
    return this.#ask({ op: 'look', table: this.id, ...from(payer), ...(key && { key }), look: keyless(look) }, (door) =>
      door.lookText(look, key, payer),
    );
  }

  record(key: string | undefined, payer?: Payer): Promise<string | Refused> {
    return this.#ask({ op: 'record', table: this.id, ...from(payer), ...(key && { key }) }, (door) => door.record(key, payer));
  }

  order(order: TableOrder): Promise<OrderAnswer> {
    return this.#ask({ op: 'order', table: this.id, order }, () => Promise.resolve({ error: 'its home has just gone; try again' }));
  }

  async watch(watcher: Watcher, look: Look, key: string | undefined, payer?: Payer): Promise<Refused | undefined> {
    // From now on: what is told first comes before the answer.
    const number = this.#watchers.get(watcher) ?? this.#home.enter(watcher);
    this.#watchers.set(watcher, number);
    const call: Call = { op: 'watch', table: this.id, ...from(payer), ...(key && { key }), watcher: number, look: keyless(look) };
    const refused = await this.#ask<Refused | null | undefined>(call, (door) => {
      this.unwatch(watcher);
      return door.watch(watcher, look, key, payer);
    });
    if (refused === null || refused === undefined) return undefined;
    this.unwatch(watcher);
    return refused;
  }

  unwatch(watcher: Watcher): void {
    if (this.#watchers.delete(watcher)) this.#home.leave(watcher, this.id);
  }

  sendAway(): void {
    const bye = JSON.stringify({ t: 'bye', reason: 'changed', table: this.id } satisfies Bye);
    for (const watcher of this.#watchers.keys()) watcher.send(bye);
    this.#watchers.clear();
  }

  async #ask<T>(call: Call, again: (door: TableDoor) => Promise<T>): Promise<T> {
    const answer = await this.#home.call(call);
    if (answer !== undefined && !(isRefused(answer) && answer.code === 'stopping')) return answer as T;
    if (answer !== undefined) await Promise.race([this.#home.ended, new Promise((resolve) => setTimeout(resolve, LEAVES_WITHIN))]);
    const next = await this.#find(this.id);
    if (typeof next === 'object') return again(next);
    const code = next ?? 'unknown-table';
    return { t: 'refused', table: this.id, code, ...(call.op === 'do' && { id: call.command.id }) } satisfies Refused as T;
  }
}

function from(payer: Payer | undefined): { from?: string } {
  return payer?.from === undefined ? {} : { from: payer.from };
}

/** A key goes no further than the node that heard it. */
function keyless<T extends { key?: string }>({ key: _, ...rest }: T): Omit<T, 'key'> {
  return rest;
}

import type { Socket } from 'node:net';
import type { Refused } from '@bellwether/wire';
import type { OrderAnswer, TableOrder } from '../admin/operator.ts';
import { Asker, type Work } from '../net/work.ts';
import type { Watcher } from '../table/audience.ts';
import { Table } from '../table/table.ts';
import type { Payer } from '../table/table-context.ts';
import { NoHome } from '../table/table-door.ts';
import type { Tables } from '../table/tables.ts';
import { Link } from './link.ts';
import type { Answer, Call, Hello } from './messages.ts';

/** What the home of a table needs of its server to serve the guests of other nodes. */
export interface Host {
  readonly tables: Pick<Tables, 'atHome'>;
  readonly work: Work;
  obey(order: TableOrder): Promise<OrderAnswer>;
  problem(what: string, table: string, error: unknown): void;
}

/** One watcher at another node. */
class Guest implements Watcher {
  readonly tables = new Map<string, Table>();
  readonly #say: (text: string) => void;

  constructor(say: (text: string) => void) {
    this.#say = say;
  }

  send(text: string): void {
    this.#say(text);
  }
}

/** Everybody who comes from one other node. They wait and pay at the home as its own people do: by address, by person and by table. */
export class Guests {
  readonly #link: Link;
  readonly #host: Host;
  readonly #node: () => number;
  readonly #guests = new Map<number, Guest>();
  /** The node they come from; 0 until it has said so. */
  from = 0;

  constructor(socket: Socket, host: Host, node: () => number, ended: (guests: Guests) => void) {
    this.#host = host;
    this.#node = node;
    this.#link = new Link(socket, {
      parcel: (kind, id, text) => {
        if (kind === 'hello') this.#greet(JSON.parse(text) as Hello);
        else if (this.from === 0) this.#link.close();
        else if (kind === 'call') this.#hear(id, JSON.parse(text) as Call);
        else if (kind === 'unwatch') this.#unwatch(id, text);
      },
      ended: () => {
        this.#leave();
        ended(this);
      },
    });
  }

  /** Whoever looks for a node that was here before must ask the database again. */
  #greet({ from, to }: Hello): void {
    if (to === this.#node()) this.from = from;
    else this.#link.close();
  }

  #hear(id: number, call: Call): void {
    const answer = (value: Answer | undefined) => this.#link.send('answer', id, JSON.stringify(value ?? null));
    const fail = (error: unknown) => {
      if (!(error instanceof NoHome)) this.#host.problem('a call of another node failed', call.table, error);
      answer(refusalOf(call, 'storage-failed'));
    };
    if (call.op === 'order') this.#host.obey(call.order).then(answer, (error: Error) => answer({ error: error.message }));
    else
      this.#whenItsTurn(
        call,
        (payer) => void this.#serve(call, payer).then(answer, fail),
        () => answer(refusalOf(call, 'too-often')),
      );
  }

  #whenItsTurn(call: Exclude<Call, { op: 'order' }>, run: (payer: Payer) => void, refuse: () => void): void {
    const { work } = this.#host;
    const house = work.house(call.from ?? 'unknown');
    const asker = new Asker(house, call.key === undefined ? house.requesters : work.person(call.key));
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
    work.turns.take({ rank: () => asker.rank() || (table !== undefined && table.left() < 0 ? 1 : 0), run: () => run(payer), refuse });
  }

  async #serve(call: Exclude<Call, { op: 'order' }>, payer: Payer): Promise<Answer | undefined> {
    const table = await this.#host.tables.atHome(call.table, payer);
    if (!(table instanceof Table)) return refusalOf(call, table ?? 'unknown-table');
    switch (call.op) {
      case 'do':
        return table.do({ ...call.command, key: call.key }, call.key, payer);
      case 'look':
        return table.lookText(call.look, call.key, payer);
      case 'record':
        return table.record(call.key, payer);
      case 'watch': {
        const guest = this.#guest(call.watcher);
        const before = guest.tables.get(call.table);
        if (before !== table) before?.unwatch(guest);
        guest.tables.set(call.table, table);
        const refused = await table.watch(guest, call.look, call.key, payer);
        // It may have gone while it waited for its turn.
        if (refused !== undefined || this.#link.isEnded || guest.tables.get(call.table) !== table) table.unwatch(guest);
        return refused;
      }
    }
  }

  #guest(number: number): Guest {
    let guest = this.#guests.get(number);
    if (guest === undefined) {
      guest = new Guest((text) => this.#link.send('say', number, text));
      this.#guests.set(number, guest);
    }
    return guest;
  }

  #unwatch(number: number, table: string): void {
    const guest = this.#guests.get(number);
    guest?.tables.get(table)?.unwatch(guest);
    guest?.tables.delete(table);
    if (guest?.tables.size === 0) this.#guests.delete(number);
  }

  #leave(): void {
    for (const guest of this.#guests.values()) for (const table of guest.tables.values()) table.unwatch(guest);
    this.#guests.clear();
  }

  close(): void {
    this.#link.close();
  }
}

function refusalOf(call: Call, code: Refused['code']): Refused {
  return { t: 'refused', table: call.table, code, ...(call.op === 'do' && { id: call.command.id }) };
}

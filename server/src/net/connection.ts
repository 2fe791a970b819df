import type { Duplex } from 'node:stream';
import { ClientMessage, type Command, faultOf, type Look, PROTOCOL, type Refused } from '@bellwether/wire';
import type { WebSocket } from 'ws';
import type { Guards } from '../options.ts';
import { hashKey } from '../secrets.ts';
import type { Watcher } from '../table/audience.ts';
import { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { frameOf } from './frame.ts';
import { Bucket } from './guards.ts';

export interface ConnectionWorld {
  readonly tables: Tables;
  readonly guards: Guards;
  readonly version: string;
  now(): number;
  sent(bytes: number): void;
  /** Asks for `flush` at the end of this turn of the loop. */
  soon(connection: Connection): void;
  problem(what: string, table: string, error: unknown): void;
}

/** Close codes, for those who want to know. */
const TOO_SLOW = 4008;
const TOO_MUCH = 4009;
const REFRESH = 4001;
const SILENT = 4002;

/** Warnings before a connection that says too much is closed. */
const PATIENCE = 50;
const MOST_UNDER_WAY = 32;

/** One socket of one client: reads messages, passes them to tables, tells it what happens there. */
export class Connection implements Watcher {
  readonly #socket: WebSocket;
  /** The same connection below the frames: texts go out here, all other frames are the socket's own business. */
  readonly #pipe: Duplex;
  readonly #world: ConnectionWorld;
  readonly #watched = new Map<string, Table>();
  readonly #bucket: Bucket;
  #greeted = false;
  #patience = PATIENCE;
  #underWay = 0;
  #closed = false;
  #alive = true;
  /** Frames that have not gone out yet, one character a byte. */
  #said = '';
  #idleSince: number;
  #pingedAt: number;

  constructor(socket: WebSocket, pipe: Duplex, world: ConnectionWorld) {
    this.#socket = socket;
    this.#pipe = pipe;
    this.#world = world;
    this.#idleSince = world.now();
    this.#pingedAt = this.#idleSince;
    this.#bucket = new Bucket(world.guards.burst, world.guards.messagesPerSecond, this.#idleSince);
    socket.on('message', (data, isBinary) => this.#hear(data as Buffer, isBinary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => this.#leave());
    // An error is always followed by a close.
    socket.on('error', () => {});
  }

  send(text: string): void {
    if (this.#closed) return;
    this.#world.sent(text.length);
    // What is said in one turn of the loop, such as an event and the answer to its command, goes out together.
    if (this.#said === '') this.#world.soon(this);
    this.#said += frameOf(text);
  }

  flush(): void {
    if (this.#said === '') return;
    // Nothing may follow a close, whoever began it.
    if (this.#socket.readyState === this.#socket.OPEN) this.#pipe.write(this.#said, 'latin1');
    this.#said = '';
    // Whoever does not read gets dropped, and catches up when it comes back.
    if (this.#pipe.writableLength > this.#world.guards.backlog) this.#drop(TOO_SLOW);
  }

  /** Asked now and then: drops those who are gone or never say anything. */
  check(now: number): void {
    const { helloWithin, idleFor, pingEvery } = this.#world.guards;
    const silent = now - this.#idleSince;
    if (this.#watched.size === 0 && silent > (this.#greeted ? idleFor : helloWithin)) this.#drop(SILENT);
    else if (now - this.#pingedAt >= pingEvery) {
      if (!this.#alive) this.#drop(SILENT);
      else {
        this.#alive = false;
        this.#pingedAt = now;
        this.#socket.ping();
      }
    }
  }

  bye(): void {
    this.send(JSON.stringify({ t: 'bye' }));
    this.flush();
    this.#socket.close(1012);
  }

  #drop(code: number): void {
    if (this.#closed) return;
    this.#leave();
    this.flush();
    // A peer that does not read never sees a polite close.
    if (code === TOO_SLOW) this.#socket.terminate();
    else {
      this.#socket.close(code);
      setTimeout(() => this.#socket.terminate(), 2_000).unref();
    }
  }

  #leave(): void {
    this.#closed = true;
    for (const table of this.#watched.values()) table.unwatch(this);
    this.#watched.clear();
  }

  #refuse(refused: Omit<Refused, 't'>): void {
    this.send(JSON.stringify({ t: 'refused', ...refused }));
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (this.#closed) return;
    if (!this.#bucket.take(this.#world.now())) {
      this.#refuse({ code: 'too-often' });
      if (--this.#patience < 0) this.#drop(TOO_MUCH);
      return;
    }
    const message = isBinary ? undefined : parse(data);
    const fault = faultOf(ClientMessage, message);
    if (fault !== undefined) {
      this.#refuse({ code: 'bad-message', ...fault });
      if (--this.#patience < 0) this.#drop(TOO_MUCH);
      return;
    }
    void this.#obey(message as ClientMessage).catch((error: unknown) => this.#world.problem('a message failed', '', error));
  }

  async #obey(message: ClientMessage): Promise<void> {
    if (message.t === 'hello') {
      this.#greet(message.protocol);
      return;
    }
    if (!this.#greeted) {
      this.#refuse({ code: 'hello-first' });
      return;
    }
    switch (message.t) {
      case 'ping':
        this.send('{"t":"pong"}');
        return;
      case 'unwatch':
        this.#watched.get(message.table)?.unwatch(this);
        this.#watched.delete(message.table);
        this.#idleSince = this.#world.now();
        return;
      case 'watch':
        return this.#limited(() => this.#watch(message.table, message));
      case 'do':
        return this.#limited(() => this.#do(message), message.id);
    }
  }

  #greet(protocol: number): void {
    if (protocol !== PROTOCOL) {
      this.send(JSON.stringify({ t: 'refresh', protocol: PROTOCOL }));
      this.#drop(REFRESH);
      return;
    }
    this.#greeted = true;
    this.send(JSON.stringify({ t: 'welcome', protocol: PROTOCOL, server: this.#world.version }));
  }

  async #limited(work: () => Promise<void>, id?: string): Promise<void> {
    if (this.#underWay >= MOST_UNDER_WAY) {
      this.#refuse({ code: 'too-often', ...(id !== undefined && { id }) });
      return;
    }
    this.#underWay++;
    try {
      await work();
    } catch (error) {
      this.#world.problem('a command failed', '', error);
      this.#refuse({ code: 'storage-failed', ...(id !== undefined && { id }) });
    } finally {
      this.#underWay--;
    }
  }

  async #watch(id: string, message: Look & { t: string; table: string }): Promise<void> {
    if (this.#watched.size >= this.#world.guards.watches && !this.#watched.has(id)) {
      this.#refuse({ code: 'too-often', table: id });
      return;
    }
    const table = await this.#world.tables.get(id);
    if (!(table instanceof Table)) {
      this.#refuse({ code: table ?? 'unknown-table', table: id });
      return;
    }
    const before = this.#watched.get(id);
    if (before !== table) before?.unwatch(this);
    this.#watched.set(id, table);
    const { t: _t, table: _table, ...look } = message;
    const answer = await table.watch(this, look, look.key === undefined ? undefined : hashKey(look.key));
    if (answer.t === 'refused') {
      if (before === undefined) this.#watched.delete(id);
      this.send(JSON.stringify(answer));
    }
    if (this.#closed) table.unwatch(this);
  }

  async #do({ t: _t, table: id, ...command }: Command): Promise<void> {
    const table = await this.#world.tables.get(id);
    if (table instanceof Table) this.send(JSON.stringify(await table.do(command, hashKey(command.key))));
    else this.#refuse({ id: command.id, table: id, code: table ?? 'unknown-table' });
  }
}

function parse(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

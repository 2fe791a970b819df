import type { Duplex } from 'node:stream';
import { type Bye, ClientMessage, type Command, type Done, faultOf, type Notice, PROTOCOL, type Refused } from '@bellwether/wire';
import type { WebSocket } from 'ws';
import type { Guards } from '../options.ts';
import { hashKey } from '../secrets.ts';
import type { Watcher } from '../table/audience.ts';
import { Table } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import { Bucket } from './guards.ts';

/** What a connection needs of the rest of the server. */
export interface ConnectionContext {
  readonly tables: Tables;
  readonly guards: Guards;
  readonly version: string;
  now(): number;
  sent(bytes: number): void;
  /** Asks for `flush` at the end of this turn of the loop. */
  queueFlush(connection: Connection): void;
  problem(what: string, table: string, error: unknown): void;
  /** Counts a refusal or a close by its code, and logs it if it smells of abuse. */
  note(what: 'refused' | 'closed', code: string | number, address: string): void;
  isBanned(address: string): boolean;
  /** What everybody should know now, if there is something. */
  notice(): Notice | undefined;
}

/** Close codes, for those who want to know. */
const TOO_SLOW = 4008;
const TOO_MUCH = 4009;
const REFRESH = 4001;
const SILENT = 4002;
const BANNED = 4003;

/** Warnings before a connection that says too much is closed. */
const PATIENCE = 50;
const MOST_UNDER_WAY = 32;

/** One socket of one client: reads messages, passes them to tables, tells it what happens there. */
export class Connection implements Watcher {
  readonly address: string;
  readonly #socket: WebSocket;
  /** The same connection below the frames: corked, it holds them back and sends them together. */
  readonly #pipe: Duplex;
  readonly #context: ConnectionContext;
  readonly #watched = new Map<string, Table>();
  readonly #bucket: Bucket;
  #greeted = false;
  #patience = PATIENCE;
  #underWay = 0;
  #closed = false;
  #alive = true;
  #isCorked = false;
  #idleSince: number;
  #pingedAt: number;

  constructor(socket: WebSocket, pipe: Duplex, address: string, context: ConnectionContext) {
    this.address = address;
    this.#socket = socket;
    this.#pipe = pipe;
    this.#context = context;
    this.#idleSince = context.now();
    this.#pingedAt = this.#idleSince;
    this.#bucket = new Bucket(context.guards.burst, context.guards.messagesPerSecond, this.#idleSince);
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
    this.#context.sent(text.length);
    // What is said in one turn of the loop, such as an event and the answer to its command, goes out together.
    if (!this.#isCorked) {
      this.#isCorked = true;
      this.#pipe.cork();
      this.#context.queueFlush(this);
    }
    this.#socket.send(text);
  }

  flush(): void {
    if (!this.#isCorked) return;
    this.#isCorked = false;
    this.#pipe.uncork();
    // Whoever does not read gets dropped, and catches up when it comes back.
    if (this.#pipe.writableLength > this.#context.guards.backlog) this.#drop(TOO_SLOW);
  }

  /** Asked now and then: drops those who are gone or never say anything. */
  check(now: number): void {
    const { helloWithin, idleFor, pingEvery } = this.#context.guards;
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
    this.send(JSON.stringify({ t: 'bye', reason: 'stopping' } satisfies Bye));
    this.flush();
    this.#socket.close(1012);
  }

  /** For a peer that does not answer. */
  end(): void {
    this.#socket.terminate();
  }

  #drop(code: number): void {
    if (this.#closed) return;
    this.#context.note('closed', code, this.address);
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
    this.#answer({ t: 'refused', ...refused });
  }

  #answer(answer: Done | Refused): void {
    if (answer.t === 'refused') this.#context.note('refused', answer.code, this.address);
    this.send(JSON.stringify(answer));
  }

  /** Says no and hangs up on somebody the operator has banned. */
  ban(): void {
    this.#refuse({ code: 'banned' });
    this.#drop(BANNED);
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (this.#closed) return;
    if (!this.#bucket.take(this.#context.now())) {
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
    void this.#obey(message as ClientMessage).catch((error: unknown) => this.#context.problem('a message failed', '', error));
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
        this.#idleSince = this.#context.now();
        return;
      case 'watch':
        return this.#limited(() => this.#watch(message));
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
    if (this.#context.isBanned(this.address)) {
      this.ban();
      return;
    }
    this.#greeted = true;
    this.send(JSON.stringify({ t: 'welcome', protocol: PROTOCOL, server: this.#context.version }));
    const notice = this.#context.notice();
    if (notice !== undefined) this.send(JSON.stringify(notice));
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
      this.#context.problem('a command failed', '', error);
      this.#refuse({ code: 'storage-failed', ...(id !== undefined && { id }) });
    } finally {
      this.#underWay--;
    }
  }

  async #watch({ t: _t, table: id, ...look }: Extract<ClientMessage, { t: 'watch' }>): Promise<void> {
    if (this.#watched.size >= this.#context.guards.watches && !this.#watched.has(id)) {
      this.#refuse({ code: 'too-often', table: id });
      return;
    }
    const table = await this.#context.tables.get(id);
    if (!(table instanceof Table)) {
      this.#refuse({ code: table ?? 'unknown-table', table: id });
      return;
    }
    const before = this.#watched.get(id);
    if (before !== table) before?.unwatch(this);
    this.#watched.set(id, table);
    const refused = await table.watch(this, look, look.key === undefined ? undefined : hashKey(look.key));
    if (refused !== undefined) {
      if (before === undefined) this.#watched.delete(id);
      this.#answer(refused);
    }
    if (this.#closed) table.unwatch(this);
  }

  async #do({ t: _t, table: id, ...command }: Command): Promise<void> {
    const table = await this.#context.tables.get(id);
    if (table instanceof Table) this.#answer(await table.do(command, hashKey(command.key)));
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

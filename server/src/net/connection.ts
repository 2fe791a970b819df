import type { Duplex } from 'node:stream';
import {
  type Bye,
  ClientMessage,
  type Command,
  CommandId,
  type Done,
  faultOf,
  fits,
  type Notice,
  PROTOCOL,
  type Refused,
  TableId,
} from '@bellwether/wire';
import type { WebSocket } from 'ws';
import { background } from '../background.ts';
import { Bucket } from '../limits/bucket.ts';
import { householdKey } from '../limits/household.ts';
import type { Payer } from '../limits/payer.ts';
import { type Household, MESSAGE_COST_MS, Requester, type WorkBudgets } from '../limits/work-budgets.ts';
import type { Guards } from '../options.ts';
import type { Directory } from '../person/directory.ts';
import { hashKey } from '../secrets.ts';
import { Subscription, type Watcher } from '../table/subscription.ts';
import { NoHomeError } from '../table/table-api.ts';
import type { Tables } from '../table/tables.ts';
import { isNestedDeeply } from './depth.ts';

/** What a connection needs from the server. */
export interface ConnectionContext {
  readonly tables: Tables;
  readonly guards: Guards;
  readonly work: WorkBudgets;
  /** Maps a device's key to a person. */
  readonly directory: Pick<Directory, 'of' | 'known'>;
  readonly version: string;
  now(): number;
  countSentBytes(bytes: number): void;
  /** Requests a `flush` at the end of this tick. */
  queueFlush(connection: Connection): void;
  /** The connection has ended. */
  closed(connection: Connection): void;
  problem(what: string, table: string, error: unknown): void;
  /** Counts a refusal or close by its code, and logs likely abuse. */
  countCode(what: 'refused' | 'closed', code: string | number, address: string): void;
  isBanned(address: string): boolean;
  /** The current notice to everyone, if any. */
  notice(): Notice | undefined;
}

/** WebSocket close codes. */
const TOO_SLOW = 4008;
const TOO_MUCH = 4009;
const REFRESH = 4001;
const SILENT = 4002;
const BANNED = 4003;
/** Service restart: clients reconnect. */
const RESTART = 1012;

/** Charged to an address for a connection that had to be closed. */
const DROP_COST_MS = 1;
/** For the peer to answer our close. */
const CLOSE_TIMEOUT_MS = 2_000;
/** Longer than any valid message: it is queued before it is parsed. */
const LONG_MESSAGE_BYTES = 1_000;
/** Messages over the rate, or unreadable ones, before the connection is closed. */
const MAX_STRIKES = 50;
/** Watches and commands without an answer yet. */
const MAX_REQUESTS = 32;
/** With more unsent bytes than this, we stop reading from the client. */
const STOP_READING_BYTES = 65_536;
/** Devices whose owner is cached, unless more are in use. An honest client has one. */
const MAX_DEVICES = 32;

/** `closed`: no reads or writes. The socket itself may take a moment to close. */
type ConnectionState = { readonly kind: 'awaiting-hello' } | { readonly kind: 'open' } | { readonly kind: 'closed' };

type Watch = Extract<ClientMessage, { t: 'watch' }>;

/** A message that goes to a table. `device`: the hash of its key. */
type Request =
  | { readonly kind: 'watch'; readonly message: Watch; readonly device: string | undefined; readonly watched: Watched }
  | { readonly kind: 'do'; readonly message: Command; readonly device: string };

interface Watched {
  readonly subscription: Subscription;
  /** The device it was granted to. */
  device: string | undefined;
}

/** One client's socket: reads messages, forwards them to tables, sends events. */
export class Connection implements Watcher {
  readonly address: string;
  readonly householdKey: string;
  readonly #socket: WebSocket;
  /** The raw connection under the WebSocket. Corked, it batches frames. */
  readonly #pipe: Duplex;
  readonly #context: ConnectionContext;
  /** By table. Never holds an ended subscription. */
  readonly #watched = new Map<string, Watched>();
  readonly #requests = new Set<Request>();
  /** Owners by device, least recently used first. */
  readonly #owners = new Map<string, string>();
  /** Number of calls of `renew`. */
  #renewals = 0;
  readonly #bucket: Bucket;
  readonly #household: Household;
  readonly #socketBudget: Bucket;
  /** Pays for messages without a key. */
  readonly #anonymous: Requester;
  #state: ConnectionState = { kind: 'awaiting-hello' };
  #strikes = 0;
  /** Unsent bytes as counted in the household. */
  #unsent = 0;
  /** When the last subscription ended, or the connection began. */
  #idleSince: number;
  #ping: { readonly at: number; isAnswered: boolean };

  constructor(socket: WebSocket, pipe: Duplex, address: string, household: Household, context: ConnectionContext) {
    this.address = address;
    this.householdKey = householdKey(address);
    this.#socket = socket;
    this.#pipe = pipe;
    this.#context = context;
    this.#household = household;
    household.sockets++;
    this.#socketBudget = context.work.anonymous();
    this.#anonymous = new Requester(household, this.#socketBudget);
    this.#idleSince = context.now();
    this.#ping = { at: this.#idleSince, isAnswered: true };
    this.#bucket = new Bucket(context.work.limits.messages, this.#idleSince);
    socket.on('message', (data, isBinary) => this.#onMessage(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#onPingOrPong(() => socket.pong(data)));
    socket.on('pong', () => this.#onPingOrPong());
    pipe.on('drain', () => this.#count());
    socket.on('close', () => this.#end());
    // Not a WebSocket frame, or too large. `ws` answers with a close code.
    socket.on('error', () => this.#hangUp());
  }

  get #isClosed(): boolean {
    return this.#state.kind === 'closed';
  }

  send(text: string): void {
    if (this.#isClosed) return;
    this.#context.countSentBytes(text.length);
    // Everything sent in one tick, such as an event and the command's answer, leaves together.
    if (this.#pipe.writableCorked === 0) {
      this.#pipe.cork();
      this.#context.queueFlush(this);
    }
    this.#socket.send(text);
  }

  flush(): void {
    if (this.#pipe.writableCorked === 0) return;
    this.#pipe.uncork();
    this.#count();
    // A client that does not read is dropped. It catches up when it reconnects.
    const { unreadPerSocket, unreadPerAddress } = this.#context.guards;
    if (this.#unsent > unreadPerSocket || (this.#unsent > 0 && this.#household.unsentBytes > unreadPerAddress)) this.#drop(TOO_SLOW);
  }

  /** Counts unsent bytes. Above STOP_READING_BYTES the client is not read. */
  #count(): void {
    if (this.#isClosed) return;
    const { writableLength } = this.#pipe;
    this.#household.unsentBytes += writableLength - this.#unsent;
    this.#unsent = writableLength;
    if (writableLength > STOP_READING_BYTES) this.#socket.pause();
    else if (this.#socket.isPaused) this.#socket.resume();
  }

  /** Pings and pongs count as messages. Those over the rate are not answered and lead to a close. */
  #onPingOrPong(answer?: () => void): void {
    this.#ping.isAnswered = true;
    if (this.#isClosed) return;
    this.#anonymous.pay(MESSAGE_COST_MS);
    if (this.#bucket.take(this.#context.now())) answer?.();
    else this.#strike();
  }

  #strike(): void {
    if (++this.#strikes > MAX_STRIKES) this.#drop(TOO_MUCH);
  }

  /** People whose keys were used here lately. */
  get people(): Iterable<string> {
    return this.#owners.values();
  }

  /** Called periodically: drops dead and silent clients. */
  check(now: number): void {
    if (this.#isClosed) return;
    const { helloWithin, idleFor, pingEvery } = this.#context.guards;
    const mayBeIdleFor = this.#state.kind === 'open' ? idleFor : helloWithin;
    if (this.#watched.size === 0 && now - this.#idleSince > mayBeIdleFor) this.#drop(SILENT);
    else if (now - this.#ping.at >= pingEvery) {
      if (!this.#ping.isAnswered) this.#drop(SILENT);
      else {
        this.#ping = { at: now, isAnswered: false };
        this.#socket.ping();
      }
    }
  }

  /** Asks the client to reconnect, to any server. */
  bye(): void {
    this.send(JSON.stringify({ t: 'bye', reason: 'stopping' } satisfies Bye));
    this.flush();
    this.#restart();
  }

  /** For a peer that does not answer. */
  end(): void {
    this.#socket.terminate();
  }

  #restart(): void {
    this.#leave();
    this.#socket.close(RESTART);
    this.#endSoon();
  }

  #endSoon(): void {
    setTimeout(() => this.end(), CLOSE_TIMEOUT_MS).unref();
  }

  #drop(code: number): void {
    if (this.#isClosed) return;
    this.#context.countCode('closed', code, this.address);
    this.#leave();
    this.flush();
    if (code === TOO_SLOW) this.#household.trouble.pay(DROP_COST_MS);
    // A peer that does not read never sees a close frame.
    if (code === TOO_SLOW) this.end();
    else {
      this.#socket.close(code);
      if (code === TOO_MUCH) this.#hangUp();
      else this.#endSoon();
    }
  }

  /** Stops reading. */
  #hangUp(): void {
    this.#household.trouble.pay(DROP_COST_MS);
    this.#pipe.pause();
    this.#endSoon();
  }

  #end(): void {
    this.#leave();
    this.#household.sockets--;
    this.#context.closed(this);
  }

  #leave(): void {
    this.#state = { kind: 'closed' };
    this.#household.unsentBytes -= this.#unsent;
    this.#unsent = 0;
    for (const { subscription } of [...this.#watched.values()]) subscription.end();
  }

  #refuse(refused: Omit<Refused, 't'>): void {
    this.#answer({ t: 'refused', ...refused });
  }

  #answer(answer: Done | Refused): void {
    if (answer.t === 'refused') this.#context.countCode('refused', answer.code, this.address);
    this.send(JSON.stringify(answer));
  }

  /** Refuses and disconnects a banned client. */
  ban(): void {
    this.#refuse({ code: 'banned' });
    this.#drop(BANNED);
  }

  #onMessage(data: Buffer, isBinary: boolean): void {
    if (data.length <= LONG_MESSAGE_BYTES) {
      this.#read(data, isBinary);
      return;
    }
    this.#context.work.scheduler.submit({
      priority: () => this.#anonymous.priority(),
      run: () => this.#read(data, isBinary),
      refuse: () => this.#read(data, isBinary, true),
    });
  }

  /** `isLate`: it waited too long in the queue. */
  #read(data: Buffer, isBinary: boolean, isLate = false): void {
    if (this.#isClosed) return;
    const began = performance.now();
    const isTooMuch = isLate || !this.#bucket.take(this.#context.now());
    const message = isBinary ? undefined : parse(data);
    const fault = isTooMuch ? undefined : faultOf(ClientMessage, message);
    this.#anonymous.pay(MESSAGE_COST_MS + performance.now() - began);
    if (isTooMuch) this.#refuse({ code: 'too-often', ...meantBy(message) });
    else if (fault !== undefined) this.#refuse({ code: 'bad-message', ...meantBy(message), ...fault });
    else {
      this.#obey(message as ClientMessage);
      return;
    }
    this.#strike();
  }

  #obey(message: ClientMessage): void {
    if (message.t === 'hello') {
      this.#greet(message.protocol);
      return;
    }
    if (this.#state.kind !== 'open') {
      this.#refuse({ code: 'hello-first', ...meantBy(message) });
      return;
    }
    switch (message.t) {
      case 'ping':
        this.send('{"t":"pong"}');
        return;
      case 'unwatch':
        this.#watched.get(message.table)?.subscription.end();
        return;
      case 'watch':
        this.#request(message);
        return;
      case 'do':
        this.#enqueue({ kind: 'do', message, device: hashKey(message.key) });
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
    this.#state = { kind: 'open' };
    this.send(JSON.stringify({ t: 'welcome', protocol, server: this.#context.version }));
    const notice = this.#context.notice();
    if (notice !== undefined) this.send(JSON.stringify(notice));
  }

  /** The subscription exists from here on, so an `unwatch` that arrives before the table's answer ends it. */
  #request(message: Watch): void {
    const { table } = message;
    const device = message.key === undefined ? undefined : hashKey(message.key);
    const before = this.#watched.get(table);
    if (before === undefined && this.#watched.size >= this.#context.guards.watches) {
      this.#refuse({ code: 'too-often', table });
      return;
    }
    before?.subscription.ask();
    const watched = before ?? { subscription: new Subscription(this, () => this.#unwatched(table)), device: undefined };
    this.#watched.set(table, watched);
    this.#enqueue({ kind: 'watch', message, device, watched });
  }

  #unwatched(table: string): void {
    this.#watched.delete(table);
    this.#idleSince = this.#context.now();
  }

  /** Queues a request until its caller's turn. */
  #enqueue(request: Request): void {
    const { work, directory } = this.#context;
    const { kind, message, device } = request;
    const requester =
      device === undefined
        ? this.#anonymous
        : new Requester(this.#household, work.person(directory.known(device) ?? device), this.#socketBudget);
    const isMove = message.t === 'do' && message.action.kind === 'move';
    const table = isMove ? undefined : work.table(message.table);
    if (this.#requests.size >= MAX_REQUESTS || requester.isExhausted(kind === 'watch')) {
      this.#decline(request, 'too-often');
      return;
    }
    this.#requests.add(request);
    const payer: Payer = {
      from: this.address,
      pay: (milliseconds, bytes) => {
        requester.pay(milliseconds, bytes);
        table?.pay(milliseconds);
      },
    };
    work.scheduler.submit({
      // Watching a busy table waits; a move does not.
      priority: () => requester.priority() || (table !== undefined && table.left() < 0 ? 1 : 0),
      run: () => background('a message', this.#serve(request, payer), this.#context.problem),
      refuse: () => {
        this.#requests.delete(request);
        this.#decline(request, 'too-often');
      },
    });
  }

  /** Refuses, unless the subscription has ended meanwhile. */
  #decline(request: Request, code: Refused['code']): void {
    const { message } = request;
    if (request.kind === 'watch' && !request.watched.subscription.refuse()) return;
    this.#refuse({ code, table: message.table, ...(message.t === 'do' && { id: message.id }) });
  }

  async #serve(request: Request, payer: Payer): Promise<void> {
    try {
      const person = request.device === undefined ? undefined : await this.#ownerOf(request.device);
      if (this.#isClosed) return;
      if (request.device !== undefined && person === undefined) this.#decline(request, 'revoked');
      else await (request.kind === 'watch' ? this.#watch(request, person, payer) : this.#command(request, person as string, payer));
    } catch (error) {
      if (!(error instanceof NoHomeError)) this.#context.problem('a command failed', '', error);
      this.#decline(request, 'storage-failed');
    } finally {
      this.#requests.delete(request);
    }
  }

  async #watch(request: Extract<Request, { kind: 'watch' }>, key: string | undefined, payer: Payer): Promise<void> {
    const { message, device, watched } = request;
    const { t: _t, table: id, ...look } = message;
    const table = await this.#context.tables.get(id, payer);
    if (typeof table !== 'object') {
      this.#decline(request, table ?? 'unknown-table');
      return;
    }
    const { subscription } = watched;
    const refused = await table.watch(subscription, look, key, payer);
    if (refused === undefined) watched.device = device;
    else if (subscription.refuse()) this.#answer(refused);
  }

  async #command({ message }: Extract<Request, { kind: 'do' }>, key: string, payer: Payer): Promise<void> {
    const { t: _t, table: id, ...command } = message;
    const table = await this.#context.tables.get(id, payer);
    if (typeof table === 'object') this.#answer(await table.do(command, key, payer));
    else this.#refuse({ id: command.id, table: id, code: table ?? 'unknown-table' });
  }

  /** The current owner, undefined if the device was revoked. */
  async #ownerOf(device: string): Promise<string | undefined> {
    const { directory } = this.#context;
    for (;;) {
      const renewals = this.#renewals;
      const owner = directory.known(device) ?? (await directory.of(device));
      // `renew` may have run during the lookup: the answer may be stale.
      if (renewals !== this.#renewals) continue;
      if (owner !== undefined) this.#remember(device, owner);
      return owner;
    }
  }

  /** Evicts the least recently used device without a subscription or open request. */
  #remember(device: string, owner: string): void {
    this.#owners.delete(device);
    this.#owners.set(device, owner);
    if (this.#owners.size <= MAX_DEVICES) return;
    const inUse = new Set([...this.#requests, ...this.#watched.values()].map((user) => user.device));
    const unused = [...this.#owners.keys()].find((old) => !inUse.has(old));
    if (unused !== undefined) this.#owners.delete(unused);
  }

  /** Closes the connection if one of its devices was revoked or moved to another person. */
  async renew(devices?: readonly string[]): Promise<void> {
    this.#renewals++;
    for (const [device, owner] of this.#owners) {
      if (devices?.includes(device) === false) continue;
      if ((await this.#context.directory.of(device).catch(() => owner)) === owner) continue;
      this.#restart();
      return;
    }
  }
}

/** The id and table of an invalid message, if they are valid, for its refusal. */
function meantBy(message: unknown): Pick<Refused, 'id' | 'table'> {
  if (typeof message !== 'object' || message === null) return {};
  const { id, table }: { id?: unknown; table?: unknown } = message;
  return { ...(fits(CommandId, id) && { id }), ...(fits(TableId, table) && { table }) };
}

function parse(data: Buffer): unknown {
  const text = data.toString();
  if (isNestedDeeply(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

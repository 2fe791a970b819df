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
  OLDEST_PROTOCOL,
  PROTOCOL,
  type Refused,
  TableId,
} from '@bellwether/wire';
import type { WebSocket } from 'ws';
import type { Guards } from '../options.ts';
import type { Directory } from '../person/directory.ts';
import { hashKey } from '../secrets.ts';
import { refusedBefore } from '../table/as-told-before.ts';
import type { Watcher } from '../table/audience.ts';
import type { Payer } from '../table/table-context.ts';
import { NoHome, type TableDoor } from '../table/table-door.ts';
import type { Tables } from '../table/tables.ts';
import type { Budget } from './budgets.ts';
import { isNestedDeeply } from './depth.ts';
import { Bucket, household } from './guards.ts';
import { A_MESSAGE, Asker, type House, type Work } from './work.ts';

/** What a connection needs of the rest of the server. */
export interface ConnectionContext {
  readonly tables: Tables;
  readonly guards: Guards;
  readonly work: Work;
  /** Whose device a key is. */
  readonly directory: Pick<Directory, 'of' | 'known'>;
  readonly version: string;
  now(): number;
  sent(bytes: number): void;
  /** Asks for `flush` at the end of this turn of the loop. */
  queueFlush(connection: Connection): void;
  /** The connection has ended. */
  gone(connection: Connection): void;
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

/** Milliseconds that it costs to be rid of somebody. */
const A_DROP = 1;
/** Milliseconds until a connection ends whose peer does not answer our goodbye. */
const GOODBYE = 2_000;
/** Bytes of a message that is longer than any we know: it waits before it is read. */
const LONG = 1_000;
/** Warnings before a connection that says too much is closed. */
const PATIENCE = 50;
const MOST_UNDER_WAY = 32;
/** Bytes that wait for a client to read before it is no longer listened to. */
const LISTEN_AGAIN = 65_536;

type Watch = Extract<ClientMessage, { t: 'watch' }>;
/** Messages that cost more than reading them. */
type Weighty = Watch | Command;

/** One socket of one client: reads messages, passes them to tables, tells it what happens there. */
export class Connection implements Watcher {
  readonly address: string;
  readonly household: string;
  readonly #socket: WebSocket;
  /** The same connection below the frames: corked, it holds them back and sends them together. */
  readonly #pipe: Duplex;
  readonly #context: ConnectionContext;
  readonly #watched = new Map<string, TableDoor>();
  /** By the hash of a key that was shown here: whose it was then. */
  readonly #shown = new Map<string, string>();
  readonly #bucket: Bucket;
  readonly #house: House;
  readonly #socketBudget: Budget;
  /** Pays for what comes without a key. */
  readonly #stranger: Asker;
  #greeted = false;
  #protocol = PROTOCOL;
  #patience = PATIENCE;
  #underWay = 0;
  #closed = false;
  #alive = true;
  #isCorked = false;
  /** Bytes that wait to be read, as the house knows it. */
  #waiting = 0;
  #idleSince: number;
  #pingedAt: number;

  constructor(socket: WebSocket, pipe: Duplex, address: string, house: House, context: ConnectionContext) {
    this.address = address;
    this.household = household(address);
    this.#socket = socket;
    this.#pipe = pipe;
    this.#context = context;
    this.#house = house;
    house.connections++;
    this.#socketBudget = context.work.stranger();
    this.#stranger = new Asker(house, this.#socketBudget);
    this.#idleSince = context.now();
    this.#pingedAt = this.#idleSince;
    this.#bucket = new Bucket(context.guards.burst, context.guards.messagesPerSecond, this.#idleSince);
    socket.on('message', (data, isBinary) => this.#hear(data as Buffer, isBinary));
    socket.on('ping', (data) => this.#ponder(() => socket.pong(data)));
    socket.on('pong', () => this.#ponder());
    pipe.on('drain', () => this.#count());
    socket.on('close', () => this.#end());
    // What is no WebSocket, or too large. It is told so and no longer read.
    socket.on('error', () => this.#hangUp());
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
    this.#count();
    // Whoever does not read gets dropped, and catches up when it comes back.
    const { unreadPerSocket, unreadPerAddress } = this.#context.guards;
    if (this.#waiting > unreadPerSocket || (this.#waiting > 0 && this.#house.waiting > unreadPerAddress)) this.#drop(TOO_SLOW);
  }

  /** Notes what waits to be read. Whoever has much to read is not listened to until then. */
  #count(): void {
    if (this.#closed) return;
    const { writableLength } = this.#pipe;
    this.#house.waiting += writableLength - this.#waiting;
    this.#waiting = writableLength;
    if (writableLength > LISTEN_AGAIN) this.#socket.pause();
    else if (this.#socket.isPaused) this.#socket.resume();
  }

  /** Pings and pongs count as messages do; too many are not answered, then the connection ends. */
  #ponder(answer?: () => void): void {
    this.#alive = true;
    if (this.#closed) return;
    this.#stranger.pay(A_MESSAGE);
    if (this.#bucket.take(this.#context.now())) answer?.();
    else this.#losePatience();
  }

  #losePatience(): void {
    if (--this.#patience < 0) this.#drop(TOO_MUCH);
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
    if (code === TOO_SLOW) this.#house.trouble.pay(A_DROP);
    // A peer that does not read never sees a polite close.
    if (code === TOO_SLOW) this.#socket.terminate();
    else {
      this.#socket.close(code);
      if (code === TOO_MUCH) this.#hangUp();
      else setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
    }
  }

  /** Whatever else comes stays where it is. */
  #hangUp(): void {
    this.#house.trouble.pay(A_DROP);
    this.#pipe.pause();
    setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
  }

  #end(): void {
    this.#leave();
    this.#house.connections--;
    this.#context.gone(this);
  }

  #leave(): void {
    this.#closed = true;
    this.#house.waiting -= this.#waiting;
    this.#waiting = 0;
    for (const table of this.#watched.values()) table.unwatch(this);
    this.#watched.clear();
  }

  #refuse(refused: Omit<Refused, 't'>): void {
    this.#answer({ t: 'refused', ...refused });
  }

  #answer(answer: Done | Refused): void {
    if (answer.t === 'refused') this.#context.note('refused', answer.code, this.address);
    this.send(JSON.stringify(answer.t === 'refused' && this.#protocol < PROTOCOL ? refusedBefore(answer) : answer));
  }

  /** Says no and hangs up on somebody the operator has banned. */
  ban(): void {
    this.#refuse({ code: 'banned' });
    this.#drop(BANNED);
  }

  #hear(data: Buffer, isBinary: boolean): void {
    if (data.length <= LONG) {
      this.#read(data, isBinary);
      return;
    }
    this.#context.work.turns.take({
      rank: () => this.#stranger.rank(),
      run: () => this.#read(data, isBinary),
      refuse: () => this.#read(data, isBinary, true),
    });
  }

  /** `isLate`: it has waited for too long. */
  #read(data: Buffer, isBinary: boolean, isLate = false): void {
    if (this.#closed) return;
    const began = performance.now();
    const isTooMuch = isLate || !this.#bucket.take(this.#context.now());
    const message = isBinary ? undefined : parse(data);
    const fault = isTooMuch ? undefined : faultOf(ClientMessage, message);
    this.#stranger.pay(A_MESSAGE + performance.now() - began);
    if (isTooMuch) this.#refuse({ code: 'too-often', ...meantBy(message) });
    else if (fault !== undefined) this.#refuse({ code: 'bad-message', ...meantBy(message), ...fault });
    else {
      this.#obey(message as ClientMessage);
      return;
    }
    this.#losePatience();
  }

  #obey(message: ClientMessage): void {
    if (message.t === 'hello') {
      this.#greet(message.protocol);
      return;
    }
    if (!this.#greeted) {
      this.#refuse({ code: 'hello-first', ...meantBy(message) });
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
      case 'do':
        this.#wait(message);
    }
  }

  /** Messages that cost something are done when it is their sender's turn. */
  #wait(message: Weighty): void {
    const { work, directory } = this.#context;
    const key = message.key === undefined ? undefined : hashKey(message.key);
    const asker = key === undefined ? this.#stranger : new Asker(this.#house, work.person(directory.known(key) ?? key), this.#socketBudget);
    const isMove = message.t === 'do' && message.action.kind === 'move';
    const table = isMove ? undefined : work.table(message.table);
    if (this.#underWay >= MOST_UNDER_WAY || asker.isExhausted(message.t === 'watch')) {
      this.#tooOften(message);
      return;
    }
    this.#underWay++;
    const payer: Payer = {
      from: this.address,
      pay: (milliseconds, bytes) => {
        asker.pay(milliseconds, bytes);
        table?.pay(milliseconds);
      },
    };
    work.turns.take({
      // Whoever only looks waits where many look; a move does not.
      rank: () => asker.rank() || (table !== undefined && table.left() < 0 ? 1 : 0),
      run: () => void this.#do(message, key, payer).finally(() => this.#underWay--),
      refuse: () => {
        this.#underWay--;
        this.#tooOften(message);
      },
    });
  }

  #tooOften({ table, ...message }: Weighty): void {
    this.#refuse({ code: 'too-often', table, ...(message.t === 'do' && { id: message.id }) });
  }

  #greet(protocol: number): void {
    if (protocol < OLDEST_PROTOCOL || protocol > PROTOCOL) {
      this.send(JSON.stringify({ t: 'refresh', protocol: PROTOCOL }));
      this.#drop(REFRESH);
      return;
    }
    if (this.#context.isBanned(this.address)) {
      this.ban();
      return;
    }
    this.#greeted = true;
    this.#protocol = protocol;
    this.send(JSON.stringify({ t: 'welcome', protocol, server: this.#context.version }));
    const notice = this.#context.notice();
    if (notice !== undefined) this.send(JSON.stringify(notice));
  }

  async #do(message: Weighty, key: string | undefined, payer: Payer): Promise<void> {
    if (this.#closed) return;
    try {
      const person = key === undefined ? undefined : await this.#personOf(key);
      if (key !== undefined && person === undefined) {
        this.#refuse({ code: 'revoked', table: message.table, ...(message.t === 'do' && { id: message.id }) });
        return;
      }
      await (message.t === 'watch' ? this.#watch(message, person, payer) : this.#command(message, person as string, payer));
    } catch (error) {
      if (!(error instanceof NoHome)) this.#context.problem('a command failed', '', error);
      this.#refuse({ code: 'storage-failed', table: message.table, ...(message.t === 'do' && { id: message.id }) });
    }
  }

  async #personOf(key: string): Promise<string | undefined> {
    const { directory } = this.#context;
    const person = directory.known(key) ?? (await directory.of(key));
    if (person !== undefined) this.#shown.set(key, person);
    return person;
  }

  /** Ends if a key that was shown here is another person's now, or nobody's: whoever comes back is seen as who they are. */
  async renew(devices?: readonly string[]): Promise<void> {
    for (const [key, person] of this.#shown) {
      if (devices?.includes(key) === false) continue;
      if ((await this.#context.directory.of(key).catch(() => person)) === person) continue;
      this.#leave();
      this.#socket.close(1012);
      setTimeout(() => this.#socket.terminate(), GOODBYE).unref();
      return;
    }
  }

  async #watch({ t: _t, table: id, ...look }: Watch, key: string | undefined, payer: Payer): Promise<void> {
    if (this.#watched.size >= this.#context.guards.watches && !this.#watched.has(id)) {
      this.#refuse({ code: 'too-often', table: id });
      return;
    }
    const table = await this.#context.tables.get(id, payer);
    if (typeof table !== 'object') {
      this.#refuse({ code: table ?? 'unknown-table', table: id });
      return;
    }
    const before = this.#watched.get(id);
    if (before !== table) before?.unwatch(this);
    this.#watched.set(id, table);
    const refused = await table.watch(this, { ...look, protocol: this.#protocol }, key, payer);
    if (refused !== undefined) {
      if (before === undefined) this.#watched.delete(id);
      this.#answer(refused);
    }
    if (this.#closed) table.unwatch(this);
  }

  async #command({ t: _t, table: id, ...command }: Command, key: string, payer: Payer): Promise<void> {
    const table = await this.#context.tables.get(id, payer);
    if (typeof table === 'object') this.#answer(await table.do(command, key, payer));
    else this.#refuse({ id: command.id, table: id, code: table ?? 'unknown-table' });
  }
}

/** What a message that may be anything calls itself and its table, as far as it can be told again. */
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

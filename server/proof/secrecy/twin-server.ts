import { FastRandom, type GameTypes, type Seat } from '@bellwether/kernel';
import { pino } from 'pino';
import type { BotQuestion } from '../../src/bots/choose.ts';
import type { BotPlayers } from '../../src/bots/pool.ts';
import type { Membership } from '../../src/membership.ts';
import { DEFAULT_GUARDS, DEFAULT_OPTIONS } from '../../src/options.ts';
import type { RandomSource } from '../../src/secrets.ts';
import { Server } from '../../src/server.ts';
import type { Time } from '../../src/time.ts';
import { Api } from '../harness/api.ts';
import { MemoryStore } from '../harness/memory-store.ts';

/** Bots that record every byte they get and move only when the script says so. */
export class ScriptedBots implements BotPlayers {
  readonly heard: string[] = [];
  readonly #waiting = new Map<Seat, (move: string) => void>();

  /** Set while the script leaves the moves to the bots. */
  answer: ((question: BotQuestion) => string) | undefined;

  choose(question: BotQuestion): Promise<string> {
    this.heard.push(JSON.stringify(question));
    if (this.answer !== undefined) return Promise.resolve(this.answer(question));
    return new Promise((resolve) => this.#waiting.set(question.seat, resolve));
  }

  /** Lets the bot at this seat move as soon as it is asked. */
  async move(seat: Seat, move: string): Promise<void> {
    while (!this.#waiting.has(seat)) await new Promise((resolve) => setImmediate(resolve));
    const go = this.#waiting.get(seat);
    this.#waiting.delete(seat);
    go?.(move);
  }

  forget(): void {
    this.heard.length = 0;
    this.answer = undefined;
    this.#waiting.clear();
  }

  async close(): Promise<void> {}
}

/** Bytes of a seed. */
const SEED = 32;

/** A server that differs from its twin only in the cards: same ids, secrets and times, and scripted bots. */
export class TwinServer {
  readonly server: Server;
  readonly api: Api;
  /** Where the viewer connects: here, or at another node. */
  readonly door: Api;
  readonly bots: ScriptedBots;
  readonly #other: Server | undefined;
  #hour = 0;
  #random = new FastRandom(1);
  #cards = new FastRandom(1);

  private constructor(server: Server, bots: ScriptedBots, other?: Server) {
    this.server = server;
    this.api = new Api(server.port);
    this.door = new Api((other ?? server).port);
    this.bots = bots;
    this.#other = other;
  }

  /** In a cluster it is the home of all tables, and viewers connect to another node. */
  static async start(join?: () => Promise<Membership>): Promise<TwinServer> {
    const bots = new ScriptedBots();
    const own: { twin?: TwinServer } = {};
    const time: Time = { now: () => 1_700_000_000_000 + 1_000 * (own.twin?.nextHour() ?? 0), after: () => () => {} };
    const random: RandomSource = (bytes) => own.twin?.bytes(bytes) ?? new Uint8Array(bytes);
    const many = 1_000_000_000;
    const work = { workPerAddress: many, workPerPerson: many, workPerTable: many, answersPerAddress: many };
    const guards = {
      ...{ ...DEFAULT_GUARDS, ...work },
      ...{ burst: many, requestsPerMinute: many, tablesPerHour: many, connectionsPerAddress: many },
    };
    const options = { ...DEFAULT_OPTIONS, port: 0, botPause: 0, guards };
    const log = pino({ level: 'silent' });
    // The length of lists depends on processor time; without it everything is listed.
    const parts = { time, random, bots, cpuTimeMs: () => 0 };
    if (join === undefined) own.twin = new TwinServer(await Server.start(options, new MemoryStore(), log, parts), bots);
    else {
      const start = async () => Server.startNode(options, await join(), log, parts);
      own.twin = new TwinServer(await start(), bots, await start());
    }
    return own.twin;
  }

  /** Resets both twins to the same state, with other cards if the cards are varied. */
  reset(seed: number, cards = seed): void {
    this.#hour = 1_000 * seed;
    this.#random = new FastRandom(seed);
    this.#cards = new FastRandom(cards);
    this.bots.forget();
  }

  tick(): void {
    this.#hour++;
  }

  nextHour(): number {
    return this.#hour;
  }

  bytes(count: number): Uint8Array {
    return Uint8Array.from({ length: count }, () => (count === SEED ? this.#cards : this.#random).below(256));
  }

  async stop(): Promise<void> {
    await this.#other?.stop();
    await this.server.stop();
  }
}

export type AnyRecord = import('@bellwether/kernel').GameRecord<GameTypes>;

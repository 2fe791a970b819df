import { hash } from 'node:crypto';
import { DEFAULT_SETTINGS, PACE_CLOCKS, type PlayNow, type PlayNowAnswer } from '@bellwether/wire';
import type { Payer } from '../limits/payer.ts';
import { newTableId, type RandomSource } from '../secrets.ts';
import type { Settings, Ticket, Tickets } from '../store/store.ts';
import type { CommandRefusal } from '../table/command.ts';
import type { Tables } from '../table/tables.ts';
import type { Time } from '../time.ts';
import { KeyedHash } from './keyed-hash.ts';
import { BOTS_AFTER_MS, formTables } from './matcher.ts';

/** A person's rating in a game by key hash, if known. */
export type StrengthOf = (key: string, game: string) => number | undefined | Promise<number | undefined>;
/** People a person has blocked, by key hash. */
export type BlockedBy = (key: string) => Promise<ReadonlySet<string>>;

export interface WaitingRoomContext {
  readonly store: Tickets & Settings;
  readonly tables: Tables;
  readonly random: RandomSource;
  readonly strengthOf: StrengthOf;
  readonly blockedBy: BlockedBy;
  readonly time: Time;
  problem(what: string, table: string, error: unknown): void;
}

/** A ticket expires without a new request: pages ask every two seconds. */
const TICKET_TTL_MS = 12_000;
/** A ticket's table that does not exist after this time never will: its server crashed between two writes. */
const TABLE_TIMEOUT_MS = 4_000;
/** Interval between two matchings of a queue, and people considered in each. */
const MATCH_MS = 500;
const MAX_WAITING = 500;
/** Queues in memory. */
const MAX_QUEUES = 1_000;

interface Queue {
  readonly name: string;
  readonly asked: Pick<PlayNow, 'game' | 'config' | 'pace'>;
  readonly seats: number;
  matching: Promise<void> | undefined;
  matchedAt: number;
  people: number;
  /** People blocked by those in the queue. */
  blocks: ReadonlyMap<string, ReadonlySet<string>>;
}

/**
 * The matchmaking queues of *Play now*. All state is in the store: any node answers any request and matches people of
 * all nodes, and a wait survives the crash of a node.
 */
export class WaitingRoom {
  readonly #context: WaitingRoomContext;
  /** When this server started: earlier it could not be asked. */
  readonly #began: number;
  readonly #queues = new Map<string, Queue>();
  readonly #keyedHash: KeyedHash;
  #isExpiring = false;

  constructor(context: WaitingRoomContext) {
    this.#context = context;
    this.#keyedHash = new KeyedHash(context.store, context.random);
    this.#began = context.time.now();
  }

  /** `key` is a hash; `house`: the caller's household, if known. */
  async ask(asked: PlayNow, key: string, house: string | undefined, payer: Payer): Promise<PlayNowAnswer | CommandRefusal> {
    const { store, time, strengthOf } = this.#context;
    const queue = this.#queueOf(asked, payer);
    if ('code' in queue) return queue;
    const at = time.now();
    this.#expireLater();
    const ticket = await store.putTicket(
      {
        key,
        queue: queue.name,
        name: asked.name,
        strength: (await strengthOf(key, asked.game)) ?? null,
        house: await this.#keyedHash.of(house),
        mark: asked.mark ?? null,
        since: at,
        seen: at,
        table: null,
        taken: null,
      },
      asked.again === undefined,
      this.#silentSince(at),
    );
    const waited = at - ticket.since;
    const answer = {
      waited: Math.floor(waited / 1_000),
      people: Math.max(1, queue.people),
      bots: Math.ceil(Math.max(0, BOTS_AFTER_MS - waited) / 1_000),
    };
    if (ticket.table !== null) return (await this.#exists(ticket, at)) ? { table: ticket.table, ...answer } : answer;
    await this.#match(queue);
    return { ...answer, people: Math.max(1, queue.people) };
  }

  stop(key: string): Promise<void> {
    return this.#context.store.dropTicket(key);
  }

  /**
   * Tickets not renewed since then expire. A server that has just started waits longer: nobody could renew during its
   * downtime.
   */
  #silentSince(now: number): number {
    return now - this.#began < TICKET_TTL_MS ? 0 : now - TICKET_TTL_MS;
  }

  /** Deletes tickets of people who left without saying so. */
  #expireLater(): void {
    const { store, time, problem } = this.#context;
    if (this.#isExpiring) return;
    this.#isExpiring = true;
    time.after(2 * TICKET_TTL_MS, () => {
      this.#isExpiring = false;
      store.tickets('', this.#silentSince(time.now()), 1).catch((error: unknown) => problem('removing old wait tickets failed', '', error));
    });
  }

  /** One queue per game, config and pace. The config is normalized by the game. */
  #queueOf(asked: PlayNow, payer: Payer): Queue | CommandRefusal {
    const { game, pace } = asked;
    const typed = hash('sha256', JSON.stringify([game, asked.config, pace]), 'base64url');
    const known = this.#queues.get(typed);
    if (known !== undefined) return known;
    const began = performance.now();
    const set = this.#context.tables.setUp(asked);
    payer.pay(performance.now() - began);
    if ('code' in set) return set;
    const name = hash('sha256', JSON.stringify([game, set.config, pace]), 'base64url');
    if (this.#queues.size >= MAX_QUEUES) this.#queues.clear();
    const queue = this.#queues.get(name) ?? {
      name,
      asked: { game, config: asked.config, pace },
      seats: set.seats,
      matching: undefined,
      matchedAt: 0,
      people: 0,
      blocks: new Map(),
    };
    this.#queues.set(typed, queue);
    this.#queues.set(name, queue);
    return queue;
  }

  async #exists({ table, taken }: Ticket, now: number): Promise<boolean> {
    const { tables, store } = this.#context;
    if (table !== null && (await tables.get(table)) !== undefined) return true;
    if (table !== null && now - (taken ?? 0) > TABLE_TIMEOUT_MS) await store.giveBack(table);
    return false;
  }

  #match(queue: Queue): Promise<void> {
    const { time, problem } = this.#context;
    if (queue.matching === undefined && time.now() - queue.matchedAt < MATCH_MS) return Promise.resolve();
    queue.matching ??= this.#bringTogether(queue)
      .catch((error: unknown) => problem('matchmaking failed', '', error))
      .finally(() => {
        queue.matching = undefined;
        queue.matchedAt = time.now();
      });
    return queue.matching;
  }

  async #bringTogether(queue: Queue): Promise<void> {
    const { store, random, time } = this.#context;
    const kept = await store.tickets(queue.name, this.#silentSince(time.now()), MAX_WAITING);
    const waiting = kept.filter(({ seen }) => seen > time.now() - TICKET_TTL_MS);
    queue.people = waiting.length;
    const blocks = await this.#blocksOf(waiting, queue.blocks);
    queue.blocks = blocks;
    const mayMeet = (a: Ticket, b: Ticket) => !blocks.get(a.key)?.has(b.key) && !blocks.get(b.key)?.has(a.key);
    for (const people of formTables(waiting, queue.seats, time.now(), mayMeet)) {
      const id = newTableId(random);
      const isOurs = await store.takeTickets(
        people.map(({ key }) => key),
        id,
        time.now(),
      );
      // Someone left, or another node matched them first: the next matching decides.
      if (!isOurs) continue;
      queue.people -= people.length;
      if (!(await this.#seat(queue, id, people))) await store.giveBack(id);
    }
  }

  /** Looked up once per wait. */
  async #blocksOf(waiting: readonly Ticket[], known: Queue['blocks']): Promise<Queue['blocks']> {
    const blocks = new Map<string, ReadonlySet<string>>();
    for (const { key } of waiting) blocks.set(key, known.get(key) ?? (await this.#context.blockedBy(key)));
    return blocks;
  }

  async #seat({ asked: { game, config, pace } }: Queue, id: string, people: readonly Ticket[]): Promise<boolean> {
    const { tables } = this.#context;
    const [first] = people;
    if (first === undefined) return false;
    const settings = { ...DEFAULT_SETTINGS, ...PACE_CLOCKS[pace] };
    const made = await tables.createFor({ id, people, asked: { game, config, settings } }, first.key);
    return !('code' in made);
  }
}

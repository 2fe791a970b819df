import type { Guards } from '../options.ts';
import { Bucket } from './bucket.ts';
import { Buckets } from './buckets.ts';
import { householdKey } from './household.ts';
import { FIXED, type Limits, limitsOf } from './limits.ts';
import type { Payer } from './payer.ts';
import { Scheduler } from './scheduler.ts';
import { SelfPruningMap } from './self-pruning-map.ts';

/** Each message, request and ping, whatever it is, in milliseconds. */
export const MESSAGE_COST_MS = 0.05;

/** Milliseconds that nothing we do takes in one go: what took longer was held up by the machine. */
const MAX_CHARGED_MS = 20;

/** All who come from one address. */
export class Household {
  readonly work: Bucket;
  readonly answers: Bucket;
  /** Pays for requests, as far as nobody knows whose they are. */
  readonly anonymousWork: Bucket;
  /** Pays for connections that are ended because of what came over them. While it is empty no new ones are taken. */
  readonly trouble = new Bucket(FIXED.trouble);
  /** Sockets. */
  sockets = 0;
  /** Connections of any kind. */
  connections = 0;
  arrivals: Bucket | undefined;
  /** Bytes that its connections have not read yet. */
  unsentBytes = 0;
  /** Requests that wait for their turn. */
  queuedRequests = 0;
  /** Bytes of memory that unfinished bodies hold (request-bodies.ts). */
  bodyBytes = 0;

  /** A connection has ended. One listener for all of them: each keeps what listens to it. */
  readonly onConnectionClose = (): void => {
    this.connections--;
  };

  constructor({ address, answers }: Pick<Limits, 'address' | 'answers'>) {
    this.work = new Bucket(address);
    this.anonymousWork = new Bucket(address);
    this.answers = new Bucket(answers);
  }

  get isUnused(): boolean {
    const isIdle = this.connections === 0 && this.sockets === 0 && this.queuedRequests === 0 && this.bodyBytes === 0;
    return isIdle && this.work.isFull() && this.answers.isFull() && this.trouble.isFull();
  }
}

/** One who asks: a person, if there is a key, and a connection. Many keys over one connection are no more than one. */
export class Requester implements Payer {
  readonly household: Household;
  /** Its address, for the home of a table at another node. */
  from: string | undefined;
  readonly #own: readonly Bucket[];

  constructor(household: Household, ...own: readonly Bucket[]) {
    this.household = household;
    this.#own = own;
  }

  pay(milliseconds: number, bytes = 0): void {
    const cost = Math.min(milliseconds, MAX_CHARGED_MS);
    this.household.work.pay(cost);
    for (const budget of this.#own) budget.pay(cost);
    if (bytes > 0) this.household.answers.pay(bytes);
  }

  /** 0: inside all budgets. 1: the house is outside. 2: the asker is. */
  priority(): number {
    for (const budget of this.#own) if (budget.left() < 0) return 2;
    return this.household.work.left() < 0 ? 1 : 0;
  }

  /** Whether its address has bytes left. */
  get hasBytesLeft(): boolean {
    return this.household.answers.left() >= 0;
  }

  /** So far outside that it is not even put in line. */
  isExhausted(needsBytes: boolean): boolean {
    return this.#own.some((budget) => budget.isExhausted) || (needsBytes && !this.hasBytesLeft);
  }
}

/** Who asked for how much work, and whose turn it is. */
export class WorkBudgets {
  readonly limits: Limits;
  readonly scheduler = new Scheduler();
  readonly #households: SelfPruningMap<Household>;
  readonly #people: Buckets;
  readonly #tables: Buckets;

  constructor(guards: Guards) {
    const limits = limitsOf(guards);
    this.limits = limits;
    this.#households = new SelfPruningMap(
      () => new Household(limits),
      (household) => household.isUnused,
    );
    this.#people = new Buckets(limits.person);
    this.#tables = new Buckets(limits.table);
  }

  household(address: string): Household {
    return this.#households.get(householdKey(address));
  }

  /** `key` is a hash. */
  person(key: string): Bucket {
    return this.#people.of(key);
  }

  table(id: string): Bucket {
    return this.#tables.of(id);
  }

  /** For one without a key. */
  anonymous(): Bucket {
    return new Bucket(this.limits.person);
  }
}

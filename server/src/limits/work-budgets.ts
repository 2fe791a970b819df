import type { Guards } from '../options.ts';
import { Bucket } from './bucket.ts';
import { Buckets } from './buckets.ts';
import { householdKey } from './household.ts';
import { FIXED, type Limits, limitsOf } from './limits.ts';
import type { Payer } from './payer.ts';
import { Scheduler } from './scheduler.ts';
import { SelfPruningMap } from './self-pruning-map.ts';

/** Cost of any message, request or ping. */
export const MESSAGE_COST_MS = 0.05;

/** Caps a single charge: anything longer was garbage collection or preemption. */
const MAX_CHARGED_MS = 20;

/** Budgets and counters shared by all clients of an address. */
export class Household {
  readonly work: Bucket;
  readonly answers: Bucket;
  /** Pays for requests without a known person. */
  readonly anonymousWork: Bucket;
  /** Pays for connections closed for misuse. While it is overdrawn, new connections are refused. */
  readonly trouble = new Bucket(FIXED.trouble);
  /** WebSockets. */
  sockets = 0;
  /** TCP connections of any kind. */
  connections = 0;
  arrivals: Bucket | undefined;
  /** Bytes sent to its sockets and not read yet. */
  unsentBytes = 0;
  /** Requests in the queue. */
  queuedRequests = 0;
  /** Memory held by unfinished bodies (request-bodies.ts). */
  bodyBytes = 0;

  /** A shared listener: one closure per connection would stay in memory. */
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

/** A caller: a connection, and a person if it has a key. Many keys on one connection gain nothing. */
export class Requester implements Payer {
  readonly household: Household;
  /** Its address, for a table's home on another node. */
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

  /** 0: within all budgets. 1: the household is over. 2: the caller is over. */
  priority(): number {
    for (const budget of this.#own) if (budget.left() < 0) return 2;
    return this.household.work.left() < 0 ? 1 : 0;
  }

  /** Whether the household may still receive whole tables. */
  get hasBytesLeft(): boolean {
    return this.household.answers.left() >= 0;
  }

  /** Too far over budget to be queued. */
  isExhausted(needsBytes: boolean): boolean {
    return this.#own.some((budget) => budget.isExhausted) || (needsBytes && !this.hasBytesLeft);
  }
}

/** Work budgets by household, person and table, and the scheduler. */
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

  /** A budget for a caller without a key. */
  anonymous(): Bucket {
    return new Bucket(this.limits.person);
  }
}

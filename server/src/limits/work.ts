import type { Guards } from '../options.ts';
import { Bucket } from './bucket.ts';
import { Buckets } from './buckets.ts';
import { household } from './household.ts';
import { Ledger } from './ledger.ts';
import { FIXED, type Limits, limitsOf } from './limits.ts';
import type { Payer } from './payer.ts';
import { Turns } from './turns.ts';

/** Each message, request and ping, whatever it is, in milliseconds. */
export const A_MESSAGE = 0.05;

/** Milliseconds that nothing we do takes in one go: what took longer was held up by the machine. */
const DEAREST = 20;

/** All who come from one address. */
export class House {
  readonly work: Bucket;
  readonly answers: Bucket;
  /** Pays for requests, as far as nobody knows whose they are. */
  readonly requesters: Bucket;
  /** Pays for connections that are ended because of what came over them. While it is empty no new ones are taken. */
  readonly trouble = new Bucket(FIXED.trouble);
  /** Sockets. */
  connections = 0;
  /** Connections of any kind. */
  callers = 0;
  arrivals: Bucket | undefined;
  /** Bytes that its connections have not read yet. */
  waiting = 0;
  /** Requests that wait for their turn. */
  requests = 0;
  /** Bytes of memory that unfinished bodies hold (bodies.ts). */
  bodies = 0;

  /** A connection has ended. One listener for all of them: each keeps what listens to it. */
  readonly hangUp = (): void => {
    this.callers--;
  };

  constructor({ address, answers }: Pick<Limits, 'address' | 'answers'>) {
    this.work = new Bucket(address);
    this.requesters = new Bucket(address);
    this.answers = new Bucket(answers);
  }

  get isAsNew(): boolean {
    const isIdle = this.callers === 0 && this.connections === 0 && this.requests === 0 && this.bodies === 0;
    return isIdle && this.work.isFull() && this.answers.isFull() && this.trouble.isFull();
  }
}

/** One who asks: a person, if there is a key, and a connection. Many keys over one connection are no more than one. */
export class Asker implements Payer {
  readonly house: House;
  /** Its address, for the home of a table at another node. */
  from: string | undefined;
  readonly #own: readonly Bucket[];

  constructor(house: House, ...own: readonly Bucket[]) {
    this.house = house;
    this.#own = own;
  }

  pay(milliseconds: number, bytes = 0): void {
    const cost = Math.min(milliseconds, DEAREST);
    this.house.work.pay(cost);
    for (const budget of this.#own) budget.pay(cost);
    if (bytes > 0) this.house.answers.pay(bytes);
  }

  /** 0: inside all budgets. 1: the house is outside. 2: the asker is. */
  rank(): number {
    for (const budget of this.#own) if (budget.left() < 0) return 2;
    return this.house.work.left() < 0 ? 1 : 0;
  }

  /** Whether its address has bytes left. */
  get mayHaveAnswer(): boolean {
    return this.house.answers.left() >= 0;
  }

  /** So far outside that it is not even put in line. */
  isExhausted(wantsAnswer: boolean): boolean {
    return this.#own.some((budget) => budget.isExhausted) || (wantsAnswer && !this.mayHaveAnswer);
  }
}

/** Who asked for how much work, and whose turn it is. */
export class Work {
  readonly limits: Limits;
  readonly turns = new Turns();
  readonly #houses: Ledger<House>;
  readonly #people: Buckets;
  readonly #tables: Buckets;

  constructor(guards: Guards) {
    const limits = limitsOf(guards);
    this.limits = limits;
    this.#houses = new Ledger(
      () => new House(limits),
      (house) => house.isAsNew,
    );
    this.#people = new Buckets(limits.person);
    this.#tables = new Buckets(limits.table);
  }

  house(address: string): House {
    return this.#houses.of(household(address));
  }

  /** `key` is a hash. */
  person(key: string): Bucket {
    return this.#people.of(key);
  }

  table(id: string): Bucket {
    return this.#tables.of(id);
  }

  /** For one without a key. */
  stranger(): Bucket {
    return new Bucket(this.limits.person);
  }
}

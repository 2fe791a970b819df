import type { Payer } from '../table/table-context.ts';
import { type Allowance, Budget, Ledger } from './budgets.ts';
import { type Bucket, household } from './guards.ts';
import { Turns } from './turns.ts';

/** What work and answers may cost, in milliseconds and bytes. */
export interface WorkLimits {
  /** Of one address, one person, one table. */
  readonly address: Allowance;
  readonly person: Allowance;
  readonly table: Allowance;
  /** Bytes of whole tables that one address is told. What happens at a table is told to all who watch it. */
  readonly answers: Allowance;
  /** Bytes that may wait for all the connections of one address to read. */
  readonly waiting: number;
}

export const WORK_LIMITS: WorkLimits = {
  address: { atOnce: 60, perSecond: 300 },
  person: { atOnce: 30, perSecond: 60 },
  table: { atOnce: 100, perSecond: 200 },
  answers: { atOnce: 16_000_000, perSecond: 4_000_000 },
  waiting: 8_000_000,
};

/** Each message, request and ping, whatever it is, in milliseconds. */
export const A_MESSAGE = 0.05;

/** Milliseconds that nothing we do takes in one go: what took longer was held up by the machine. */
const DEAREST = 20;

/** All who come from one address. */
export class House {
  readonly work: Budget;
  readonly answers: Budget;
  /** Pays for requests without a key. */
  readonly requesters: Budget;
  connections = 0;
  arrivals: Bucket | undefined;
  /** Bytes that its connections have not read yet. */
  waiting = 0;
  /** Requests that wait for their turn. */
  requests = 0;

  constructor({ address, answers }: WorkLimits) {
    this.work = new Budget(address);
    this.requesters = new Budget(address);
    this.answers = new Budget(answers);
  }

  get isAsNew(): boolean {
    return this.connections === 0 && this.requests === 0 && this.work.isFull && this.answers.isFull;
  }
}

/** One who asks: with a key a person, without one a connection. */
export class Asker implements Payer {
  readonly house: House;
  readonly own: Budget;
  readonly from: string | undefined;

  constructor(house: House, own: Budget, from?: string) {
    this.house = house;
    this.own = own;
    this.from = from;
  }

  pay(milliseconds: number, bytes = 0): void {
    const cost = Math.min(milliseconds, DEAREST);
    this.house.work.pay(cost);
    this.own.pay(cost);
    if (bytes > 0) this.house.answers.pay(bytes);
  }

  /** 0: inside both budgets. 1: the house is outside. 2: the asker is. */
  rank(): number {
    if (this.own.left() < 0) return 2;
    return this.house.work.left() < 0 ? 1 : 0;
  }

  /** So far outside that it is not even put in line. */
  isExhausted(wantsAnswer: boolean): boolean {
    return this.own.isExhausted || (wantsAnswer && this.house.answers.left() < 0);
  }
}

/** Who asked for how much work, and whose turn it is. */
export class Work {
  readonly limits: WorkLimits;
  readonly turns = new Turns();
  readonly #houses: Ledger<House>;
  readonly #people: Ledger<Budget>;
  readonly #tables: Ledger<Budget>;

  constructor(limits: WorkLimits = WORK_LIMITS) {
    this.limits = limits;
    this.#houses = new Ledger(
      () => new House(limits),
      (house) => house.isAsNew,
    );
    const budgets = (allowance: Allowance) =>
      new Ledger(
        () => new Budget(allowance),
        (budget) => budget.isFull,
      );
    this.#people = budgets(limits.person);
    this.#tables = budgets(limits.table);
  }

  house(address: string): House {
    return this.#houses.of(household(address));
  }

  /** `key` is a hash. */
  person(key: string): Budget {
    return this.#people.of(key);
  }

  table(id: string): Budget {
    return this.#tables.of(id);
  }

  /** For one without a key. */
  stranger(): Budget {
    return new Budget(this.limits.person);
  }
}

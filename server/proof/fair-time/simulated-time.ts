import type { Time } from '../../src/time.ts';

interface Timer {
  readonly dueAt: number;
  call(): void;
}

/** Turns of the event loop without any activity after which nothing more will happen until time passes. */
const QUIET_TURNS = 5;

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Time that stands still except in `pass`. Timers run at exactly the millisecond they are due, in order, and the next one runs only
 * when everything the last one set off has come to rest.
 */
export class SimulatedTime implements Time {
  #nowMs: number;
  #timers: Timer[] = [];
  #activity = 0;

  constructor(nowMs: number) {
    this.#nowMs = nowMs;
  }

  now(): number {
    return this.#nowMs;
  }

  after(milliseconds: number, call: () => void): () => void {
    this.noteActivity();
    const timer = { dueAt: this.#nowMs + Math.max(0, milliseconds), call };
    // Behind those that are due at the same millisecond.
    const later = this.#timers.findIndex(({ dueAt }) => dueAt > timer.dueAt);
    this.#timers.splice(later === -1 ? this.#timers.length : later, 0, timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Whatever can set off something else reports here: bytes on a cable, calls of the store, timers. */
  noteActivity(): void {
    this.#activity++;
  }

  /** Waits until the event loop has come to rest. Simulated time does not move. */
  async settle(): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet++) {
      const before = this.#activity;
      await nextTurn();
      if (this.#activity !== before) quiet = -1;
    }
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.#nowMs + milliseconds;
    for (let next = this.#timers[0]; next !== undefined && next.dueAt <= end; next = this.#timers[0]) {
      this.#timers.shift();
      this.#nowMs = Math.max(this.#nowMs, next.dueAt);
      next.call();
      await this.settle();
    }
    this.#nowMs = end;
  }
}

/** The time of one server process: with the process its timers end. */
export class ProcessTime implements Time {
  readonly #time: SimulatedTime;
  readonly #cancels = new Set<() => void>();
  #isOver = false;

  constructor(time: SimulatedTime) {
    this.#time = time;
  }

  now(): number {
    return this.#time.now();
  }

  after(milliseconds: number, call: () => void): () => void {
    if (this.#isOver) return () => {};
    const cancel = this.#time.after(milliseconds, () => {
      this.#cancels.delete(cancel);
      call();
    });
    this.#cancels.add(cancel);
    return () => {
      this.#cancels.delete(cancel);
      cancel();
    };
  }

  end(): void {
    this.#isOver = true;
    for (const cancel of this.#cancels) cancel();
    this.#cancels.clear();
  }
}

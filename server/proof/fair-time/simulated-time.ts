import type { Time } from '../../src/time.ts';

interface Timer {
  readonly dueAt: number;
  call(): void;
}

/** After this many ticks without activity, nothing more happens until time passes. */
const QUIET_TURNS = 5;

export function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/**
 * Time that moves only in `pass`. Timers run exactly when they are due, in order, and each one only after all effects of the one before
 * have settled.
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
    // After earlier timers of the same millisecond.
    const later = this.#timers.findIndex(({ dueAt }) => dueAt > timer.dueAt);
    this.#timers.splice(later === -1 ? this.#timers.length : later, 0, timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Called by everything that can cause more: bytes on a cable, store calls, timers. */
  noteActivity(): void {
    this.#activity++;
  }

  /** Waits until the event loop is idle. Simulated time stands still. */
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

/** The time of one server process: its timers end with it. */
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

import type { Time } from '../src/time.ts';

/** A clock that only the test advances, firing all timers that are due on the way. */
export class HeldTime implements Time {
  readonly #timers = new Set<{ readonly due: number; call(): void }>();
  #now: number;

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, call: () => void): () => void {
    const timer = { due: this.#now + milliseconds, call };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** `settled`: waits until a timer's effects are done; by default a few turns of the event loop. */
  async pass(milliseconds: number, settled: () => Promise<unknown> = aFewTurns): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (let due = this.#nextDue(); due <= end; due = this.#nextDue()) {
      this.#now = Math.max(this.#now, due);
      for (const timer of [...this.#timers]) if (timer.due <= this.#now && this.#timers.delete(timer)) timer.call();
      await settled();
    }
    this.#now = end;
    await settled();
  }

  #nextDue(): number {
    return Math.min(Number.POSITIVE_INFINITY, ...Array.from(this.#timers, ({ due }) => due));
  }
}

async function aFewTurns(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

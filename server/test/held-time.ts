import type { Time } from '../src/time.ts';

/** Time that passes only when the test says so, with everything that is due on the way. */
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

  async pass(milliseconds: number): Promise<void> {
    for (const end = this.#now + milliseconds; this.#now < end; ) {
      this.#now = Math.min(end, this.#now + 500);
      for (const timer of [...this.#timers]) if (timer.due <= this.#now && this.#timers.delete(timer)) timer.call();
      for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** A message or request to be served. */
export interface Job {
  /**
   * 0 runs immediately; of the rest the lowest goes first. Called again before a queued job runs, because budgets
   * refill.
   */
  priority(): number;
  run(): void;
  /** Called after MAX_WAIT_MS. Without it, the job waits as long as it takes. */
  refuse?(): void;
}

interface Queued {
  readonly job: Job;
  readonly since: number;
}

/** Files of the app have a queue of their own: they delay nobody and always make progress. */
export const FILE_PRIORITY = 3;
const PRIORITIES = 4;
/** Queued jobs per tick of the event loop. Few: their cost is known only when the tick ends. */
const MAX_QUEUED_PER_TICK = 4;
/** Jobs that run immediately per tick, as long as IMMEDIATE_MS is not used up. The rest run in later ticks. */
const MAX_IMMEDIATE_PER_TICK = 16;
const IMMEDIATE_MS = 5;
/** A caller over budget waits at most this long. */
const MAX_WAIT_MS = 5_000;

/**
 * Callers within budget run immediately, at most 16 per tick. Others queue by priority and share leftover time, 4 per
 * tick, one of them for a file. So queued jobs delay a caller within budget by one tick at most.
 */
export class Scheduler {
  readonly #queues: Queued[][] = Array.from({ length: PRIORITIES }, () => []);
  #length = 0;
  #isTickScheduled = false;
  /** Jobs run immediately in this tick, and when the first arrived. */
  #immediate = 0;
  #tickBegan = 0;

  /** Queued jobs. */
  get length(): number {
    return this.#length;
  }

  submit(job: Job): void {
    const priority = job.priority();
    const now = performance.now();
    if (this.#immediate === 0) this.#tickBegan = now;
    const isImmediate = priority === 0 && this.#immediate < MAX_IMMEDIATE_PER_TICK && now - this.#tickBegan < IMMEDIATE_MS;
    if (isImmediate) this.#immediate++;
    else this.#enqueue({ job, since: now }, priority);
    this.#scheduleTick();
    if (isImmediate) job.run();
  }

  /** As a promise: false if refused. */
  turn(priority: () => number): Promise<boolean> {
    return new Promise((resolve) => this.submit({ priority, run: () => resolve(true), refuse: () => resolve(false) }));
  }

  #enqueue(waiting: Queued, priority: number): void {
    this.#length++;
    this.#queues[priority]?.push(waiting);
  }

  #scheduleTick(): void {
    if (this.#isTickScheduled || (this.#length === 0 && this.#immediate === 0)) return;
    this.#isTickScheduled = true;
    setImmediate(() => {
      this.#isTickScheduled = false;
      this.#runQueued();
      this.#scheduleTick();
    });
  }

  #runQueued(): void {
    const now = performance.now();
    this.#immediate = 0;
    for (let done = 0; done < MAX_QUEUED_PER_TICK; ) {
      const isFile = done === 0 && this.#queues[FILE_PRIORITY]?.length !== 0;
      const priority = isFile ? FILE_PRIORITY : this.#queues.findIndex((line) => line.length > 0);
      const next = this.#queues[priority]?.shift();
      if (next === undefined) return;
      this.#length--;
      const refuse = now - next.since > MAX_WAIT_MS && next.job.refuse;
      const newPriority = refuse ? priority : next.job.priority();
      if (newPriority > priority) {
        this.#enqueue(next, newPriority);
        continue;
      }
      done++;
      if (refuse) refuse();
      else next.job.run();
    }
  }
}

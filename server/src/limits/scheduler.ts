/** Something that somebody asked for. */
export interface Job {
  /** 0 is served at once. Of the others the lowest goes first; asked again each time, since budgets fill. */
  priority(): number;
  run(): void;
  /** It has waited for too long. Left out, it waits for as long as it takes. */
  refuse?(): void;
}

interface Queued {
  readonly job: Job;
  readonly since: number;
}

/** Files of the app. They have a line apart: it holds up nobody, and nobody holds it up for good. */
export const FILE_PRIORITY = 3;
const PRIORITIES = 4;
/** Jobs of the lines that are done in one turn of the loop. What each costs is known when the turn ends, so they are few. */
const MAX_QUEUED_PER_TICK = 4;
/** Jobs that are done at once in one turn, if they take no longer than so many milliseconds. The others are served in the next turns. */
const MAX_IMMEDIATE_PER_TICK = 16;
const IMMEDIATE_MS = 5;
/** Milliseconds somebody over the budget waits at most. */
const MAX_WAIT_MS = 5_000;

/**
 * Who is inside the budgets is served at once, a few in each turn of the loop. All others wait in line, behind each other by rank, and have what is left of the loop's
 * time: a little of it in each turn, so that whoever is inside never waits for more than one of them. Of each turn one job is for files.
 */
export class Scheduler {
  readonly #queues: Queued[][] = Array.from({ length: PRIORITIES }, () => []);
  #length = 0;
  #isTickScheduled = false;
  /** Jobs done at once in this turn, and when the first of them came. */
  #immediate = 0;
  #tickBegan = 0;

  /** Jobs that wait. */
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

  /** The same as a promise: false if it was refused. */
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

/** Something that somebody asked for. */
export interface Job {
  /** 0 is served at once. Of the others the lowest goes first; asked again each time, since budgets fill. */
  rank(): number;
  run(): void;
  /** It has waited for too long. Left out, it waits for as long as it takes. */
  refuse?(): void;
}

interface Waiting {
  readonly job: Job;
  readonly since: number;
}

/** Files of the app. They have a line apart: it holds up nobody, and nobody holds it up for good. */
export const FILES = 3;
const LINES = 4;
/** Jobs of the lines that are done in one turn of the loop. What each costs is known when the turn ends, so they are few. */
const IN_ONE_TURN = 4;
/** Jobs that are done at once in one turn, if they take no longer than so many milliseconds. The others are served in the next turns. */
const AT_ONCE = 16;
const NO_LONGER = 5;
/** Milliseconds somebody over the budget waits at most. */
const LONGEST_WAIT = 5_000;

/**
 * Who is inside the budgets is served at once, a few in each turn of the loop. All others wait in line, behind each other by rank, and have what is left of the loop's
 * time: a little of it in each turn, so that whoever is inside never waits for more than one of them. Of each turn one job is for files.
 */
export class Turns {
  readonly #lines: Waiting[][] = Array.from({ length: LINES }, () => []);
  #length = 0;
  #scheduled = false;
  /** Jobs done at once in this turn, and when the first of them came. */
  #atOnce = 0;
  #began = 0;

  /** Jobs that wait. */
  get length(): number {
    return this.#length;
  }

  take(job: Job): void {
    const rank = job.rank();
    const now = performance.now();
    if (this.#atOnce === 0) this.#began = now;
    const isAtOnce = rank === 0 && this.#atOnce < AT_ONCE && now - this.#began < NO_LONGER;
    if (isAtOnce) this.#atOnce++;
    else this.#wait({ job, since: now }, rank);
    this.#schedule();
    if (isAtOnce) job.run();
  }

  /** The same as a promise: false if it was refused. */
  turn(rank: () => number): Promise<boolean> {
    return new Promise((resolve) => this.take({ rank, run: () => resolve(true), refuse: () => resolve(false) }));
  }

  #wait(waiting: Waiting, rank: number): void {
    this.#length++;
    this.#lines[rank]?.push(waiting);
  }

  #schedule(): void {
    if (this.#scheduled || (this.#length === 0 && this.#atOnce === 0)) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#serve();
      this.#schedule();
    });
  }

  #serve(): void {
    const now = performance.now();
    this.#atOnce = 0;
    for (let done = 0; done < IN_ONE_TURN; ) {
      const isForFile = done === 0 && this.#lines[FILES]?.length !== 0;
      const rank = isForFile ? FILES : this.#lines.findIndex((line) => line.length > 0);
      const next = this.#lines[rank]?.shift();
      if (next === undefined) return;
      this.#length--;
      const refuse = now - next.since > LONGEST_WAIT && next.job.refuse;
      const worse = refuse ? rank : next.job.rank();
      if (worse > rank) {
        this.#wait(next, worse);
        continue;
      }
      done++;
      if (refuse) refuse();
      else next.job.run();
    }
  }
}

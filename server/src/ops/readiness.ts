import type { Logger } from 'pino';
import { background, type ReportProblem } from '../background.ts';
import type { Liveness } from '../heartbeat.ts';
import type { Integrity } from '../store/store.ts';

const CHECK_MS = 6 * 3_600_000;

/** Readiness as reported to load balancers and monitors. */
export interface Readiness {
  readonly ok: boolean;
  /** Whether writes succeed. */
  readonly writes: boolean;
  /** Result of the integrity check, null before the first one. */
  readonly sound: boolean | null;
}

/** Runs the integrity check periodically and keeps its result. */
export class ReadinessCheck {
  readonly #life: Liveness;
  readonly #store: Integrity;
  readonly #log: Logger;
  readonly #problem: ReportProblem;
  #sound: boolean | null = null;
  #cancel = () => {};

  constructor(liveness: Liveness, store: Integrity, log: Logger, problem: ReportProblem) {
    this.#life = liveness;
    this.#store = store;
    this.#log = log;
    this.#problem = problem;
    this.#checkNow();
  }

  now(): Readiness {
    const { isWritable: writes } = this.#life;
    return { ok: writes && this.#sound !== false, writes, sound: this.#sound };
  }

  close(): void {
    this.#cancel();
  }

  #checkNow(): void {
    background('checking the database', this.#check(), this.#problem);
  }

  async #check(): Promise<void> {
    const verdict = await this.#store.check().catch((error: Error) => error.message);
    this.#sound = verdict === 'ok';
    if (!this.#sound) this.#log.error({ verdict: verdict.slice(0, 200) }, 'the database is damaged');
    this.#cancel = this.#life.time.after(CHECK_MS, () => this.#checkNow());
  }
}

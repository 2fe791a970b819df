/** A thread without work for this long ends. The next call starts it again. */
const IDLE_MS = 300_000;

/** Ends a thread that is not needed, so that its memory is free for others. */
export class IdleTimer {
  readonly #end: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(end: () => void) {
    this.#end = end;
  }

  /** The thread has nothing to do from now on. */
  start(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#end, IDLE_MS);
    this.#timer.unref();
  }

  /** It has work again, or is gone. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}

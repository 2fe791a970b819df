/** Time as a value, so that tests can hold it. */
export interface Time {
  /** Milliseconds since 1970. Never runs backwards, and never jumps. */
  now(): number;
  /** Calls back once; the result undoes it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Waits for a promise, but no longer than this; says whether it was kept. */
export function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const end = () => clearTimeout(timer);
    promise.then(() => resolve(true), reject).finally(end);
  });
}

/** setTimeout takes no more; whoever waits longer looks again. */
const MAX_TIMER_MS = 2_000_000_000;

/** What the machine's clock said when this process began; from then on only the time that passes counts, however often the clock is set. */
const began = Date.now() - performance.now();

/** Milliseconds between two looks at the clock, whatever else happens, and how many mean that the process stood still: stopped, or its machine asleep. */
const TICK_MS = 200;
const SUSPENDED_MS = 1_000;
let lastTick = performance.now();
let suspendedFor = 0;

/** Milliseconds of this process's life. Time in which it stood still is nobody's. */
function uptime(): number {
  const now = performance.now();
  if (now - lastTick > SUSPENDED_MS) suspendedFor += now - lastTick;
  lastTick = now;
  return now - suspendedFor;
}
setInterval(uptime, TICK_MS).unref();

export const systemTime: Time = {
  now: () => Math.round(began + uptime()),
  after(milliseconds, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, milliseconds), MAX_TIMER_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Milliseconds this thread has worked: a busy machine does not make it more. */
export function cpuTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** A clock that tests can replace. */
export interface Time {
  /** Milliseconds since 1970. Monotonic, without jumps. */
  now(): number;
  /** Calls back once. Returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
}

/** Waits for a promise up to a time limit. Resolves to whether it settled in time. */
export function within(milliseconds: number, promise: Promise<unknown>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const end = () => clearTimeout(timer);
    promise.then(() => resolve(true), reject).finally(end);
  });
}

/** setTimeout accepts no more: longer timers must be set again. */
const MAX_TIMER_MS = 2_000_000_000;

/** Wall clock at the start of the process. Only elapsed time is added: changes of the system clock have no effect. */
const began = Date.now() - performance.now();

/** A gap this much longer than a tick means the process was suspended, or its machine asleep. */
const TICK_MS = 200;
const SUSPENDED_MS = 1_000;
let lastTick = performance.now();
let suspendedFor = 0;

/** Milliseconds since the process started, without suspended time: it is charged to no clock. */
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

/** CPU time of this thread: not inflated by other processes. */
export function cpuTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

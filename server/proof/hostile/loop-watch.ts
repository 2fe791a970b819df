/**
 * Loaded before the server under attack: how long its loop is held in one go, collection aside, and how long by one message. It tells its
 * parent when asked. A turn is the time between two ticks of a fast timer; where the machine did something else, processor time counts.
 */
import { PerformanceObserver } from 'node:perf_hooks';
import { Requester } from '../../src/limits/work-budgets.ts';

interface Span {
  readonly from: number;
  readonly until: number;
  readonly held: number;
  /** The work that was paid for, if it is known: a place in the code. */
  readonly work?: string;
}

/** Milliseconds of a turn of the loop, and of one message in it, at most; `work` is what that message asked for. */
export interface Held {
  readonly turn: number;
  readonly message: number;
  readonly work: string;
}

/** The system counts processor time in steps of so many milliseconds. */
const STEP = 4;
const LONG = 10;

const collections: Span[] = [];
new PerformanceObserver((list) => {
  for (const { startTime, duration } of list.getEntries())
    collections.push({ from: startTime, until: startTime + duration, held: duration });
}).observe({ entryTypes: ['gc'] });

let turns: Span[] = [];
let payments: Span[] = [];
let from = performance.now();
let before = process.threadCpuUsage();

/** Milliseconds since the turn began, in which the machine did this and nothing else. */
function sinceTick(now: number): number {
  const { user, system } = process.threadCpuUsage(before);
  return Math.min(now - from, (user + system) / 1_000 + STEP);
}

setInterval(() => {
  const until = performance.now();
  const held = sinceTick(until);
  if (held > LONG) turns.push({ from, until, held });
  from = until;
  before = process.threadCpuUsage();
}, 1).unref();

/** Whatever a message costs is paid for when it is done. Work in pieces is paid for at the end: only the last piece is of this turn. */
const { pay } = Requester.prototype;
Requester.prototype.pay = function paid(milliseconds, bytes) {
  pay.call(this, milliseconds, bytes);
  if (milliseconds <= LONG) return;
  const until = performance.now();
  const held = Math.min(milliseconds, sinceTick(until));
  const frames = new Error().stack?.split('\n').slice(2) ?? [];
  const work = /src\/(\S+?:\d+)/.exec(frames.find((frame) => !frame.includes('/net/')) ?? '')?.[1] ?? '';
  if (held > LONG) payments.push({ from: until - milliseconds, until, held, work });
};

function longest(spans: readonly Span[]): { readonly held: number; readonly work: string } {
  let most = { held: 0, work: '' };
  for (const { from: start, until, held, work = '' } of spans) {
    const collected = collections.filter((one) => one.from < until && one.until > start).reduce((sum, one) => sum + one.held, 0);
    if (held - collected > most.held) most = { held: held - collected, work };
  }
  return most;
}

process.on('message', (message) => {
  if (message !== 'held') return;
  const { held, work } = longest(payments);
  process.send?.({ turn: longest(turns).held, message: held, work } satisfies Held);
  turns = [];
  payments = [];
});

/**
 * Preloaded into the server under attack: measures how long its event loop is blocked, garbage collection aside, and by one message. Its
 * parent asks for the results. A tick is the time between two runs of a fast timer; if the machine was busy elsewhere, processor time
 * counts.
 */
import { PerformanceObserver } from 'node:perf_hooks';
import { Requester } from '../../src/limits/work-budgets.ts';

interface Span {
  readonly from: number;
  readonly until: number;
  readonly held: number;
  /** Where the work was charged, if known: a place in the code. */
  readonly work?: string;
}

/** The longest tick and the longest work for one message in it, in milliseconds; `work` is what that message asked for. */
export interface Held {
  readonly turn: number;
  readonly message: number;
  readonly work: string;
}

/** Resolution of processor time, in milliseconds. */
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

/** Milliseconds since the tick began, if the machine did nothing else. */
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

/** Messages are charged when they are done. Work in slices is charged at the end, so only its last slice belongs to this tick. */
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

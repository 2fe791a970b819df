/**
 * Loaded before the server under attack: how long its loop is held in one go, collection aside. It tells its parent when asked. A turn is
 * the time between two ticks of a fast timer; where the machine did something else, processor time counts.
 */
import { PerformanceObserver } from 'node:perf_hooks';

interface Span {
  readonly from: number;
  readonly until: number;
  readonly held: number;
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
let from = performance.now();
let before = process.threadCpuUsage();
setInterval(() => {
  const until = performance.now();
  const { user, system } = process.threadCpuUsage(before);
  const held = Math.min(until - from, (user + system) / 1_000 + STEP);
  if (held > LONG) turns.push({ from, until, held });
  from = until;
  before = process.threadCpuUsage();
}, 1).unref();

function longest(): number {
  const collected = ({ from: start, until }: Span) =>
    collections.filter((one) => one.from < until && one.until > start).reduce((sum, { held }) => sum + held, 0);
  return turns.reduce((most, turn) => Math.max(most, turn.held - collected(turn)), 0);
}

process.on('message', (message) => {
  if (message !== 'held') return;
  process.send?.({ held: longest() });
  turns = [];
});

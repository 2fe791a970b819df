import { Bench } from 'tinybench';

export interface Contestant {
  /** Runs one batch of work. Its result is used, so that the compiler cannot eliminate the work. */
  readonly batch: () => number;
  /** The number of units of work in one batch. */
  readonly units: number;
}

export interface Options {
  readonly rounds?: number;
  /** The duration of one round of one contestant. */
  readonly milliseconds?: number;
}

/**
 * Nanoseconds per unit for each contestant. They run alternately, round by round, so that other load affects all of them alike. Each is
 * judged by the median batch of its median round. A batch takes a few milliseconds, so short disturbances spoil few batches, and each batch
 * includes garbage collection. The first round is a warm-up.
 */
export async function contest<K extends string>(
  contestants: Readonly<Record<K, Contestant>>,
  { rounds = 7, milliseconds = 300 }: Options = {},
): Promise<Record<K, number>> {
  const names = Object.keys(contestants) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const time = await timeOf(contestants[name], milliseconds);
      if (round > 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<K, number>;
}

/** The minimum duration of a batch in milliseconds, long enough to include garbage collection. Shorter batches are repeated. */
const SHORTEST = 4;

let sink = 0;

async function timeOf({ batch, units }: Contestant, milliseconds: number): Promise<number> {
  const work = () => {
    sink = (sink + batch()) | 0;
  };
  const began = performance.now();
  work();
  const times = Math.max(1, Math.ceil(SHORTEST / (performance.now() - began)));
  const bench = new Bench({ time: milliseconds, iterations: 3, warmup: false, throws: true });
  bench.add('batch', () => {
    for (let i = 0; i < times; i++) work();
  });
  const [task] = await bench.run();
  const result = task?.result;
  if (result === undefined || !('latency' in result)) throw new Error('the timer gave no result');
  return (result.latency.p50 * 1e6) / (times * units);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] as number) : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}

import { Bench } from 'tinybench';

export interface Contestant {
  /** Does one batch of work. Its result is taken and looked at, so that no compiler may leave the work out. */
  readonly batch: () => number;
  /** How many units of work one batch is. */
  readonly units: number;
}

export interface Options {
  readonly rounds?: number;
  /** Time of one round of one contestant. */
  readonly milliseconds?: number;
}

/**
 * Nanoseconds a unit of each contestant: they take turns, round by round, so that a noisy neighbour disturbs all of them
 * alike, and each is judged by the median batch of its median round: a batch takes some milliseconds, so what a neighbour
 * takes away for a moment spoils few of them, and the collector of garbage has its turn in each. The first round only warms up.
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

/** Milliseconds that are long enough for the collector to have its turn: quicker batches are done several times over. */
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

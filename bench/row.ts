/** One line of `bench/results/latest.json`. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  /** How many times better we are than the peer, whether more or less is better: above 1 is good for us. */
  readonly ratio: number;
}

/** What every `*.bench.ts` exports as `bench`. */
export type Bench = () => Promise<readonly Row[]> | readonly Row[];

/** For rates such as games per second, where more is better. */
export function rate(name: string, unit: string, ours: number, peerName: string, peer: number): Row {
  return { name, unit, ours: rounded(ours), peer: rounded(peer), peerName, ratio: rounded(ours / peer) };
}

/** For costs such as nanoseconds per call, where less is better. */
export function cost(name: string, unit: string, ours: number, peerName: string, peer: number): Row {
  return { ...rate(name, unit, ours, peerName, peer), ratio: rounded(peer / ours) };
}

function rounded(x: number): number {
  return Number(x.toPrecision(4));
}

/** Memory at a moment: milliseconds, megabytes. */
export interface Sample {
  readonly at: number;
  readonly mb: number;
}

/**
 * Growth of memory over the second half of these samples, in megabytes, by linear regression. The first half is warm-up: the heap grows to
 * its working size, and V8 has no reason to collect before that.
 */
export function growthAtEnd(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const half = samples.filter(({ at }) => at >= (first.at + last.at) / 2);
  const mean = (of: (sample: Sample) => number) => half.reduce((sum, sample) => sum + of(sample), 0) / half.length;
  const [at, mb] = [mean((sample) => sample.at), mean((sample) => sample.mb)];
  const spread = mean((sample) => (sample.at - at) ** 2);
  return spread === 0 ? 0 : (mean((sample) => (sample.at - at) * (sample.mb - mb)) / spread) * ((last.at - first.at) / 2);
}

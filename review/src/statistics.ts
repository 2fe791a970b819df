/** A running sum of samples: their mean and its standard error. */
export class Samples {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count++;
    this.#sum += value;
    this.#squares += value * value;
  }

  get count(): number {
    return this.#count;
  }

  get mean(): number {
    return this.#count === 0 ? 0.5 : this.#sum / this.#count;
  }

  /** The standard error of the mean; unknown after a single sample. */
  get error(): number {
    if (this.#count < 2) return 0.5;
    const { mean } = this;
    return Math.sqrt(Math.max(0, this.#squares / this.#count - mean * mean) / (this.#count - 1));
  }
}

/** The standard error of the mean of few samples, widened by Student's distribution: few samples underestimate their spread. */
export function widerError({ error, count }: Samples): number {
  return count > 4 ? error * Math.sqrt((count - 1) / (count - 3)) : error;
}

/** The standard error of a share whose samples were all 0 or all 1, since further samples could differ. By Jeffreys' prior. */
export function errorOfAlike(samples: number): number {
  const [one, other] = [0.5, samples + 0.5];
  return samples === Number.POSITIVE_INFINITY ? 0 : Math.sqrt((one * other) / (one + other + 1)) / (one + other);
}

/** The number of standard errors on either side of a 95 % interval. */
export const INTERVAL = 1.959964;

export function samplesOf(values: readonly number[]): Samples {
  const samples = new Samples();
  for (const value of values) samples.add(value);
  return samples;
}

/**
 * The certainty that the true mean is above 0, given a sample mean, its standard error and the number of samples: Student's distribution,
 * in Wallace's normal approximation. Pass Infinity as `samples` if the error is known exactly.
 */
export function sureAbove0(mean: number, error: number, samples: number): number {
  if (error <= 0) return mean > 0 ? 1 : mean < 0 ? 0 : 0.5;
  const t = mean / error;
  if (samples === Number.POSITIVE_INFINITY) return normal(t);
  const df = Math.max(1, samples - 1);
  const z = ((8 * df + 1) / (8 * df + 3)) * Math.sqrt(df * Math.log1p((t * t) / df)) * Math.sign(t);
  return normal(z);
}

/** The normal distribution function (Abramowitz and Stegun 26.2.17; error below 1e-7). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

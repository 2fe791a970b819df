import { describe, expect, it } from 'vitest';
import { errorOfAlike, samplesOf, sureAbove0 } from '../src/statistics.ts';

describe('how sure a mean is', () => {
  it.each([
    [1.959964, Number.POSITIVE_INFINITY, 0.975],
    [-1.959964, Number.POSITIVE_INFINITY, 0.025],
    [2.364624, 8, 0.975],
    [2.998, 8, 0.99],
    [1.894579, 8, 0.95],
    [0, 8, 0.5],
  ])("t of %f over %f samples, by Student's table", (t, samples, sure) => {
    expect(sureAbove0(t, 1, samples)).toBeCloseTo(sure, 2);
  });

  it('without any spread it is certain', () => {
    expect([sureAbove0(0.1, 0, 8), sureAbove0(-0.1, 0, 8), sureAbove0(0, 0, 8)]).toEqual([1, 0, 0.5]);
  });

  it('equal samples are not certain, however many, unless they are all there are', () => {
    // The standard deviation of the beta distribution with 1/2 and n + 1/2.
    expect(errorOfAlike(12)).toBeCloseTo(0.0514, 4);
    expect(errorOfAlike(128)).toBeCloseTo(0.00545, 4);
    expect(errorOfAlike(Number.POSITIVE_INFINITY)).toBe(0);
  });

  it('the standard error is that of the mean', () => {
    const { mean, error } = samplesOf([0, 1, 0, 1, 0, 1, 0, 1]);
    expect(mean).toBe(0.5);
    expect(error).toBeCloseTo(Math.sqrt(0.25 / 7), 9);
    expect(samplesOf([0.3]).error).toBe(0.5);
  });
});

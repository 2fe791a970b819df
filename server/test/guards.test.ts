import { describe, expect, it } from 'vitest';
import { Bucket } from '../src/limits/bucket.ts';
import { Buckets } from '../src/limits/buckets.ts';
import { householdKey } from '../src/limits/household.ts';
import { isNestedDeeply } from '../src/net/depth.ts';
import { atEnd } from './help.ts';

describe('a household', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, expected) => {
    expect(householdKey(address)).toBe(expected);
  });
});

describe('buckets', () => {
  it('of very many people are looked through now and then, not at every take', () => {
    const { isFull } = Bucket.prototype;
    atEnd(() => (Bucket.prototype.isFull = isFull));
    let looks = 0;
    Bucket.prototype.isFull = function counted(now) {
      looks++;
      return isFull.call(this, now);
    };
    const buckets = new Buckets({ atOnce: 5, perSecond: 1 / 3_600 });
    const takes = 12_000;
    for (let i = 0; i < takes; i++) buckets.takeFor(`person ${i}`, 0);
    expect(looks).toBeLessThan(2 * takes);
  });

  it('are forgotten when they are full again, and no sooner', () => {
    const buckets = new Buckets({ atOnce: 2, perSecond: 1 });
    const takeTwo = (now: number) => [buckets.takeFor('greedy', now), buckets.takeFor('greedy', now)];
    expect(takeTwo(0)).toEqual([true, true]);
    for (let i = 0; i < 5_000; i++) buckets.takeFor(`person ${i}`, 0);
    expect(takeTwo(0)).toEqual([false, false]);
    for (let i = 0; i < 50_000; i++) buckets.takeFor(`later ${i}`, 1_000);
    expect(takeTwo(1_000)).toEqual([true, false]);
  });
});

it.each([
  ['['.repeat(17), true],
  ['['.repeat(16) + ']'.repeat(16), false],
  ['{"a":'.repeat(17), true],
  ['[]'.repeat(100), false],
  [JSON.stringify({ cards: '['.repeat(100) }), false],
  [JSON.stringify(['"[[[[[[[[[[[[[[[[[[[[', '\\']), false],
  [`["\\\\"${',['.repeat(17)}`, true],
  ['"never ends [[[[[[[[[[[[[[[[[[[[[[[[', false],
])('%s is nested deeply: %s', (json, expected) => {
  expect(isNestedDeeply(json)).toBe(expected);
});

import { describe, expect, it } from 'vitest';
import { isNestedDeeply } from '../src/net/depth.ts';
import { household } from '../src/net/guards.ts';

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
    expect(household(address)).toBe(expected);
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

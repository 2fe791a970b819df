import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf, household } from '../src/net/guards.ts';

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

describe('the address of a request', () => {
  const request = (forwarded?: string) =>
    ({
      socket: { remoteAddress: '10.0.0.1' },
      headers: { ...(forwarded && { 'x-forwarded-for': forwarded }) },
    }) as unknown as IncomingMessage;
  it('is what the trusted proxy in front added last, and nothing that anybody else says', () => {
    expect(addressOf(request('198.51.100.1, 203.0.113.5'), true)).toBe('203.0.113.5');
    expect(addressOf(request('203.0.113.5'), false)).toBe('10.0.0.1');
    expect(addressOf(request(), true)).toBe('10.0.0.1');
  });
});

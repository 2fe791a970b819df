import { describe, expect, it } from 'vitest';
import { countPlaywright } from '../scripts/playwright-report.ts';

const report = (stats: object, ...errors: object[]) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

describe('the count of browser tests', () => {
  it('adds up what passed, failed and was skipped', () => {
    expect(countPlaywright(report({ expected: 3, unexpected: 1, skipped: 2 }), false)).toEqual({ passed: 3, failed: 1, skipped: 2 });
  });

  it('says how many needed a second try', () => {
    expect(countPlaywright(report({ expected: 3, flaky: 1 }), true)).toEqual({ passed: 4, failed: 0, skipped: 0, again: 1 });
  });

  it('counts what broke outside of the tests', () => {
    expect(countPlaywright(report({ expected: 3 }, { message: 'no server' }), false).failed).toBe(1);
  });

  it('counts a run that failed although every test passed, and a run without tests', () => {
    expect(countPlaywright(report({ expected: 3 }), false).failed).toBe(1);
    expect(countPlaywright(report({}), true).failed).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { countPlaywright } from '../scripts/playwright-report.ts';

const report = (stats: object, ...errors: object[]) =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, suites: [], errors });

describe('the count of browser tests', () => {
  it('adds up what passed, failed and was skipped', () => {
    expect(countPlaywright(report({ expected: 3, unexpected: 1, skipped: 2 }), false)).toMatchObject({
      passed: 3,
      failed: 1,
      skipped: 2,
      again: 0,
    });
  });

  it('says how many needed a second try', () => {
    expect(countPlaywright(report({ expected: 3, flaky: 1 }), true)).toMatchObject({ passed: 4, failed: 0, again: 1 });
  });

  it('counts what broke outside of the tests', () => {
    expect(countPlaywright(report({ expected: 3 }, { message: 'no server' }), false).failed).toBe(1);
  });

  it('counts a run that failed although every test passed, and a run without tests', () => {
    expect(countPlaywright(report({ expected: 3 }), false).failed).toBe(1);
    expect(countPlaywright(report({}), true).failed).toBe(1);
  });

  it('says how long each test took, all its tries together, however deep it stands', () => {
    const spec = { title: 'plays', file: 'play.spec.ts', tests: [{ results: [{ duration: 1500 }, { duration: 500 }] }] };
    const json = JSON.stringify({
      stats: { expected: 1, unexpected: 0, flaky: 0, skipped: 0 },
      suites: [{ suites: [{ specs: [spec] }] }],
      errors: [],
    });
    expect(countPlaywright(json, true).timed).toEqual([{ title: 'play.spec.ts: plays', seconds: 2 }]);
  });
});

import { describe, expect, it } from 'vitest';
import { countVitest } from '../scripts/vitest-report.ts';

const file = (status: string, ...tests: string[]) => ({
  name: '/here/a.test.ts',
  status,
  assertionResults: tests.map((test) => ({ status: test, fullName: 'counts', duration: 1500 })),
});
const report = (...testResults: object[]) => JSON.stringify({ testResults });

describe('the count of tests', () => {
  it('adds up all files', () => {
    const json = report(file('passed', 'passed', 'skipped'), file('failed', 'failed', 'passed'));
    expect(countVitest(json, false)).toMatchObject({ passed: 2, failed: 1, skipped: 1 });
  });

  it('counts a file that broke before its first test', () => {
    expect(countVitest(report(file('failed'), file('passed', 'passed')), false)).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts a run that failed although every test passed', () => {
    expect(countVitest(report(file('passed', 'passed')), false).failed).toBe(1);
  });

  it('counts a run without tests as a failure', () => {
    expect(countVitest(report(), true)).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  it('says how long each test took', () => {
    expect(countVitest(report(file('passed', 'passed')), true, '/here').timed).toEqual([{ title: 'a.test.ts: counts', seconds: 1.5 }]);
  });
});

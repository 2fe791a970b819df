import type { Count, Timed } from './vitest-report.ts';

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  readonly suites: readonly Suite[];
  /** Errors outside any test: the server, a spec that does not load. */
  readonly errors: readonly object[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[];
  }[];
}

/**
 * The tests in a Playwright JSON report. Passed at the second try counts as passed. Errors outside tests, a run that failed without a
 * reason and a run without tests count as failures.
 */
export function countPlaywright(json: string, ok: boolean): Count {
  const { stats, suites, errors } = JSON.parse(json) as Report;
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + errors.length;
  const unexplained = (!ok && failed === 0) || passed + failed === 0 ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: stats.skipped, again: stats.flaky, timed: suites.flatMap(timesOf) };
}

function timesOf({ suites = [], specs = [] }: Suite): Timed[] {
  const own = specs.map(({ title, file, tests }) => ({
    title: `${file}: ${title}`,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0),
  }));
  return [...own, ...suites.flatMap(timesOf)];
}

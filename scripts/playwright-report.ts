import type { Count } from './vitest-report.ts';

interface Report {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number; readonly skipped: number };
  /** What broke outside of any test: the server, a spec that does not load. */
  readonly errors: readonly object[];
}

/**
 * The tests in a Playwright JSON report; those that passed at the second try have passed. Errors outside of tests, a run that failed
 * without saying why and a run without tests count as failures: nothing red may look green.
 */
export function countPlaywright(json: string, ok: boolean): Count {
  const { stats, errors } = JSON.parse(json) as Report;
  const passed = stats.expected + stats.flaky;
  const failed = stats.unexpected + errors.length;
  const unexplained = (!ok && failed === 0) || passed + failed === 0 ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: stats.skipped, ...(stats.flaky > 0 && { again: stats.flaky }) };
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** Of those passed, how many at the second try only. */
  readonly again?: number;
}

interface Report {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * The tests in a Vitest JSON report. A file that broke before its first test, and a run that failed though all its tests
 * passed (an unhandled rejection, say), count as one failure each: nothing red may look green.
 */
export function countVitest(json: string, ok: boolean): Count {
  const { testResults } = JSON.parse(json) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const passed = all.filter((status) => status === 'passed').length;
  const failed = all.filter((status) => status === 'failed').length + broken.length;
  const unexplained = (!ok && failed === 0) || all.length === 0 ? 1 : 0;
  return { passed, failed: failed + unexplained, skipped: all.length - passed - (failed - broken.length) };
}

export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped?: number;
  /** Of those passed, how many at the second try only. */
  readonly again?: number;
  /** Every test that ran, for the list of the slowest. */
  readonly timed?: readonly Timed[];
}

export interface Timed {
  readonly title: string;
  readonly seconds: number;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string; readonly duration?: number | null }[];
  }[];
}

/**
 * The tests in a Vitest JSON report. A file that broke before its first test, and a run that failed though all its tests
 * passed (an unhandled rejection, say), count as one failure each: nothing red may look green.
 */
export function countVitest(json: string, ok: boolean, root = ''): Count {
  const { testResults } = JSON.parse(json) as Report;
  const all = testResults.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const passed = all.filter((status) => status === 'passed').length;
  const failed = all.filter((status) => status === 'failed').length + broken.length;
  const unexplained = (!ok && failed === 0) || all.length === 0 ? 1 : 0;
  const timed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${name.replace(`${root}/`, '')}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
  return { passed, failed: failed + unexplained, skipped: all.length - passed - (failed - broken.length), timed };
}

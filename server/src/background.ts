/** Logs and counts a failure. `table`: the table it belongs to, '' for none. Never includes anything of a game. */
export type ReportProblem = (what: string, table: string, error: unknown) => void;

/** For failures that cannot be handled: ends the process or thread. */
export const fatal: ReportProblem = (what, _table, error) => {
  throw new Error(what, { cause: error });
};

/** Runs work that nobody awaits. A failure is reported under the name `what`. */
export function background(what: string, work: Promise<unknown>, problem: ReportProblem, table = ''): void {
  work.catch((error: unknown) => problem(`${what} failed`, table, error));
}

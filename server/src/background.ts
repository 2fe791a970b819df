/** Logs and counts a failure, with the table it belongs to ('' for none). Never with anything of a game in it. */
export type ReportProblem = (what: string, table: string, error: unknown) => void;

/** For failures that nobody can handle: ends the process or thread. */
export const fatal: ReportProblem = (what, _table, error) => {
  throw new Error(what, { cause: error });
};

/** Lets work go on that nobody waits for. Its failure is reported under this name. */
export function background(what: string, work: Promise<unknown>, problem: ReportProblem, table = ''): void {
  work.catch((error: unknown) => problem(`${what} failed`, table, error));
}

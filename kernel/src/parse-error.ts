export const PARSE_PROBLEMS = [
  'not-json',
  'wrong-type',
  'missing',
  'unknown-field',
  'unknown-name',
  'out-of-range',
  'duplicate',
  'syntax',
  'too-long',
  'contradiction',
] as const;
export type ParseProblem = (typeof PARSE_PROBLEMS)[number];

/** Unreadable input: where it is, what is wrong, what was found and what was expected. */
export class ParseError extends Error {
  override readonly name = 'ParseError';
  readonly where: string;
  readonly problem: ParseProblem;
  readonly found: string;
  readonly expected: string;

  constructor(where: string, problem: ParseProblem, found: unknown, expected: string) {
    const shown = glimpse(found);
    super(`${where}: ${problem}: found ${shown}, expected ${expected}`);
    this.where = where;
    this.problem = problem;
    this.found = shown;
    this.expected = expected;
  }
}

const LONGEST_GLIMPSE = 80;

/** Any value as a short text on one line, for messages. */
function glimpse(value: unknown): string {
  if (typeof value === 'string') return cut(JSON.stringify(value.slice(0, LONGEST_GLIMPSE)));
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  return cut(String(value));
}

function cut(text: string): string {
  return text.length > LONGEST_GLIMPSE ? `${text.slice(0, LONGEST_GLIMPSE)}…` : text;
}

/** Runs a reader that throws `ParseError` and returns the error as a value: public readers never throw. */
export function reading<T>(read: () => T): T | ParseError {
  try {
    return read();
  } catch (error) {
    if (error instanceof ParseError) return error;
    throw error;
  }
}

import { readText, writeText } from '../files.ts';
import { UserError } from '../user-error.ts';

/** The parts of a file that are written by the ladder: each may hold games of a seed of its own. */
export type Part = 'ladder' | 'reliability';

/** Puts a report into a Markdown file between the two marks of its part, and leaves all the rest of the file alone. */
export function putReport(file: string, part: Part, report: string): void {
  const [first, last] = [`<!-- ${part}:begin -->`, `<!-- ${part}:end -->`];
  const text = readText(file);
  const begin = text.indexOf(first);
  const end = text.indexOf(last);
  if (begin < 0 || end < begin) throw new UserError(`${file} has no lines ${first} and ${last} to put the report between`);
  writeText(file, `${text.slice(0, begin + first.length)}\n\n${report}\n\n${text.slice(end)}`);
}

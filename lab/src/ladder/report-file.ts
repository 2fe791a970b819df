import { readText, writeText } from '../files.ts';
import { UserError } from '../user-error.ts';

/** The parts of docs/lab-book/bots-measured.md that the ladder writes; each may hold games of another seed. */
export type Part = 'ladder' | 'reliability';

/** Replaces the text between the two marks of a part in a Markdown file. Throws UserError if the file has no such marks. */
export function putReport(file: string, part: Part, report: string): void {
  const [first, last] = [`<!-- ${part}:begin -->`, `<!-- ${part}:end -->`];
  const text = readText(file);
  const begin = text.indexOf(first);
  const end = text.indexOf(last);
  if (begin < 0 || end < begin) throw new UserError(`${file} has no ${first} and ${last} lines for the report`);
  writeText(file, `${text.slice(0, begin + first.length)}\n\n${report}\n\n${text.slice(end)}`);
}

import { readText, writeText } from '../files.ts';
import { UserError } from '../user-error.ts';

/** Replaces the text between the two markers of a part in a Markdown file. Throws UserError if the file has no such markers. */
export function putReport(file: string, part: string, report: string): void {
  const [before, , after] = around(file, part);
  writeText(file, `${before}\n\n${report}\n\n${after}`);
}

/** The text between these markers. Throws UserError. */
export function readReport(file: string, part: string): string {
  return around(file, part)[1];
}

function around(file: string, part: string): readonly [before: string, report: string, after: string] {
  const [first, last] = [`<!-- ${part}:begin -->`, `<!-- ${part}:end -->`];
  const text = readText(file);
  const begin = text.indexOf(first);
  const end = text.indexOf(last);
  if (begin < 0 || end < begin) throw new UserError(`${file} has no ${first} and ${last} lines for the report`);
  return [text.slice(0, begin + first.length), text.slice(begin + first.length, end), text.slice(end)];
}

import { readText, writeText } from '../files.ts';
import { UserError } from '../user-error.ts';

const BEGIN = '<!-- ladder:begin -->';
const END = '<!-- ladder:end -->';

/** Puts a report into a Markdown file between its two marks, and leaves all the rest of the file alone. */
export function putReport(file: string, report: string): void {
  const text = readText(file);
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin < 0 || end < begin) throw new UserError(`${file} has no lines ${BEGIN} and ${END} to put the report between`);
  writeText(file, `${text.slice(0, begin + BEGIN.length)}\n\n${report}\n\n${text.slice(end)}`);
}

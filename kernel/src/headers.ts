import type { Headers } from './game.ts';
import { ParseError } from './parse-error.ts';

/** A line that is no header, with its number in the text. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

export function writeHeaders(headers: Headers): string {
  return headers.map(([key, value]) => `[${key} ${JSON.stringify(value)}]\n`).join('');
}

/** The header lines of a text, and the other lines after them. Throws ParseError. */
export function splitHeaders(text: string): { headers: Headers; body: Line[] } {
  const headers: [string, string][] = [];
  const body: Line[] = [];
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = raw.trim();
    if (line === '') return;
    if (!line.startsWith('[')) {
      body.push({ line: i + 1, text: line });
      return;
    }
    const where = `line ${i + 1}`;
    if (body.length > 0) throw new ParseError(where, 'syntax', line, 'header lines only before all others');
    const match = /^\[([A-Z][A-Za-z]*) ("(?:[^"\\]|\\.)*")\]$/.exec(line);
    if (!match) throw new ParseError(where, 'syntax', line, 'a header such as [Key "value"]');
    const [, key, quoted] = match as unknown as [string, string, string];
    if (headers.some(([k]) => k === key)) throw new ParseError(where, 'duplicate', key, 'every header once');
    headers.push([key, unquote(quoted, where)]);
  });
  return { headers, body };
}

function unquote(quoted: string, where: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new ParseError(where, 'syntax', quoted, 'a quoted text with JSON escapes');
  }
}

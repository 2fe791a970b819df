import type { Headers } from './game.ts';
import { ParseError } from './parse-error.ts';

/** A line after the headers, with its number in the text. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

/** Splits a text into its header lines and the lines after them. Throws ParseError. */
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

/** The lines of a text, each a key and the rest (`turn 3 play`). Callers take them by key; `finish` refuses lines that were not taken. */
export class Lines {
  readonly #found = new Map<string, { readonly rest: string; readonly line: number }>();

  /** `seatKeys` are the keys with a seat number: `hand 2`. Each key may occur once. */
  constructor(body: readonly Line[], seatKeys: readonly string[], seats: number, example: string) {
    const keyed = new RegExp(`^((?:${seatKeys.join('|')}) [1-${seats}]|[a-z-]+)(?: (.*))?$`);
    for (const { line, text } of body) {
      const [, key, rest] = keyed.exec(text) ?? [];
      if (key === undefined) throw new ParseError(`line ${line}`, 'syntax', text, `a line such as "${example}"`);
      if (this.#found.has(key)) throw new ParseError(`line ${line}`, 'duplicate', key, 'every line once');
      this.#found.set(key, { rest: rest ?? '', line });
    }
  }

  /** The groups of `form` in the rest of this line, or undefined if there is no such line. */
  maybe(key: string, form: RegExp, example: string): string[] | undefined {
    const entry = this.#found.get(key);
    if (entry === undefined) return undefined;
    this.#found.delete(key);
    const match = form.exec(entry.rest);
    if (!match) throw new ParseError(`line ${entry.line}, ${key}`, 'syntax', entry.rest, `such as ${example}`);
    return match.slice(1);
  }

  take(key: string, form: RegExp, example: string): string[] {
    const found = this.maybe(key, form, example);
    if (found === undefined) throw new ParseError(key, 'missing', undefined, `a line such as ${example}`);
    return found;
  }

  /** The words of a line; none if there is no such line. */
  words(key: string, form = /^\S+$/): string[] {
    const words = this.maybe(key, /^(\S+(?: \S+)*)?$/, `"${key} …"`)?.[0]?.split(' ') ?? [];
    const stray = words.find((word) => !form.test(word));
    if (stray !== undefined) throw new ParseError(key, 'syntax', stray, `words of the form ${form.source}`);
    return words;
  }

  /** Whether there is a line with this key and nothing else. */
  flag(key: string): boolean {
    return this.maybe(key, /^$/, `"${key}"`) !== undefined;
  }

  finish(): void {
    for (const [key, { line }] of this.#found) throw new ParseError(`line ${line}`, 'unknown-field', key, 'no such line');
  }
}

function unquote(quoted: string, where: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new ParseError(where, 'syntax', quoted, 'a quoted text with JSON escapes');
  }
}

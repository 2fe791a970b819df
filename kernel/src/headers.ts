import type { Headers } from './game.ts';
import { ParseError } from './parse-error.ts';

/** A line after the headers, with its number in the text. */
export interface Line {
  readonly line: number;
  readonly text: string;
}

export function writeHeaders(headers: Headers): string {
  return headers.map(([key, value]) => `[${key} ${JSON.stringify(value)}]\n`).join('');
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

/** The value of a header: an example for error messages, and its pattern. */
export interface HeaderForm {
  readonly like: string;
  readonly form: RegExp;
}

/** Reads headers by name. A header whose name is not in `forms`, or whose value does not match its form, is a ParseError. */
export class HeaderReader<Key extends string> {
  readonly #forms: Readonly<Record<Key, HeaderForm>>;
  readonly #found: ReadonlyMap<string, string>;

  constructor(headers: Headers, forms: Readonly<Record<Key, HeaderForm>>) {
    const stray = headers.find(([key]) => !Object.hasOwn(forms, key));
    if (stray) throw new ParseError(`[${stray[0]}]`, 'unknown-field', stray[0], `one of ${Object.keys(forms).join(', ')}`);
    this.#forms = forms;
    this.#found = new Map(headers);
  }

  /** Undefined if the header is missing. */
  maybe(key: Key): string | undefined {
    const text = this.#found.get(key);
    const { like, form } = this.#forms[key];
    if (text !== undefined && !form.test(text)) throw new ParseError(`[${key}]`, 'syntax', text, `such as "${like}"`);
    return text;
  }

  /** A missing header is a ParseError. */
  value(key: Key): string {
    const text = this.maybe(key);
    if (text === undefined) throw new ParseError(`[${key}]`, 'missing', undefined, `a [${key} "${this.#forms[key].like}"] line`);
    return text;
  }

  oneOf<T extends string>(key: Key, names: readonly T[]): T {
    const text = this.value(key);
    const name = names.find((known) => known === text);
    if (name === undefined) throw new ParseError(`[${key}]`, 'unknown-name', text, `one of ${names.join(', ')}`);
    return name;
  }
}

function unquote(quoted: string, where: string): string {
  try {
    return JSON.parse(quoted) as string;
  } catch {
    throw new ParseError(where, 'syntax', quoted, 'a quoted text with JSON escapes');
  }
}

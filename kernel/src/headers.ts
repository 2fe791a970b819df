import type { Headers } from './game.ts';
import { ParseError } from './parse-error.ts';

export function writeHeaders(headers: Headers): string {
  return headers.map(([key, value]) => `[${key} ${JSON.stringify(value)}]\n`).join('');
}

/** The value of a header: an example for error messages, and its pattern. */
export interface HeaderForm {
  readonly like: string;
  readonly form: RegExp;
}

/** Reads headers by name. Throws a ParseError for an unknown name or a value that does not match its form. */
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

import { type Proxies, readProxies } from '../limits/proxies.ts';

/** The type of an option's value: its text form, and its form in a config file. */
export interface Kind<T> {
  /** The value's name in help. */
  readonly sign: string;
  /** The value of the bare option, if allowed. */
  readonly alone?: T;
  /** Expected value, for error messages. */
  readonly expected: string;
  /** The value in a config file, as JSON Schema. */
  readonly schema: object;
  /** Whether it may contain a password: messages never quote it, and a file can hold it (`…File`). */
  readonly isSecret?: true;
  /** Parses a command-line or environment value. It is validated afterwards. */
  fromWord(word: string): unknown;
  is(value: unknown): value is T;
}

export function whole(min: number, max: number, sign = 'n'): Kind<number> {
  return {
    sign,
    expected: `a whole number from ${min} to ${max}`,
    schema: { type: 'integer', minimum: min, maximum: max },
    fromWord: (word) => (/^\d+$/.test(word) ? Number(word) : word),
    is: (value): value is number => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
  };
}

export function text(sign: string): Kind<string> {
  return {
    sign,
    expected: 'a string',
    schema: { type: 'string', minLength: 1 },
    fromWord: (word) => word,
    is: (value): value is string => typeof value === 'string' && value !== '',
  };
}

/** Words separated by commas or spaces; in a file, a list of strings. */
export const list: Kind<readonly string[]> = {
  sign: 'list',
  expected: 'a list of strings',
  schema: { type: 'array', items: { type: 'string', minLength: 1 } },
  fromWord: (word) => word.split(/[,\s]+/).filter((part) => part !== ''),
  is: (value): value is readonly string[] => Array.isArray(value) && value.every((part) => typeof part === 'string' && part !== ''),
};

/** How many proxies are in front, or which ones. The bare option means one. */
export const proxies: Kind<Proxies> = {
  sign: 'who',
  alone: 1,
  expected: 'the number of proxies, or their addresses',
  schema: {
    anyOf: [
      { type: 'integer', minimum: 0 },
      { type: 'array', items: { type: 'string' } },
    ],
  },
  fromWord: (word) => readProxies(word) ?? word,
  is: (value): value is Proxies =>
    readProxies(Array.isArray(value) ? value.join(' ') : typeof value === 'number' ? String(value) : '?') !== undefined,
};

export function oneOf<const Names extends readonly string[]>(...names: Names): Kind<Names[number]> {
  return {
    sign: 'word',
    expected: `one of ${names.join(', ')}`,
    schema: { enum: names },
    fromWord: (word) => word,
    is: (value): value is Names[number] => names.includes(value as string),
  };
}

/** A web URL. */
export const url: Kind<string> = {
  sign: 'url',
  expected: 'a URL such as https://sheep.example',
  schema: { type: 'string', pattern: '^https?://' },
  fromWord: (word) => word,
  is: (value): value is string => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
};

/** A PostgreSQL URL, possibly with several hosts. */
export const postgres: Kind<string> = {
  isSecret: true,
  sign: 'url',
  expected: 'a URL such as postgres://user:password@host:5432/name',
  schema: { type: 'string', pattern: '^postgres(ql)?://' },
  fromWord: (word) => word,
  is: (value): value is string => typeof value === 'string' && /^postgres(ql)?:\/\/[^/]+/.test(value),
};

export const hostAndPort: Kind<string> = {
  sign: 'host:port',
  expected: 'a host and a port such as 10.0.0.5:7000',
  schema: { type: 'string', pattern: '^[^\\s/]+:\\d{1,5}$' },
  fromWord: (word) => word,
  is: (value): value is string => typeof value === 'string' && /^[^\s/]+:\d{1,5}$/.test(value),
};

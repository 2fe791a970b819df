import { type Proxies, readProxies } from '../limits/proxies.ts';

/** What kind of value an option has: how it is written in one word, and what it must be in a config file. */
export interface Kind<T> {
  /** How help names the value. */
  readonly sign: string;
  /** What the option means without a value; left out if it must have one. */
  readonly alone?: T;
  /** What would have been right, for a person who wrote something else. */
  readonly expected: string;
  /** The value a word on the command line or in a variable stands for; it is checked afterwards. */
  fromWord(word: string): unknown;
  is(value: unknown): value is T;
}

export function whole(min: number, max: number, sign = 'n'): Kind<number> {
  return {
    sign,
    expected: `a whole number from ${min} to ${max}`,
    fromWord: (word) => (/^\d+$/.test(word) ? Number(word) : word),
    is: (value): value is number => Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max,
  };
}

export function text(sign: string): Kind<string> {
  return {
    sign,
    expected: 'a string',
    fromWord: (word) => word,
    is: (value): value is string => typeof value === 'string' && value !== '',
  };
}

/** Words apart by commas or spaces; in a file, a list of texts. */
export const list: Kind<readonly string[]> = {
  sign: 'list',
  expected: 'a list of strings',
  fromWord: (word) => word.split(/[,\s]+/).filter((part) => part !== ''),
  is: (value): value is readonly string[] => Array.isArray(value) && value.every((part) => typeof part === 'string' && part !== ''),
};

/** How many proxies stand in front, or which; the option alone is one of them. */
export const proxies: Kind<Proxies> = {
  sign: 'who',
  alone: 1,
  expected: 'the number of proxies, or their addresses',
  fromWord: (word) => readProxies(word) ?? word,
  is: (value): value is Proxies =>
    readProxies(Array.isArray(value) ? value.join(' ') : typeof value === 'number' ? String(value) : '?') !== undefined,
};

export function oneOf<const Names extends readonly string[]>(...names: Names): Kind<Names[number]> {
  return {
    sign: 'word',
    expected: `one of ${names.join(', ')}`,
    fromWord: (word) => word,
    is: (value): value is Names[number] => names.includes(value as string),
  };
}

/** An address of the web, with its scheme. */
export const url: Kind<string> = {
  sign: 'url',
  expected: 'a URL such as https://sheep.example',
  fromWord: (word) => word,
  is: (value): value is string => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
};

/** An address of PostgreSQL; it may name several hosts. */
export const postgres: Kind<string> = {
  sign: 'url',
  expected: 'a URL such as postgres://user:password@host:5432/name',
  fromWord: (word) => word,
  is: (value): value is string => typeof value === 'string' && /^postgres(ql)?:\/\/[^/]+/.test(value),
};

export const hostAndPort: Kind<string> = {
  sign: 'host:port',
  expected: 'a host and a port such as 10.0.0.5:7000',
  fromWord: (word) => word,
  is: (value): value is string => typeof value === 'string' && /^[^\s/]+:\d{1,5}$/.test(value),
};

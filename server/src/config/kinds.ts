/** What kind of value an option has: how it is written in one word, and what it must be in a config file. */
export interface Kind<T> {
  /** How help names the value; empty for a switch, which has none. */
  readonly sign: string;
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
    expected: 'a text',
    fromWord: (word) => word,
    is: (value): value is string => typeof value === 'string' && value !== '',
  };
}

/** Words apart by commas or spaces; in a file, a list of texts. */
export const list: Kind<readonly string[]> = {
  sign: 'list',
  expected: 'a list of texts',
  fromWord: (word) => word.split(/[,\s]+/).filter((part) => part !== ''),
  is: (value): value is readonly string[] => Array.isArray(value) && value.every((part) => typeof part === 'string' && part !== ''),
};

const ON_OR_OFF = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** A switch: the option has no value, the variable is 1 or 0, the file says true or false. */
export const flag: Kind<boolean> = {
  sign: '',
  expected: 'true or false (1 or 0)',
  fromWord: (word) => ON_OR_OFF.get(word) ?? word,
  is: (value): value is boolean => typeof value === 'boolean',
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
  expected: 'an address such as https://sheep.example',
  fromWord: (word) => word,
  is: (value): value is string => typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value),
};

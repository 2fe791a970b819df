import { ParseError } from './parse-error.ts';

/** Reads one JSON value or throws a ParseError that says where it is. Compose readers; wrap the outermost call in `reading`. */
export type Reader<T> = (value: unknown, where: string) => T;

export function parseJson(text: string, where: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ParseError(where, 'not-json', error instanceof Error ? error.message : text, 'JSON text');
  }
}

export const aText: Reader<string> = (value, where) => {
  if (typeof value !== 'string') throw new ParseError(where, 'wrong-type', value, 'a text');
  return value;
};

export const aFlag: Reader<boolean> = (value, where) => {
  if (typeof value !== 'boolean') throw new ParseError(where, 'wrong-type', value, 'true or false');
  return value;
};

export function whole(min: number, max: number): Reader<number> {
  return (value, where) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) throw new ParseError(where, 'wrong-type', value, 'a whole number');
    if (value < min || value > max) throw new ParseError(where, 'out-of-range', value, `a whole number from ${min} to ${max}`);
    return value;
  };
}

/** Any whole number: whether it makes sense at the table is a question for the rules, not for the reader. */
export const anyWhole: Reader<number> = whole(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

export function oneOf<const T extends string | number>(names: readonly T[]): Reader<T> {
  return (value, where) => {
    if (!names.includes(value as T)) {
      const problem = names.some((name) => typeof name === typeof value) ? 'unknown-name' : 'wrong-type';
      throw new ParseError(where, problem, value, `one of ${names.join(', ')}`);
    }
    return value as T;
  };
}

export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, where) => (value === null ? null : reader(value, where));
}

export function list<T>(reader: Reader<T>, min = 0, max = 10_000): Reader<T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw new ParseError(where, 'wrong-type', value, 'a list');
    if (value.length < min || value.length > max) {
      throw new ParseError(where, 'out-of-range', value, min === max ? `a list of ${min}` : `a list of ${min} to ${max}`);
    }
    return value.map((item, i) => reader(item, `${where}[${i}]`));
  };
}

export function anObject(value: unknown, where: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ParseError(where, 'wrong-type', value, 'an object');
  }
  return value as Record<string, unknown>;
}

/** An object whose keys are data, such as seats or card names. */
export function mapOf<K, V>(key: Reader<K>, item: Reader<V>): Reader<Map<K, V>> {
  return (value, where) =>
    new Map(Object.entries(anObject(value, where)).map(([k, v]) => [key(k, `${where}.${k}`), item(v, `${where}.${k}`)]));
}

/** A seat number written as an object key. */
export function seatKey(seats: number): Reader<number> {
  return (value, where) => {
    const seat = Number(value);
    if (!/^[1-9]$/.test(String(value)) || seat > seats) throw new ParseError(where, 'unknown-name', value, `a seat from 1 to ${seats}`);
    return seat;
  };
}

type Shape = Readonly<Record<string, Reader<unknown>>>;
type Required<S extends Shape> = { [K in keyof S]: ReturnType<S[K]> };
type Optional<S extends Shape> = { [K in keyof S]?: ReturnType<S[K]> };

/** An object with these fields and no others. */
export function fields<R extends Shape, O extends Shape = Record<never, never>>(
  required: R,
  optional: O = {} as O,
): Reader<Required<R> & Optional<O>> {
  return (value, where) => {
    const object = anObject(value, where);
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(object)) {
      const reader = Object.hasOwn(required, key) ? required[key] : Object.hasOwn(optional, key) ? optional[key] : undefined;
      if (reader === undefined) {
        const known = [...Object.keys(required), ...Object.keys(optional)].join(', ');
        throw new ParseError(`${where}.${key}`, 'unknown-field', key, `one of ${known}`);
      }
      result[key] = reader(object[key], `${where}.${key}`);
    }
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(object, key)) throw new ParseError(`${where}.${key}`, 'missing', undefined, `a field "${key}"`);
    }
    return result as Required<R> & Optional<O>;
  };
}

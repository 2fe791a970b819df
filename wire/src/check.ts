import type { Static, TSchema } from 'typebox';

/** Where a message is wrong, and what was expected. */
export interface Fault {
  readonly where: string;
  readonly expected: string;
}

/** The part of JSON Schema that our messages use, as TypeBox writes it. */
interface Plain {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Plain[];
  readonly properties?: Readonly<Record<string, Plain>>;
  readonly required?: readonly string[];
  readonly items?: Plain | readonly Plain[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** The first error in a value, or undefined. Objects may have only the fields of their schema. */
export function faultOf(schema: TSchema, value: unknown): Fault | undefined {
  return find(schema as Plain, value, '');
}

export function fits<T extends TSchema>(schema: T, value: unknown): value is Static<T> {
  return faultOf(schema, value) === undefined;
}

function find(schema: Plain, value: unknown, where: string): Fault | undefined {
  if (schema.anyOf !== undefined) return findInUnion(schema.anyOf, value, where);
  if ('const' in schema) return value === schema.const ? undefined : fault(where, JSON.stringify(schema.const));
  switch (schema.type) {
    case 'object':
      return findInObject(schema, value, where);
    case 'array':
      return findInArray(schema, value, where);
    case 'string':
      return findInString(schema, value, where);
    case 'integer':
    case 'number':
      return findInNumber(schema, value, where);
    case 'boolean':
    case 'null':
      return schema.type === (value === null ? 'null' : typeof value) ? undefined : fault(where, schema.type);
    default:
      return undefined;
  }
}

function fault(where: string, expected: string): Fault {
  return { where: where === '' ? 'message' : where.slice(1), expected };
}

/** The tag of a union whose members differ in one field (`t` or `kind`). */
interface Tags {
  readonly tag: string;
  readonly members: ReadonlyMap<unknown, Plain>;
}

const tagsKnown = new WeakMap<readonly Plain[], Tags | 'none'>();

function tagsOf(schemas: readonly Plain[]): Tags | 'none' {
  let tags = tagsKnown.get(schemas);
  if (tags === undefined) {
    const tag = ['t', 'kind'].find((name) => schemas.every(({ properties }) => properties?.[name]?.const !== undefined));
    tags = tag === undefined ? 'none' : { tag, members: new Map(schemas.map((schema) => [schema.properties?.[tag]?.const, schema])) };
    tagsKnown.set(schemas, tags);
  }
  return tags;
}

/** Checks a tagged object against the member its tag names, so the error is about that member. */
function findInUnion(schemas: readonly Plain[], value: unknown, where: string): Fault | undefined {
  const tags = tagsOf(schemas);
  if (tags !== 'none') {
    const { tag, members } = tags;
    if (typeof value !== 'object' || value === null) return fault(where, 'an object');
    const claimed = members.get(Object.hasOwn(value, tag) ? (value as Readonly<Record<string, unknown>>)[tag] : undefined);
    return claimed === undefined ? fault(`${where}.${tag}`, `one of ${[...members.keys()].join(', ')}`) : find(claimed, value, where);
  }
  if (schemas.some((schema) => find(schema, value, where) === undefined)) return undefined;
  return fault(where, `one of ${schemas.map((schema) => ('const' in schema ? JSON.stringify(schema.const) : schema.type)).join(', ')}`);
}

function findInObject(schema: Plain, value: unknown, where: string): Fault | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return fault(where, 'an object');
  const properties = schema.properties ?? {};
  for (const name of schema.required ?? []) if (!Object.hasOwn(value, name)) return fault(`${where}.${name}`, 'to be there');
  for (const [name, field] of Object.entries(value)) {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known === undefined) return fault(`${where}.${name.slice(0, 40)}`, 'no such field');
    const found = find(known, field, `${where}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findInArray(schema: Plain, value: unknown, where: string): Fault | undefined {
  if (!Array.isArray(value)) return fault(where, 'a list');
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema;
  if (value.length < minItems || value.length > maxItems) return fault(where, `a list of ${minItems} to ${maxItems}`);
  for (let i = 0; i < value.length; i++) {
    const item = Array.isArray(items) ? items[i] : items;
    const found = item && find(item as Plain, value[i], `${where}[${i}]`);
    if (found) return found;
  }
  return undefined;
}

const patterns = new Map<string, RegExp>();

function findInString(schema: Plain, value: unknown, where: string): Fault | undefined {
  if (typeof value !== 'string') return fault(where, 'a text');
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema;
  if (value.length < minLength || value.length > maxLength) return fault(where, `a text of ${minLength} to ${maxLength} characters`);
  if (pattern === undefined) return undefined;
  let compiled = patterns.get(pattern);
  if (compiled === undefined) {
    compiled = new RegExp(pattern, 'u');
    patterns.set(pattern, compiled);
  }
  return compiled.test(value) ? undefined : fault(where, `a text like ${pattern}`);
}

function findInNumber(schema: Plain, value: unknown, where: string): Fault | undefined {
  const isInteger = schema.type === 'integer';
  const largest = isInteger ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE;
  const { minimum = -largest, maximum = largest } = schema;
  const good = isInteger ? Number.isSafeInteger(value) : Number.isFinite(value);
  if (good && (value as number) >= minimum && (value as number) <= maximum) return undefined;
  return fault(where, `a${isInteger ? ' whole' : ''} number from ${minimum} to ${maximum}`);
}

import type { Static, TSchema } from 'typebox';

/** The part of a JSON Schema that readers look at. Limits, such as lengths and patterns, are for checking what clients send (check.ts). */
interface Plain {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Plain[];
  readonly properties?: Readonly<Record<string, Plain>>;
  readonly required?: readonly string[];
  readonly items?: Plain;
  /** In a union: what an unknown value is read as. In a list: `skip` leaves out unreadable items. */
  readonly 'x-unknown'?: unknown;
}

/**
 * A client's tolerant reading of a server's message. Unknown fields are dropped at every depth; unknown values are read as `x-unknown`
 * says, or dropped where the field is optional. Undefined if the rest does not fit.
 */
export function readAs<T extends TSchema>(schema: T, value: unknown): Static<T> | undefined {
  return read(schema as Plain, value) as Static<T> | undefined;
}

function read(schema: Plain, value: unknown): unknown {
  const { type, anyOf, 'x-unknown': otherwise } = schema;
  if (anyOf !== undefined) {
    for (const member of anyOf) {
      const found = read(member, value);
      if (found !== undefined) return found;
    }
    return otherwise;
  }
  if ('const' in schema) return value === schema.const ? value : undefined;
  switch (type) {
    case 'object':
      return readObject(schema, value);
    case 'array':
      return readList(schema, value);
    case 'null':
      return value === null ? value : undefined;
    case 'integer':
      return typeof value === 'number' ? value : undefined;
    default:
      return type === undefined || typeof value === type ? value : undefined;
  }
}

function readObject({ properties = {}, required = [] }: Plain, value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const known: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(properties)) {
    const isThere = Object.hasOwn(value, name);
    const found = isThere ? read(schema, (value as Readonly<Record<string, unknown>>)[name]) : undefined;
    if (found !== undefined) known[name] = found;
    else if (required.includes(name) || (isThere && !isEnumeration(schema))) return undefined;
  }
  return known;
}

function isEnumeration(schema: Plain): boolean {
  return 'const' in schema || (schema.anyOf?.every((member) => 'const' in member) ?? false);
}

function readList({ items = {}, 'x-unknown': otherwise }: Plain, value: unknown): readonly unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const known = value.map((item) => read(items, item)).filter((item) => item !== undefined);
  return known.length === value.length || otherwise === 'skip' ? known : undefined;
}

/**
 * The difference between two JSON values, as JSON. A list of one is the new value; an empty list takes a field away; an object
 * names the fields (or places of a list) that changed, each with its own difference, `#` being a list's new length.
 */
export type Delta = readonly [] | readonly [unknown] | { readonly [place: string]: Delta | number };

type Json = unknown;

/** Differences of fields found already, by the new value: what several viewers are shown alike is compared once. */
export type Found = Map<unknown, { readonly from: Json; readonly delta: Delta | undefined }>;

/** Undefined if there is none. */
export function deltaOf(from: Json, to: Json, found?: Found): Delta | undefined {
  if (from === to) return undefined;
  if (Array.isArray(from) && Array.isArray(to)) return listDelta(from, to);
  if (isObject(from) && isObject(to)) return objectDelta(from, to, found);
  return [to];
}

function fieldDelta(from: Json, to: Json, found: Found): Delta | undefined {
  const before = found.get(to);
  if (before !== undefined && before.from === from) return before.delta;
  const delta = deltaOf(from, to);
  found.set(to, { from, delta });
  return delta;
}

export function applyDelta(value: Json, delta: Delta): Json {
  if (Array.isArray(delta)) return delta[0];
  const changes = delta as { readonly [place: string]: Delta | number };
  if (Array.isArray(value)) {
    const list: Json[] = value.slice();
    for (const [place, change] of Object.entries(changes)) {
      if (place === '#') list.length = change as number;
      else list[Number(place)] = applyDelta(list[Number(place)], change as Delta);
    }
    return list;
  }
  const object: Record<string, Json> = { ...(value as object) };
  for (const [name, change] of Object.entries(changes)) {
    if (Array.isArray(change) && change.length === 0) delete object[name];
    else object[name] = applyDelta(object[name], change as Delta);
  }
  return object;
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Changes = Record<string, Delta | number>;

/** What every object has from its prototype cannot be told from a field: a value with such a name is sent whole. */
const INHERITED: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

function objectDelta(from: Readonly<Record<string, Json>>, to: Readonly<Record<string, Json>>, found?: Found): Delta | undefined {
  let changes: Changes | undefined;
  let changed = 0;
  let size = 0;
  for (const name in to) {
    if (INHERITED.has(name)) return [to];
    size++;
    const was = from[name];
    const is = to[name];
    if (was === is || is === undefined) continue;
    const change: Delta | undefined =
      was === undefined ? [is] : found === undefined || typeof is !== 'object' ? deltaOf(was, is) : fieldDelta(was, is, found);
    if (change !== undefined) {
      changes ??= {};
      changes[name] = change;
      changed++;
    }
  }
  for (const name in from) {
    if (INHERITED.has(name)) return [to];
    if (from[name] !== undefined && to[name] === undefined) {
      changes ??= {};
      changes[name] = [];
      changed++;
    }
  }
  return shorter(changes, changed, to, size);
}

function listDelta(from: readonly Json[], to: readonly Json[]): Delta | undefined {
  let changes: Changes | undefined;
  let changed = 0;
  if (to.length < from.length) {
    changes = { '#': to.length };
    changed++;
  }
  for (let i = 0; i < to.length; i++) {
    const was = from[i];
    const is = to[i];
    if (was === is && i < from.length) continue;
    const change: Delta | undefined = i < from.length ? deltaOf(was, is) : [is];
    if (change !== undefined) {
      changes ??= {};
      changes[i] = change;
      changed++;
    }
  }
  return shorter(changes, changed, to, to.length);
}

/** Where most of it changed, the new value may say it in fewer bytes. */
function shorter(changes: Changes | undefined, changed: number, to: object, size: number): Delta | undefined {
  if (changes === undefined || changed < 3 || 2 * changed < size) return changes;
  return JSON.stringify(changes).length <= JSON.stringify(to).length + 2 ? changes : [to];
}

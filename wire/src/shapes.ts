/**
 * Events say the same few field names again and again. A client that asks for it gets each event as a list instead: the number of
 * its shape, then the values of the shape's fields in order. The shapes of a game come with the table.
 */
export type Shape = readonly [kind: string, ...fields: string[]];

/** Shapes by what an event looks like. */
export type ShapeNumbers = ReadonlyMap<string, number>;

export function shapeOf(event: object): Shape | undefined {
  const [first, ...fields] = Object.keys(event);
  const { kind } = event as { kind?: unknown };
  return first === 'kind' && typeof kind === 'string' ? [kind, ...fields] : undefined;
}

export function numberShapes(shapes: readonly Shape[]): ShapeNumbers {
  return new Map(shapes.map((shape, i) => [shape.join(' '), i]));
}

/** The event itself if its shape is not among those told. */
export function pack(event: object, numbers: ShapeNumbers): object {
  const shape = shapeOf(event);
  const number = shape && numbers.get(shape.join(' '));
  return number === undefined ? event : [number, ...Object.values(event).slice(1)];
}

export function unpack(packed: unknown, shapes: readonly Shape[]): unknown {
  if (!Array.isArray(packed)) return packed;
  const [number, ...values] = packed as [number, ...unknown[]];
  const [kind, ...fields] = shapes[number] as Shape;
  return { kind, ...Object.fromEntries(fields.map((field, i) => [field, values[i]])) };
}

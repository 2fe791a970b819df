/**
 * Events say the same few field names again and again. A client that asks for it gets each event as a list instead: the number of
 * its shape, then the values of the shape's fields in order. The shapes of a game come with the table.
 */
export type Shape = readonly [kind: string, ...fields: string[]];

/** The numbers of shapes, by kind: most kinds have one. */
export type ShapeNumbers = ReadonlyMap<unknown, readonly { readonly shape: Shape; readonly number: number }[]>;

export function shapeOf(event: object): Shape | undefined {
  const [first, ...fields] = Object.keys(event);
  const { kind } = event as { kind?: unknown };
  return first === 'kind' && typeof kind === 'string' ? [kind, ...fields] : undefined;
}

export function numberShapes(shapes: readonly Shape[]): ShapeNumbers {
  return Map.groupBy(
    shapes.map((shape, number) => ({ shape, number })),
    ({ shape }) => shape[0],
  );
}

/** The event itself if its shape is not among those told. */
export function pack(event: object, numbers: ShapeNumbers): object {
  for (const { shape, number } of numbers.get((event as { kind?: unknown }).kind) ?? []) {
    const packed = packAs(event as Readonly<Record<string, unknown>>, shape, number);
    if (packed !== undefined) return packed;
  }
  return event;
}

function packAs(event: Readonly<Record<string, unknown>>, shape: Shape, number: number): unknown[] | undefined {
  const packed: unknown[] = [];
  let at = 0;
  for (const field in event) {
    if (field !== (at === 0 ? 'kind' : shape[at])) return undefined;
    packed.push(at++ === 0 ? number : event[field]);
  }
  return at === shape.length ? packed : undefined;
}

export function unpack(packed: unknown, shapes: readonly Shape[]): unknown {
  if (!Array.isArray(packed)) return packed;
  const [number, ...values] = packed as [number, ...unknown[]];
  const [kind, ...fields] = shapes[number] as Shape;
  return { kind, ...Object.fromEntries(fields.map((field, i) => [field, values[i]])) };
}

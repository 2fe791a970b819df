/**
 * Compression of events, whose field names repeat. The first event of a kind is sent in full and defines a shape: its kind and field names,
 * in order. Later ones are lists: the shape's number, then the values. Shapes are numbered from 0; a `table` message starts over.
 */

/** Undefined for an event that does not begin with its kind: it defines no shape and is always sent in full. */
function shapeOf(event: object): readonly string[] | undefined {
  const { kind } = event as { kind?: unknown };
  const [first, ...fields] = Object.keys(event);
  return first === 'kind' && typeof kind === 'string' ? [kind, ...fields] : undefined;
}

/** An event as text, in both forms. A server writes it once for all viewers who see it alike. */
export interface EventText {
  /** Kind and field names, joined. */
  readonly shape: string | undefined;
  readonly full: string;
  /** What follows the shape's number in the short form. */
  readonly values: string;
}

export function eventText(event: object): EventText {
  const full = JSON.stringify(event);
  const all = Object.values(event);
  // Fields without a value are not sent, so the shape must come from the event as it arrives.
  if (all.includes(undefined)) return eventText(JSON.parse(full) as object);
  const values = JSON.stringify(all.slice(1));
  return { shape: shapeOf(event)?.join(' '), full, values: values === '[]' ? ']' : `,${values.slice(1)}` };
}

/** The server's side, one for each watcher. */
export class ShortEventWriter {
  readonly #numbers = new Map<string, number>();

  write({ shape, full, values }: EventText): string {
    if (shape === undefined) return full;
    const number = this.#numbers.get(shape);
    if (number !== undefined) return `[${number}${values}`;
    this.#numbers.set(shape, this.#numbers.size);
    return full;
  }
}

/** The client's side. */
export class ShortEventReader {
  readonly #shapes: (readonly string[])[] = [];
  readonly #known = new Set<string>();

  /** The event in full; undefined if its shape is unknown. */
  read(event: unknown): object | undefined {
    if (!Array.isArray(event)) return this.#learn(event as object);
    const [number, ...values] = event as [number, ...unknown[]];
    const shape = this.#shapes[number];
    if (shape === undefined || shape.length !== event.length) return undefined;
    const [kind, ...fields] = shape;
    return { kind, ...Object.fromEntries(fields.map((field, i) => [field, values[i]])) };
  }

  #learn(event: object): object {
    const shape = shapeOf(event);
    const name = shape?.join(' ');
    if (shape !== undefined && name !== undefined && !this.#known.has(name)) {
      this.#known.add(name);
      this.#shapes.push(shape);
    }
    return event;
  }
}

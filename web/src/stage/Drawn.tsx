import { Component, type ComponentChildren } from 'preact';

interface DrawnProps<Art> {
  readonly art: Art;
  readonly draw: (art: Art) => ComponentChildren;
}

/**
 * A picture, redrawn only when it shows something else. Keep pictures with this, never in `useMemo`: an element that is kept holds on to the
 * page it was first drawn on, and that page to the one before.
 */
export class Drawn<Art> extends Component<DrawnProps<Art>> {
  override shouldComponentUpdate(next: DrawnProps<Art>): boolean {
    return !isAlike(next.art, this.props.art);
  }

  override render({ art, draw }: DrawnProps<Art>): ComponentChildren {
    return draw(art);
  }
}

/** Deep equality of plain data. */
export function isAlike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const entries = Object.entries(a);
  const other = b as Readonly<Record<string, unknown>>;
  return entries.length === Object.keys(b).length && entries.every(([key, value]) => isAlike(value, other[key]));
}

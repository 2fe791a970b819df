import { Component, type ComponentChildren } from 'preact';

interface DrawnProps<Art> {
  readonly art: Art;
  readonly draw: (art: Art) => ComponentChildren;
}

/**
 * A picture that renders again only when its data changes. Use this instead of keeping elements in `useMemo`: a kept
 * Preact element references the DOM it was first rendered to, which leaks every page that was left.
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

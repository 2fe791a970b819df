/**
 * A scene as data: where each thing is, its label, and what pressing it does. Tables make scenes, the Stage draws them.
 */

/** A position on the stage in CSS pixels; `turn` in degrees, `size` as a factor. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
}

export function isSamePoint(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y && a.turn === b.turn && a.size === b.size;
}

/** A point as a CSS transform. */
export function transformOf({ x, y, turn = 0, size = 1 }: Point): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${size})`;
}

/** An object on the table. If the same key gets a new point, it moves there. */
export interface Thing<Art, Act> {
  readonly key: string;
  /** Its center. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly z?: number;
  /** Where it enters from when it is new. */
  readonly from?: Point;
  /** Points it passes on the way to its new one. */
  readonly via?: readonly Point[];
  /** Label for screen readers; without one it is decoration. */
  readonly label?: string;
  /** What pressing it does; without one it cannot be pressed. */
  readonly act?: Act;
  /** False for a thing of a group that arrow keys move through: Tab skips it. */
  readonly tab?: false;
  /** For a toggle: whether it is on. */
  readonly pressed?: boolean;
  /** Its state as CSS classes: `suggested`, `lifted`. */
  readonly marks?: readonly string[];
  readonly art: Art;
}

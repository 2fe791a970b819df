/** A scene is data: what lies where, what it is called and what pressing it does. Tables make scenes, the Stage shows them. */

/** Where something is on the stage, in CSS pixels; `turn` in degrees, `size` as a factor. */
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

/** Something on the table. The same key at a new point moves there. */
export interface Thing<Art, Act> {
  readonly key: string;
  /** Its middle. */
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  readonly z?: number;
  /** Where it comes from when it is new. */
  readonly from?: Point;
  /** The way it takes to its new point. */
  readonly via?: readonly Point[];
  /** What a screen reader says; without it the thing is scenery. */
  readonly label?: string;
  /** What pressing it does; without it there is nothing to press. */
  readonly act?: Act;
  /** False for one of many that arrows lead to: the Tab key passes it by. */
  readonly tab?: false;
  /** For what is chosen by pressing and let go by pressing again: whether it is. */
  readonly pressed?: boolean;
  /** Its state as CSS classes: `suggested`, `lifted`. */
  readonly marks?: readonly string[];
  readonly art: Art;
}

/** A scene is data: what lies where, what it is called and what pressing it does. Tables make scenes, the Stage shows them. */

/** A point in CSS pixels of the stage; `turn` in degrees, `size` as a factor. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly size?: number;
}

export function isSamePlace(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y && a.turn === b.turn && a.size === b.size;
}

/** A place as a CSS transform. */
export function placed({ x, y, turn = 0, size = 1 }: Place): string {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn}deg) scale(${size})`;
}

/** Something on the table. The same key in a new place moves there. */
export interface Thing<Art, Act> {
  readonly key: string;
  /** Its middle. */
  readonly at: Place;
  readonly width: number;
  readonly height: number;
  readonly z?: number;
  /** Where it comes from when it is new. */
  readonly from?: Place;
  /** The way it takes to its new place. */
  readonly via?: readonly Place[];
  /** What a screen reader says; without it the thing is scenery. */
  readonly label?: string;
  /** What pressing it does; without it there is nothing to press. */
  readonly act?: Act;
  /** Its letter or state for styling: `suggested`, `lifted`. */
  readonly marks?: readonly string[];
  readonly art: Art;
}

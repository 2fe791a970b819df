/** Coordinates of the graph, in CSS pixels. */

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Moves from the left edge to the right. */
  readonly plies: number;
}

/** Margins: figures at the left, signs at the right, and half a mark above and below. */
export const EDGE = { left: 40, right: 30, top: 8, bottom: 8 } as const;

export function xOf({ width, plies }: Frame, ply: number): number {
  const room = width - EDGE.left - EDGE.right;
  return EDGE.left + (plies === 0 ? 0 : (room * ply) / plies);
}

/** `win` from 0, at the bottom, to 1. */
export function yOf({ height }: Frame, win: number): number {
  return height - EDGE.bottom - (height - EDGE.top - EDGE.bottom) * win;
}

/** The ply at a point of the graph. */
export function plyAt(frame: Frame, x: number): number {
  const room = frame.width - EDGE.left - EDGE.right;
  const ply = Math.round(((x - EDGE.left) / Math.max(1, room)) * frame.plies);
  return Math.max(0, Math.min(frame.plies, ply));
}

/** A line through all known values; it skips missing ones. */
export function lineThrough(frame: Frame, values: readonly (number | undefined)[]): string {
  const points = values.flatMap((win, ply) => (win === undefined ? [] : [`${xOf(frame, ply).toFixed(1)} ${yOf(frame, win).toFixed(1)}`]));
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** The area between the line and the upper (1) or lower (0) edge. */
export function areaTo(frame: Frame, values: readonly (number | undefined)[], edge: 0 | 1): string {
  const known = values.flatMap((win, ply) => (win === undefined ? [] : [ply]));
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return '';
  const y = yOf(frame, edge).toFixed(1);
  return `${lineThrough(frame, values)}L${xOf(frame, last).toFixed(1)} ${y}L${xOf(frame, first).toFixed(1)} ${y}z`;
}

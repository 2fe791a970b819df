import { beside, type Cell, type Direction, NONE, opposite } from '@bellwether/sheep-and-thief';

/** A position on a board, in cells from the top left. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What a stroke drew: across an edge, or to an edge and no further. */
export interface Drawn {
  readonly kind: 'across' | 'edge';
  readonly cell: Cell;
  readonly direction: Direction;
}

/** A stroke of a finger. */
export interface Stroke {
  readonly cell: Cell;
  /** Where it began in this cell. */
  readonly since: Spot;
  readonly last: Spot;
  /** The edge it came in through. */
  readonly from: Direction | undefined;
  /** The edge of the board it left through. */
  readonly out: Direction | undefined;
}

/** How far into a cell a finger must get to count as there, since fingers overshoot a little. */
const DEPTH = 0.16;
/** How near to an edge a road ends at it. */
const NEAR = 0.26;
const STEP = 0.05;

const SIDE = 4;
const inside = (n: number) => Math.max(0, Math.min(SIDE - 1, Math.floor(n)));

export function cellAtSpot({ x, y }: Spot): Cell {
  return SIDE * inside(y) + inside(x);
}

export function beginStroke(spot: Spot): Stroke {
  return { cell: cellAtSpot(spot), since: spot, last: spot, from: undefined, out: undefined };
}

/** Continues to a spot, however far: every edge on the way counts. */
export function continueStroke(stroke: Stroke, to: Spot): { readonly stroke: Stroke; readonly drawn: readonly Drawn[] } {
  const { last } = stroke;
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(to.x - last.x), Math.abs(to.y - last.y)) / STEP));
  const drawn: Drawn[] = [];
  let now = stroke;
  for (let i = 1; i <= steps; i++) {
    const spot = { x: last.x + ((to.x - last.x) * i) / steps, y: last.y + ((to.y - last.y) * i) / steps };
    now = stepTo(now, spot, drawn);
  }
  return { stroke: now, drawn };
}

function stepTo(stroke: Stroke, spot: Spot, drawn: Drawn[]): Stroke {
  const direction = crossedEdge(stroke.cell, spot, DEPTH);
  if (direction === undefined) return { ...stroke, last: spot, out: undefined };
  const next = beside(stroke.cell, direction);
  if (next === NONE) {
    if (stroke.out !== direction) drawn.push({ kind: 'across', cell: stroke.cell, direction });
    return { ...stroke, last: spot, out: direction };
  }
  drawn.push({ kind: 'across', cell: stroke.cell, direction });
  return { cell: next, since: spot, last: spot, from: opposite(direction), out: undefined };
}

/** The edge of a cell that a spot lies this far behind. */
function crossedEdge(cell: Cell, { x, y }: Spot, depth: number): Direction | undefined {
  const [right, down] = [x - (cell & 3), y - (cell >> 2)];
  if (right > 1 + depth) return 1;
  if (right < -depth) return 3;
  if (down > 1 + depth) return 2;
  return down < -depth ? 0 : undefined;
}

/** Ends the stroke. If it stops at an edge that it did not come through, the road or river ends there. */
export function endStroke({ cell, since, last, from, out }: Stroke): Drawn | undefined {
  if (out !== undefined || Math.hypot(last.x - since.x, last.y - since.y) < NEAR / 2) return undefined;
  const [right, down] = [last.x - (cell & 3), last.y - (cell >> 2)];
  const gaps = [down, 1 - right, 1 - down, right] as const;
  const nearest = Math.min(...gaps);
  const direction = gaps.indexOf(nearest) as Direction;
  return nearest > NEAR || direction === from ? undefined : { kind: 'edge', cell, direction };
}

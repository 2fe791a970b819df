/**
 * The cells of a board are numbered 0 to 15, row by row from the top left. In text they are `row,column`, starting with
 * `1,1`.
 */
export type Cell = number;

export const SIDE = 4;
export const CELLS = SIDE * SIDE;
export const EVERY_CELL = 0xffff;

/** Clockwise from the top. A direction is stored as its index, a set of edges as bits 1, 2, 4, 8. */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;
export type Direction = 0 | 1 | 2 | 3;
export const EVERY_DIRECTION: readonly Direction[] = [0, 1, 2, 3];

const OPPOSITE = [2, 3, 0, 1] as const;

export function opposite(direction: Direction): Direction {
  return OPPOSITE[direction];
}

/** The direction a letter names; undefined for any other letter. */
export function directionOf(letter: string): Direction | undefined {
  return EVERY_DIRECTION.find((direction) => DIRECTIONS[direction] === letter);
}

const OFF = -1;
/** Change of row and column by direction. */
const DOWN = [-1, 0, 1, 0] as const;
const RIGHT = [0, 1, 0, -1] as const;

/** By 4 × cell + direction: the neighboring cell, or −1 off the board. */
export const BESIDE: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  EVERY_DIRECTION.map((direction) => {
    const row = (cell >> 2) + DOWN[direction];
    const column = (cell & 3) + RIGHT[direction];
    return row < 0 || row >= SIDE || column < 0 || column >= SIDE ? OFF : row * SIDE + column;
  }),
).flat();

export function beside(cell: Cell, direction: Direction): Cell {
  return BESIDE[4 * cell + direction] as Cell;
}

const WAYS: readonly (readonly Direction[])[] = Array.from({ length: CELLS }, (_, cell) =>
  EVERY_DIRECTION.filter((direction) => beside(cell, direction) !== OFF),
);

/** The directions that stay on the board. */
export function waysFrom(cell: Cell): readonly Direction[] {
  return WAYS[cell] as readonly Direction[];
}

const AROUND: readonly number[] = WAYS.map((ways, cell) => ways.reduce((bits: number, way) => bits | (1 << beside(cell, way)), 0));

/** The orthogonally adjacent cells, as bits. */
export function around(cell: Cell): number {
  return AROUND[cell] as number;
}

export function areNeighbours(one: Cell, other: Cell): boolean {
  return (around(one) & (1 << other)) !== 0;
}

export function cellAt(row: number, column: number): Cell {
  return (row - 1) * SIDE + (column - 1);
}

export function isCell(cell: number): boolean {
  return Number.isInteger(cell) && cell >= 0 && cell < CELLS;
}

export function cellText(cell: Cell): string {
  return `${(cell >> 2) + 1},${(cell & 3) + 1}`;
}

/** The cells whose bits are set, in order. */
export function cellsOf(bits: number): Cell[] {
  const cells: Cell[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (bits & (1 << cell)) cells.push(cell);
  return cells;
}

const NOT_LEFT_COLUMN = 0xeeee;
const NOT_RIGHT_COLUMN = 0x7777;

/** The cells north, east, south or west of some cells, as bits. Cells off the board are dropped. */
export const northOf = (cells: number): number => cells >> SIDE;
export const southOf = (cells: number): number => (cells << SIDE) & EVERY_CELL;
export const eastOf = (cells: number): number => (cells << 1) & NOT_LEFT_COLUMN;
export const westOf = (cells: number): number => (cells >> 1) & NOT_RIGHT_COLUMN;

/** The cells next to any of these, as bits. */
export const besideAny = (cells: number): number => northOf(cells) | eastOf(cells) | southOf(cells) | westOf(cells);

/** The cells whose neighbor in this direction is one of these, as bits. */
export function having(cells: number, direction: Direction): number {
  switch (direction) {
    case 0:
      return southOf(cells);
    case 1:
      return westOf(cells);
    case 2:
      return northOf(cells);
    case 3:
      return eastOf(cells);
  }
}

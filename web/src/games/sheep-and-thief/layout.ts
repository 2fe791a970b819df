import type { Seat } from '@bellwether/kernel';
import { handSize } from '@bellwether/sheep-and-thief';
import type { Point } from '../../stage/scene.ts';
import type { Size } from '../../ui/useSize.ts';
import type { Cell } from './vocabulary.ts';

/** All coordinates of this table, in CSS pixels of its stage. */

/** The top left of a board's cells, and the side of one. */
export interface BoardPlot {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** 0 is the board of whoever looks, 1 the next seat clockwise, and so on. */
export type ScreenSeat = number;

export interface Layout extends Size {
  readonly players: number;
  readonly plot: (at: ScreenSeat) => BoardPlot;
  /** Large enough to draw every sheep and the small images of the cards. */
  readonly isLarge: (at: ScreenSeat) => boolean;
  readonly cell: (at: ScreenSeat, cell: Cell) => Point;
  readonly sheep: (at: ScreenSeat, cell: Cell, i: number) => Point;
  readonly sheepSize: (at: ScreenSeat) => number;
  readonly black: (at: ScreenSeat, cell: Cell) => Point;
  readonly fox: (at: ScreenSeat, cell: Cell) => Point;
  readonly foxSize: (at: ScreenSeat) => number;
  /** Under every other board: whose it is. */
  readonly plate: (at: ScreenSeat) => Point;
  readonly plateSize: Size;
  /** Where stolen sheep go. */
  readonly paddock: (at: ScreenSeat) => Point;
  readonly packet: (at: ScreenSeat) => Point;
  readonly packetSize: number;
  /** Sheep come from here and go back here. */
  readonly supply: Point;
  readonly chip: (i: number, of: number) => Point;
  readonly chipSize: (of: number) => Size;
  /** One row: the cards to choose from, then those kept, which are smaller. */
  readonly handCard: (i: number, of: number) => Point;
  readonly handSide: number;
  readonly keptSize: number;
}

/** The border of a board, in cells: room for the towns. */
export const MARGIN = 0.42;
const ACROSS = 4 + 2 * MARGIN;
const PLATE = 24;
/** The side of a cell from which on a board is drawn in full. */
const LARGE = 52;
const GAP = 6;

export function screenSeatOf(seat: Seat, bottom: Seat, players: number): ScreenSeat {
  return (seat - bottom + players) % players;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** A chosen card is lifted out of its row. */
const LIFT = 16;

/** The side of a card of the hand, so many of them in a row. */
function sideOf(width: number, height: number, inRow: number): number {
  return between(40, Math.min((width - GAP) / inRow - GAP, height * 0.15), 108);
}

interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** As many boards as there are, as large as they fit into a box. */
function fit(box: Box, count: number): { cell: number; columns: number } {
  let best = { cell: 0, columns: 1 };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const cell = Math.min((box.width / columns - GAP) / ACROSS, (box.height / rows - PLATE - GAP) / ACROSS);
    if (cell > best.cell) best = { cell, columns };
  }
  return best;
}

/** `chips` is how many sources of gold there are, with the sum. */
export function layOut({ width, height }: Size, players: number, chips: number): Layout {
  const m = measure(width, height, players);
  const plot = (at: ScreenSeat) => plotAt(m, at);
  const plate = (at: ScreenSeat): Point => {
    const { x, y, cell } = plot(at);
    return { x: x + 2 * cell, y: y + (4 + MARGIN) * cell + PLATE / 2 + 1 };
  };
  const { chip, chipSize } = chipRow(m);
  const { middle, handCard } = handRow(m);
  return {
    width,
    height,
    players,
    plot,
    ...onBoards(plot),
    plate,
    plateSize: { width: Math.max(ACROSS * m.smallCell, Math.min(150, m.othersBox.width / m.columns - 2)), height: PLATE },
    paddock: (at) => (at === 0 ? chip(1, chips) : plate(at)),
    packet(at) {
      if (at === 0) return middle;
      const { x, y, cell } = plot(at);
      return { x: x + 3.6 * cell, y: y + 3.6 * cell };
    },
    packetSize: between(24, m.smallCell * 1.1, 48),
    supply: { x: width / 2, y: -40 },
    chip,
    chipSize,
    handCard,
    handSide: m.handSide,
    keptSize: 0.74,
  };
}

/** The boxes and sizes that all coordinates follow from. */
type Measures = ReturnType<typeof measure>;

/** Wide: the own board on the left, all others and the hand beside it. High: one below the other. */
function measure(width: number, height: number, players: number) {
  const cards = handSize(players);
  const others = players - 1;
  const wide = width > height * 1.05;
  const chipHeight = height < 460 ? 36 : 44;
  const ownSide = wide
    ? Math.min(height - chipHeight - 4, width * 0.58)
    : Math.min(width - 8, (height - chipHeight - sideOf(width, height, cards) - LIFT) * (others === 1 ? 0.66 : 0.7));
  const handBox: Box = wide ? { x: ownSide + 16, y: 0, width: width - ownSide - 20, height } : { x: 0, y: 0, width, height };
  // Six cards beside the board lie in two rows.
  const inRow = wide && cards === 6 ? 3 : cards;
  const handSide = sideOf(handBox.width, height, inRow);
  const handHeight = (cards / inRow) * (handSide + GAP) - GAP + LIFT;
  /** The height above the chips. */
  const room = wide ? height - chipHeight : height - handHeight - chipHeight;
  const ownBox: Box = wide ? { x: 4, y: 0, width: ownSide + 8, height: room } : { x: 0, y: room - ownSide - 2, width, height: ownSide + 2 };
  const othersBox: Box = wide ? { ...handBox, height: height - handHeight } : { x: 4, y: 0, width: width - 8, height: room - ownSide - 4 };
  const { cell: smallCell, columns } = fit(othersBox, others);
  return { width, height, others, wide, chipHeight, ownSide, handBox, inRow, handSide, room, ownBox, othersBox, smallCell, columns };
}

function plotAt({ ownSide, ownBox, othersBox, others, smallCell, columns }: Measures, at: ScreenSeat): BoardPlot {
  if (at === 0) {
    const cell = ownSide / ACROSS;
    const edge = MARGIN * cell;
    return { x: ownBox.x + (ownBox.width - ownSide) / 2 + edge, y: ownBox.y + (ownBox.height - ownSide) / 2 + edge, cell };
  }
  const rows = Math.ceil(others / columns);
  const row = Math.floor((at - 1) / columns);
  const inRow = Math.min(columns, others - row * columns);
  const column = (at - 1) % columns;
  const step = { x: othersBox.width / (rows > 1 ? columns : inRow), y: othersBox.height / rows };
  return {
    x: othersBox.x + step.x * (column + 0.5) - 2 * smallCell,
    y: othersBox.y + step.y * (row + 0.5) - PLATE / 2 - 2 * smallCell,
    cell: smallCell,
  };
}

/** What lies and stands on the cells of a board. */
function onBoards(plot: Layout['plot']): Pick<Layout, 'isLarge' | 'cell' | 'sheep' | 'sheepSize' | 'black' | 'fox' | 'foxSize'> {
  const isLarge = (at: ScreenSeat) => at === 0 || plot(at).cell >= LARGE;
  const inCell = (at: ScreenSeat, cell: Cell, right: number, down: number): Point => {
    const { x, y, cell: side } = plot(at);
    return { x: x + ((cell & 3) + 0.5 + right) * side, y: y + ((cell >> 2) + 0.5 + down) * side };
  };
  return {
    isLarge,
    cell: (at, cell) => inCell(at, cell, 0, 0),
    sheep(at, cell, i) {
      const spots = isLarge(at) ? SPOTS : SMALL_SPOTS;
      const [right, down] = spots[Math.min(i, spots.length - 1)] ?? SPOTS[0];
      return inCell(at, cell, right, down);
    },
    sheepSize: (at) => plot(at).cell * (isLarge(at) ? 0.4 : 0.6),
    black: (at, cell) => (isLarge(at) ? inCell(at, cell, -0.26, 0.24) : inCell(at, cell, 0.22, -0.2)),
    fox: (at, cell) => inCell(at, cell, -0.12, -0.15),
    foxSize: (at) => plot(at).cell * 0.72,
  };
}

function chipRow({ wide, width, ownBox, room, chipHeight }: Measures): Pick<Layout, 'chip' | 'chipSize'> {
  const across = wide ? ownBox.width : width - 8;
  const middle = wide ? ownBox.x + ownBox.width / 2 : width / 2;
  const step = (of: number) => Math.min(across / of, 74);
  return {
    chip: (i, of) => ({ x: middle + (i - (of - 1) / 2) * step(of), y: room + chipHeight / 2 }),
    chipSize: (of) => ({ width: step(of) - 4, height: chipHeight - 4 }),
  };
}

function handRow({ height, handBox, handSide, inRow }: Measures): { readonly middle: Point; readonly handCard: Layout['handCard'] } {
  const middle = { x: handBox.x + handBox.width / 2, y: height - handSide / 2 - 6 };
  return {
    middle,
    handCard(i, of) {
      const rows = Math.ceil(of / inRow);
      const row = Math.floor(i / inRow);
      const here = Math.min(inRow, of - row * inRow);
      const step = Math.min(handSide + GAP + 4, (handBox.width - GAP) / here);
      return { x: middle.x + ((i % inRow) - (here - 1) / 2) * step, y: middle.y - (rows - 1 - row) * (handSide + GAP) };
    },
  };
}

/** Where sheep like to stand on a card, as parts of its side from the middle. */
const SPOTS = [
  [0.22, 0.02],
  [0.22, 0.3],
  [-0.06, 0.26],
  [-0.06, -0.04],
] as const;
/** On small boards they stand one behind the other. */
const SMALL_SPOTS = [
  [0.06, 0.08],
  [-0.08, 0.16],
  [0.14, 0.2],
] as const;

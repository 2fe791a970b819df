import type { Seat } from '@bellwether/kernel';
import { handSize } from '@bellwether/sheep-and-thief';
import type { Place } from '../../stage/scene.ts';
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
export type Position = number;

export interface Layout extends Size {
  readonly players: number;
  readonly plot: (position: Position) => BoardPlot;
  /** Large enough to draw every sheep and the small images of the cards. */
  readonly isLarge: (position: Position) => boolean;
  readonly cell: (position: Position, cell: Cell) => Place;
  readonly sheep: (position: Position, cell: Cell, i: number) => Place;
  readonly sheepSize: (position: Position) => number;
  readonly black: (position: Position, cell: Cell) => Place;
  readonly fox: (position: Position, cell: Cell) => Place;
  readonly foxSize: (position: Position) => number;
  /** Under every other board: whose it is. */
  readonly plate: (position: Position) => Place;
  readonly plateSize: Size;
  /** Where stolen sheep go. */
  readonly paddock: (position: Position) => Place;
  readonly packet: (position: Position) => Place;
  readonly packetSize: number;
  /** Sheep come from here and go back here. */
  readonly supply: Place;
  readonly chip: (i: number, of: number) => Place;
  readonly chipSize: (of: number) => Size;
  /** One row: the cards to choose from, then those kept, which are smaller. */
  readonly handCard: (i: number, of: number, kept: boolean) => Place;
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

export function positionOf(seat: Seat, bottom: Seat, players: number): Position {
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
  const cards = handSize(players);
  const others = players - 1;
  const wide = width > height * 1.05;
  const chipHeight = height < 460 ? 36 : 44;
  // Wide: the own board on the left, all others and the hand beside it. High: one below the other.
  const ownSide = wide
    ? Math.min(height - chipHeight - 4, width * 0.58)
    : Math.min(width - 8, (height - chipHeight - sideOf(width, height, cards) - LIFT) * (others === 1 ? 0.66 : 0.7));
  const handBox: Box = wide ? { x: ownSide + 16, y: 0, width: width - ownSide - 20, height } : { x: 0, y: 0, width, height };
  // Six cards beside the board lie in two rows.
  const inRow = wide && cards === 6 ? 3 : cards;
  const handSide = sideOf(handBox.width, height, inRow);
  const handHeight = (cards / inRow) * (handSide + GAP) - GAP + LIFT;
  const room = wide ? height - chipHeight : height - handHeight - chipHeight;
  const ownCell = ownSide / ACROSS;
  const ownBox: Box = wide ? { x: 4, y: 0, width: ownSide + 8, height: room } : { x: 0, y: room - ownSide - 2, width, height: ownSide + 2 };
  const own: BoardPlot = {
    x: ownBox.x + (ownBox.width - ownSide) / 2 + MARGIN * ownCell,
    y: ownBox.y + (ownBox.height - ownSide) / 2 + MARGIN * ownCell,
    cell: ownCell,
  };
  const othersBox: Box = wide ? { ...handBox, height: height - handHeight } : { x: 4, y: 0, width: width - 8, height: room - ownSide - 4 };
  const { cell: smallCell, columns } = fit(othersBox, others);
  const rows = Math.ceil(others / columns);
  const plot = (position: Position): BoardPlot => {
    if (position === 0) return own;
    const row = Math.floor((position - 1) / columns);
    const inRow = Math.min(columns, others - row * columns);
    const column = (position - 1) % columns;
    const step = { x: othersBox.width / (rows > 1 ? columns : inRow), y: othersBox.height / rows };
    return {
      x: othersBox.x + step.x * (column + 0.5) - 2 * smallCell,
      y: othersBox.y + step.y * (row + 0.5) - PLATE / 2 - 2 * smallCell,
      cell: smallCell,
    };
  };
  const isLarge = (position: Position) => position === 0 || plot(position).cell >= LARGE;
  const inCell = (position: Position, cell: Cell, right: number, down: number): Place => {
    const { x, y, cell: side } = plot(position);
    return { x: x + ((cell & 3) + 0.5 + right) * side, y: y + ((cell >> 2) + 0.5 + down) * side };
  };
  const plate = (position: Position): Place => {
    const { x, y, cell } = plot(position);
    return { x: x + 2 * cell, y: y + (4 + MARGIN) * cell + PLATE / 2 + 1 };
  };
  const chipsWidth = wide ? ownBox.width : width - 8;
  const chip = (i: number, of: number): Place => {
    const step = Math.min(chipsWidth / of, 74);
    const middle = wide ? ownBox.x + ownBox.width / 2 : width / 2;
    return { x: middle + (i - (of - 1) / 2) * step, y: room + chipHeight / 2 };
  };
  const handY = height - handSide / 2 - 6;
  const handX = handBox.x + handBox.width / 2;
  const handCard = (i: number, of: number): Place => {
    const rows = Math.ceil(of / inRow);
    const row = Math.floor(i / inRow);
    const here = Math.min(inRow, of - row * inRow);
    const step = Math.min(handSide + GAP + 4, (handBox.width - GAP) / here);
    return { x: handX + ((i % inRow) - (here - 1) / 2) * step, y: handY - (rows - 1 - row) * (handSide + GAP) };
  };

  return {
    width,
    height,
    players,
    plot,
    isLarge,
    cell: (position, cell) => inCell(position, cell, 0, 0),
    sheep(position, cell, i) {
      const spots = isLarge(position) ? SPOTS : SMALL_SPOTS;
      const [right, down] = spots[Math.min(i, spots.length - 1)] as readonly [number, number];
      return inCell(position, cell, right, down);
    },
    sheepSize: (position) => plot(position).cell * (isLarge(position) ? 0.4 : 0.6),
    black: (position, cell) => inCell(position, cell, isLarge(position) ? -0.26 : 0.22, isLarge(position) ? 0.24 : -0.2),
    fox: (position, cell) => inCell(position, cell, -0.12, -0.15),
    foxSize: (position) => plot(position).cell * 0.72,
    plate,
    plateSize: { width: Math.max(ACROSS * smallCell, Math.min(150, othersBox.width / columns - 2)), height: PLATE },
    paddock: (position) => (position === 0 ? chip(1, chips) : plate(position)),
    packet: (position) => {
      if (position === 0) return { x: handX, y: handY };
      const { x, y, cell } = plot(position);
      return { x: x + 3.6 * cell, y: y + 3.6 * cell };
    },
    packetSize: between(24, smallCell * 1.1, 48),
    supply: { x: width / 2, y: -40 },
    chip,
    chipSize: (of) => ({ width: Math.min(chipsWidth / of, 74) - 4, height: chipHeight - 4 }),
    handCard: (i, of) => handCard(i, of),
    handSide,
    keptSize: 0.74,
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

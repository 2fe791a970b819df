import type { Seat } from '@bellwether/kernel';
import { handSize } from '@bellwether/sheep-and-thief';
import type { Point } from '../../stage/scene.ts';
import type { Size } from '../../ui/useSize.ts';
import {
  type Box,
  CELLS_ACROSS,
  divideStage,
  HEAD_PLACE_REM,
  HEAD_REM,
  isPhone,
  MARGIN,
  PLATE_REM,
  type Rivals,
  type StageAreas,
} from './stage-areas.ts';
import type { Cell, View } from './vocabulary.ts';

/** All coordinates of this table, in CSS pixels of its stage. */

/** The top left corner of a board's cells, and the side of a cell. */
export interface BoardPlot {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** 0 is the large place, 1 the place of the next seat clockwise, and so on. */
export type ScreenSeat = number;

export interface Layout extends Size {
  readonly players: number;
  readonly rem: number;
  readonly plot: (at: ScreenSeat) => BoardPlot;
  /** Only the player's head and gold are shown, not the board. */
  readonly isHead: (at: ScreenSeat) => boolean;
  /** Large enough to draw every sheep and the cards' small images. */
  readonly isLarge: (at: ScreenSeat) => boolean;
  readonly cell: (at: ScreenSeat, cell: Cell) => Point;
  readonly sheep: (at: ScreenSeat, cell: Cell, i: number) => Point;
  readonly sheepSize: (at: ScreenSeat) => number;
  readonly black: (at: ScreenSeat, cell: Cell) => Point;
  readonly fox: (at: ScreenSeat, cell: Cell) => Point;
  readonly foxSize: (at: ScreenSeat) => number;
  /** The opening of the fox's sack. */
  readonly sack: (at: ScreenSeat, cell: Cell) => Point;
  /** The board's nameplate: on the border of the large board, below all others. */
  readonly plate: (at: ScreenSeat) => Point;
  readonly plateSize: (at: ScreenSeat) => Size;
  /** Where stolen sheep go. */
  readonly paddock: (at: ScreenSeat) => Point;
  readonly packet: (at: ScreenSeat) => Point;
  readonly packetSize: number;
  /** Where sheep come from and return to. */
  readonly supply: Point;
  readonly chip: (i: number, of: number) => Point;
  readonly chipSize: (of: number) => Size;
  /** The mission card in its place, and as shown at the deal. */
  readonly mission: Record<'small' | 'large', Point & Size>;
  /** Boxes that the game ever covers. */
  readonly taken: readonly Box[];
  /** The box of the prompt. */
  readonly line: Box;
  /** The cards to choose from, then those kept, which are smaller. */
  readonly handCard: (i: number, of: number) => Point;
  readonly handSide: number;
  readonly keptSize: number;
}

/** What a layout depends on besides the stage's size. */
export interface Sitting {
  readonly players: number;
  /** The number of chips: sources of gold, and the sum. */
  readonly chips: number;
  readonly mission: boolean;
  readonly drafting: boolean;
  /** Spectators have no hand: the boards take its space. */
  readonly seated?: boolean;
  /** Root font size. */
  readonly rem: number;
  readonly cardFactor?: number;
  readonly leftHand?: boolean;
  /** The height of the prompt on the stage, in rem. */
  readonly line?: number;
  /** The board that stays readable where there is room for one; the others become heads. */
  readonly front?: ScreenSeat | undefined;
}

/** The smallest cell of a board drawn in full, in rem. */
const LARGE = 3.25;

/** The seat whose board is large by default: the viewer's, or seat 1 for spectators. */
export function ownSeat({ viewer }: Pick<View, 'viewer'>): Seat {
  return typeof viewer === 'number' ? viewer : 1;
}

/** The place of a seat's board, which never changes. */
export function homeOf(seat: Seat, own: Seat, players: number): ScreenSeat {
  return (seat - own + players) % players;
}

const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function layOut(size: Size, { players, chips, mission, drafting, rem, seated = true, line = 0, front, ...wish }: Sitting): Layout {
  const rivals = rivalsOf(size, { players, drafting, seated, rem, front });
  const isHead = (at: ScreenSeat) =>
    at > 0 && at < players && (rivals.kind === 'heads' || (rivals.kind === 'one board' && at !== rivals.front));
  const room = divideStage(size, {
    rivals,
    mission,
    cards: seated ? handSize(players) : 0,
    chips: drafting ? 0 : chips,
    drafting,
    rem,
    line: line * rem,
    ...wish,
  });
  const plot = (at: ScreenSeat) => plotAt(room, rem, at);
  const { plate, plateSize } = plates(room, plot, rem);
  const { chip, chipSize } = chipRow(room, rem);
  const { middle, handCard } = handRows(room, rem);
  return {
    ...size,
    players,
    rem,
    plot,
    isHead,
    ...onBoards(plot, LARGE * rem, (at) => (isHead(at) ? rem : 0)),
    plate,
    plateSize,
    paddock: (at) => (at === 0 ? chip(1, chips) : plate(at)),
    packet(at) {
      if (at === 0) return middle;
      const { x, y, cell } = plot(at);
      // Next to a head, at the edge of a board.
      return isHead(at) ? { x: x + 5.2 * cell, y: y + 2.2 * cell } : { x: x + 3.8 * cell, y: y + 3.75 * cell };
    },
    packetSize: between(1.6 * rem, room.smallCell, 3 * rem),
    supply: { x: size.width / 2, y: -40 },
    chip,
    chipSize,
    taken: takenBy(room, players, plot, rem),
    line: room.line,
    mission: missionPlaces(room, plot(players), plot(players - 1), rem),
    handCard,
    handSide: room.handSide,
    keptSize: 0.8,
  };
}

/** The least width for a board, two heads and a mission in a row. */
const FOUR_PLACES_REM = 22;

/** On a phone, cards need the room while they are chosen, and of three boards only one is readable. */
function rivalsOf(
  size: Size,
  { players, drafting, seated, rem, front }: Pick<Sitting, 'players' | 'drafting' | 'seated' | 'rem' | 'front'>,
): Rivals {
  const count = players - 1;
  if (!seated || !isPhone(size, rem)) return { kind: 'boards', count };
  if (drafting) return { kind: 'heads', count };
  const isRoom = size.width >= FOUR_PLACES_REM * rem;
  return front !== undefined && front > 0 && count > 2 && isRoom ? { kind: 'one board', count, front } : { kind: 'boards', count };
}

/** Including faces above the boards and names below them. */
function takenBy({ own, hand, chips, others, line }: StageAreas, players: number, plot: Layout['plot'], rem: number): readonly Box[] {
  const boards = Array.from({ length: players }, (_, at): Box => {
    const { x, y, cell } = plot(at);
    const side = CELLS_ACROSS * cell;
    return { x: x - MARGIN * cell - 4, y: y - MARGIN * cell - 3 * rem, width: side + 8, height: side + 5.5 * rem };
  });
  return [...boards, own, hand, chips, line, ...(players < 4 ? [] : [others])];
}

function plotAt(room: StageAreas, rem: number, at: ScreenSeat): BoardPlot {
  const { own, others, smallCell, places, columns, rivals } = room;
  if (at === 0) {
    const cell = own.width / CELLS_ACROSS;
    return { x: own.x + MARGIN * cell, y: own.y + MARGIN * cell, cell };
  }
  if (rivals.kind === 'one board') return besideFront(room, rivals.front, rem, at);
  const rows = Math.ceil(places / columns);
  const row = Math.floor((at - 1) / columns);
  const column = (at - 1) % columns;
  const inRow = Math.min(columns, places - row * columns);
  const step = {
    x: stepOf(room, rem),
    y: Math.min(others.height / rows, CELLS_ACROSS * smallCell * 1.35 + (HEAD_REM + PLATE_REM) * rem),
  };
  return {
    x: others.x + others.width / 2 + (column - (inRow - 1) / 2) * step.x - 2 * smallCell,
    y: others.y + others.height / 2 + (row - (rows - 1) / 2) * step.y - ((PLATE_REM - HEAD_REM) * rem) / 2 - 2 * smallCell,
    cell: smallCell,
  };
}

/** One board and heads in a row, in the order of their seats. Their names are at one height. */
function besideFront({ others, smallCell, places }: StageAreas, front: ScreenSeat, rem: number, at: ScreenSeat): BoardPlot {
  const head = HEAD_PLACE_REM * rem;
  const board = CELLS_ACROSS * smallCell + 0.5 * rem;
  const left = others.x + (others.width - board - (places - 1) * head) / 2;
  const x = left + (at - 1) * head + (at > front ? board - head : 0);
  const y = others.y + others.height / 2 - ((PLATE_REM - HEAD_REM) * rem) / 2 - 2 * smallCell;
  if (at === front) return { x: x + board / 2 - 2 * smallCell, y, cell: smallCell };
  const cell = head / 2 / CELLS_ACROSS;
  return { x: x + head / 2 - 2 * cell, y: y + (4 + MARGIN) * (smallCell - cell), cell };
}

/** The distance between places: no larger than needed, to keep the boards together. */
function stepOf({ others, columns, smallCell, rivals }: StageAreas, rem: number): number {
  if (rivals.kind === 'one board') return HEAD_PLACE_REM * rem;
  return Math.min(others.width / columns, Math.max(CELLS_ACROSS * smallCell * 1.35, 6.5 * rem));
}

function plates(room: StageAreas, plot: Layout['plot'], rem: number): Pick<Layout, 'plate' | 'plateSize'> {
  const height = PLATE_REM * rem;
  const { own } = room;
  return {
    plate(at) {
      const { x, y, cell } = plot(at);
      const below = (4 + MARGIN) * cell + height / 2 + 1;
      return { x: x + 2 * cell, y: at === 0 ? y - Math.max(MARGIN * cell, height) / 2 : y + below };
    },
    plateSize: (at) => ({ width: at === 0 ? own.width * 0.8 : stepOf(room, rem) - 2, height: height - 2 }),
  };
}

function missionPlaces(room: StageAreas, { x, y, cell }: BoardPlot, last: BoardPlot, rem: number): Layout['mission'] {
  const { own, others, strip } = room;
  const width = Math.min(Math.max(CELLS_ACROSS * cell, 5 * rem), stepOf(room, rem) - 4, 8 * rem);
  const height = Math.min(CELLS_ACROSS * cell + PLATE_REM * rem, width * 1.5);
  const side = Math.min(own.width * 0.86, 20 * rem);
  // Below the names of the lowest boards.
  const under = last.y + (4 + MARGIN) * cell + PLATE_REM * rem;
  const small =
    strip > 0
      ? { x: others.x + others.width / 2, y: under + strip / 2 + 2, width: Math.min(others.width - 8, 11 * rem), height: strip - 6 }
      : { x: x + 2 * cell, y: y + 2 * cell + (PLATE_REM * rem) / 2, width, height };
  return {
    small,
    large: { x: own.x + own.width / 2, y: own.y + own.height / 2, width: side, height: side },
  };
}

/** Positions of what is on a board's cells. */
function onBoards(
  plot: Layout['plot'],
  large: number,
  leastSheep: (at: ScreenSeat) => number,
): Pick<Layout, 'isLarge' | 'cell' | 'sheep' | 'sheepSize' | 'black' | 'fox' | 'foxSize' | 'sack'> {
  const isLarge = (at: ScreenSeat) => at === 0 || plot(at).cell >= large;
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
    sheepSize: (at) => Math.max(leastSheep(at), plot(at).cell * (isLarge(at) ? 0.4 : 0.6)),
    black: (at, cell) => (isLarge(at) ? inCell(at, cell, -0.26, 0.24) : inCell(at, cell, 0.22, -0.2)),
    // Next to the flock, not on it.
    fox: (at, cell) => (isLarge(at) ? inCell(at, cell, -0.2, -0.14) : inCell(at, cell, -0.14, -0.12)),
    foxSize: (at) => plot(at).cell * (isLarge(at) ? 0.66 : 0.8),
    sack: (at, cell) => inCell(at, cell, isLarge(at) ? -0.36 : -0.34, isLarge(at) ? 0 : 0.06),
  };
}

function chipRow({ chips: { x, y, width, height }, chipsBeside }: StageAreas, rem: number): Pick<Layout, 'chip' | 'chipSize'> {
  if (chipsBeside) {
    const step = (of: number) => Math.min(height / of, 4 * rem);
    return {
      chip: (i, of) => ({ x: x + width / 2, y: y + height / 2 + (i - (of - 1) / 2) * step(of) }),
      chipSize: (of) => ({ width, height: step(of) - 4 }),
    };
  }
  const step = (of: number) => Math.min(width / of, 5.5 * rem);
  return {
    chip: (i, of) => ({ x: x + width / 2 + (i - (of - 1) / 2) * step(of), y: y + height / 2 }),
    chipSize: (of) => ({ width: step(of) - 4, height: height - 2 }),
  };
}

function handRows({ hand, handSide, inRow }: StageAreas, rem: number): { readonly middle: Point; readonly handCard: Layout['handCard'] } {
  const gap = rem * 0.375;
  const middle = { x: hand.x + hand.width / 2, y: hand.y + hand.height / 2 + 0.25 * rem };
  return {
    middle,
    handCard(i, of) {
      const rows = Math.ceil(of / inRow);
      // Rows of equal length: three and two, not four and one.
      const full = Math.ceil(of / rows);
      const row = Math.floor(i / full);
      const here = Math.min(full, of - row * full);
      const step = Math.min(handSide + gap + 4, (hand.width - gap) / here);
      return { x: middle.x + ((i % full) - (here - 1) / 2) * step, y: middle.y + (row - (rows - 1) / 2) * (handSide + gap) };
    },
  };
}

/** Positions of sheep on a card, from its center, as parts of its side. */
const SPOTS = [
  [0.22, 0.02],
  [0.22, 0.3],
  [-0.06, 0.26],
  [-0.06, -0.04],
] as const;
/** On small boards they overlap. */
const SMALL_SPOTS = [
  [0.06, 0.08],
  [-0.08, 0.16],
  [0.14, 0.2],
] as const;

import type { Seat } from '@bellwether/kernel';
import type { Box } from '../../scenery/free-spots.ts';
import type { Point } from '../../stage/scene.ts';
import type { Size } from '../../ui/useSize.ts';

/** All coordinates of this table, in CSS pixels of its stage. */

export interface Plot {
  /** The whole homestead: firs behind, fenced pasture in front. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Layout extends Size {
  readonly plot: (at: ScreenSeat) => Plot;
  readonly pastureSheep: (at: ScreenSeat, i: number) => Point;
  readonly lostSheep: (at: ScreenSeat, i: number) => Point;
  readonly plate: (at: ScreenSeat) => Point;
  readonly plateWidth: number;
  readonly plateHeight: number;
  readonly floatHeight: number;
  readonly gate: (at: ScreenSeat, i: number, of: number) => Point;
  readonly pileCard: (at: ScreenSeat, i: number, of: number) => Point;
  readonly handCard: (i: number, of: number) => Point;
  readonly deck: Point;
  /** Wider than high if it lies on its side. */
  readonly deckSize: Size;
  readonly turnedUp: Point;
  readonly ring: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /**
   * A point of the ring road, `steps` seats clockwise of the viewer's gate (may be a fraction), `lane` pixels outside
   * its center line.
   */
  readonly onRing: (steps: number, lane?: number) => Point;
  readonly roadWidth: number;
  readonly animalSize: number;
  readonly sheepSize: number;
  readonly smallCard: Size;
  readonly handCardSize: Size;
  readonly tableHeight: number;
  /** The prompt: between the table and the hand, or left of the hand. */
  readonly line: Box;
}

/** A seat's position on screen: 0 at the bottom, then clockwise: left, top, right. */
export type ScreenSeat = 0 | 1 | 2 | 3;

export function screenSeatOf(seat: Seat, bottom: Seat): ScreenSeat {
  return ((seat - bottom + 4) % 4) as ScreenSeat;
}

export function seatAt(at: ScreenSeat, bottom: Seat): Seat {
  return ((bottom - 1 + at) % 4) + 1;
}

const CARD_ASPECT = 1.38;
/** Distance between a pile and the edge of the screen. */
const EDGE_PX = 10;
/** The root font size that all constants assume. */
const DEFAULT_REM_PX = 16;
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** The reader's settings. */
export interface LayoutOptions {
  /** Root font size: plates and all maximum sizes scale with it. */
  readonly rem?: number;
  /** Factor for the size of the hand's cards. */
  readonly cards?: number;
  /** A hand next to the table is on its left. */
  readonly leftHand?: boolean;
  /** Spectators have no hand: the table takes its space. */
  readonly seated?: boolean;
  /** The height of the prompt between table and hand, in rem; 0 where it is next to the stage. */
  readonly line?: number;
}

export function layOut(size: Size, wish: LayoutOptions = {}): Layout {
  const { rem = DEFAULT_REM_PX } = wish;
  const m = measure(size, wish);
  const plot = (at: ScreenSeat) => plotAt(m, at);
  const ring = ringOf(m);
  return {
    ...size,
    plot,
    ...homestead(m, plot),
    ...road(m, ring, plot),
    ...cards(m, plot),
    ring,
    roadWidth: between(22, m.animalSize * 0.5, 3 * rem),
    plateWidth: m.plateWidth,
    plateHeight: m.plate,
    floatHeight: 1.375 * rem,
    animalSize: m.animalSize,
    sheepSize: Math.min(m.plotWidth * 0.24, m.plotHeight * 0.33),
    smallCard: m.smallCard,
    handCardSize: m.handCardSize,
    tableHeight: m.table,
    line: m.line,
  };
}

/** The sizes that all coordinates follow from. */
type Measures = ReturnType<typeof measure>;

function measure(
  { width: all, height }: Size,
  { rem = DEFAULT_REM_PX, cards: factor = 1, leftHand = false, seated = true, line: lines = 0 }: LayoutOptions,
) {
  const line = lines * rem;
  /** On a low screen the hand is next to the table, in two columns. */
  const beside = seated && height < 30 * rem && all > height * 1.05;
  const wide = all > height;
  const handWidth =
    factor *
    (beside
      ? between(52, Math.min(all * 0.15, height * 0.27), 7 * rem)
      : between(56, Math.min(all / 5, height * (wide ? 0.13 : 0.15)), 7 * rem));
  const handCardSize = cardOf(handWidth);
  /** On a large screen the prompt is next to the hand, which leaves the height to the table. */
  const free = (all - 5 * (handWidth + 10)) / 2 - 2 * rem;
  const aside = seated && lines > 0 && !beside && free > 15 * rem;
  /** The table without the hand. */
  const width = beside ? all - 2 * handWidth - 26 : all;
  /** Above the hand: a lifted card has a bell. */
  const above = aside ? 1.4 * rem : 10;
  const table = (beside || !seated ? height : height - handCardSize.height - above - 10) - (aside ? 0 : line);
  const plate = 1.5 * rem;
  const high = (table - 2 * plate) * (wide || table < 440 ? 0.275 : 0.31);
  const plotWidth = between(Math.min(100, width * 0.3), Math.min(width * 0.375, table * 0.5, wide ? high * 1.9 : table), 17.5 * rem);
  const plotHeight = Math.min(plotWidth * 0.8, high);
  const animalSize = between(44, Math.min(plotWidth * 0.48, plotHeight * (wide ? 0.58 : 0.68)), 6.5 * rem);
  const smallCard = cardOf(between(24, plotWidth * 0.21, 3.25 * rem));
  /** From the center of a partner's plate with a long name to its end. */
  const plateReach = 5.3 * rem;
  const plateWidth = Math.max(plotWidth, Math.min(7 * rem, width / 2 - 6));
  /** Distance of the side plots from the center. */
  const spread = plotWidth / 2 + Math.min(width / 2 - plotWidth - 5, wide ? animalSize * 2.2 : plotWidth * 0.92);
  /** The left edge of the table. */
  const left = beside && leftHand ? all - width : 0;
  const middle = { x: left + width / 2, y: table / 2 };
  return {
    left,
    leftHand,
    all,
    height,
    width,
    beside,
    handCardSize,
    table,
    line: aside ? { x: rem, y: table + rem / 2, width: free, height: height - table - rem } : { x: left, y: table, width, height: line },
    above: aside ? above : line + above,
    plate,
    plateWidth,
    plateReach,
    plotWidth,
    plotHeight,
    animalSize,
    smallCard,
    spread,
    middle,
  };
}

function cardOf(width: number): Size {
  return { width, height: width * CARD_ASPECT };
}

/** The most that the ring road is wider than high. */
const ROUND = 2.65;
/** The pastures at the sides are narrower, so that they do not hide the ring road. */
const SIDE = 0.86;

function plotAt({ middle, spread, table, plate, plotWidth, plotHeight }: Measures, at: ScreenSeat): Plot {
  const width = at % 2 === 0 ? plotWidth : plotWidth * SIDE;
  // Their outer edges stay where they are.
  const x = middle.x + ([0, -spread, 0, spread] as const)[at] - plotWidth / 2 + (at === 3 ? plotWidth - width : 0);
  const y = at === 2 ? 2 : at === 0 ? table - plotHeight - plate - 2 : middle.y - (plotHeight + plate) / 2;
  return { x, y, width, height: plotHeight };
}

function ringOf({ middle, spread, table, plate, plotWidth, plotHeight, animalSize }: Measures): Layout['ring'] {
  const top = plotHeight + plate + animalSize * 0.5;
  const bottom = table - plotHeight - plate - animalSize * 0.5;
  const ry = Math.max((bottom - top) / 2, animalSize * 0.7);
  const between = spread + plotWidth * (0.5 - SIDE) - animalSize * 0.1;
  return {
    x: middle.x,
    y: (top + bottom) / 2,
    rx: Math.max(Math.min(between, ry * ROUND), animalSize * 1.25),
    ry,
  };
}

/** Sheep at home and in the forest, and the plate. */
function homestead(
  { left, width, plate, plateWidth, plotHeight }: Measures,
  plot: Layout['plot'],
): Pick<Layout, 'pastureSheep' | 'lostSheep' | 'plate'> {
  return {
    pastureSheep(at, i) {
      const { x, y, width: across } = plot(at);
      const [right, down] = PASTURE_SPOTS[i] ?? PASTURE_SPOTS[0];
      // Next to the ring road they keep away from the gate, where animals stand in front.
      const [aside, room] = at === 1 ? [0.02, 0.68] : at === 3 ? [0.3, 0.68] : [0, 1];
      return { x: x + across * (aside + right * room), y: y + plotHeight * down };
    },
    lostSheep(at, i) {
      const { x, y, width: across } = plot(at);
      return { x: x + across * (0.17 + 0.165 * i), y: y + plotHeight * 0.27, size: 0.72 };
    },
    plate(at) {
      const { x, y, width: across } = plot(at);
      const half = plateWidth / 2 + 2;
      return { x: between(left + half, x + across / 2, left + width - half), y: y + plotHeight + plate / 2 };
    },
  };
}

/** The ring road with its gates, and the deck in the middle. */
function road(
  { animalSize, smallCard }: Measures,
  ring: Layout['ring'],
  plot: Layout['plot'],
): Pick<Layout, 'onRing' | 'gate' | 'deck' | 'deckSize' | 'turnedUp'> {
  const onRing = (steps: number, lane = 0): Point => {
    const angle = Math.PI / 2 + (steps * Math.PI) / 2;
    return { x: ring.x + (ring.rx + lane) * Math.cos(angle), y: ring.y + (ring.ry + lane) * Math.sin(angle) };
  };
  const deck = { x: ring.x, y: ring.y };
  return {
    onRing,
    gate(at, i, of) {
      const { x, y } = onRing(at);
      // The more animals, the smaller, so that the gate stays visible.
      const size = [1, 1, 0.86, 0.76][of] ?? 0.62;
      const room = animalSize * size;
      // Inside the gate, not in front of the sheep.
      const inside = room * 0.08;
      const fence = at === 1 ? Math.max(x, plot(1).x + plot(1).width - inside) : Math.min(x, plot(3).x + inside);
      // From the fourth on they stand in two rows of up to three, the first ones in front.
      const rows = of > 3 ? 2 : 1;
      const row = i < 3 ? 0 : 1;
      const inRow = rows === 1 ? of : row === 0 ? 3 : of - 3;
      const along = i - 3 * row - (inRow - 1) / 2;
      if (at % 2 === 0) {
        const up = rows === 1 ? 0 : room * (row === 0 ? 0.2 : -0.52);
        return { x: x + along * Math.min(room, (ring.rx * 2.2) / inRow), y: y + up, size };
      }
      // At the sides they overlap upwards, so that the plate below stays visible.
      if (rows === 1) return { x: fence, y: y + (i - (of - 1) * 0.78) * Math.min(room * 0.82, (ring.ry * 2) / of), size };
      const aside = (at === 1 ? 1 : -1) * row * room * 0.78;
      return { x: fence + aside, y: y + (along - 0.7) * room * 0.86, size };
    },
    deck,
    deckSize: deckIn(ring.ry * 2 - animalSize, smallCard),
    turnedUp: { ...deck, size: 1 },
  };
}

/**
 * The deck between the animals at the far gate and at the near one: upright if there is space, otherwise on its side.
 */
function deckIn(room: number, { width, height }: Size): Size {
  if (height * 1.2 <= room) return { width: width * 1.2, height: height * 1.2 };
  const high = between(18, room - 4, width * 1.2);
  return { width: high * CARD_ASPECT * 1.15, height: high };
}

/** Played cards, and the hand. */
function cards(m: Measures, plot: Layout['plot']): Pick<Layout, 'pileCard' | 'handCard'> {
  const { left, width, middle, plate, plateReach, plotWidth, plotHeight, smallCard } = m;
  // At the far side the shepherd stands between pasture and pile.
  const gap = Math.max(10, plotHeight * 0.2);
  /**
   * Next to a pasture, and next to a partner's plate. All piles lie the same way, determined by the smallest space of
   * any seat.
   */
  const byPlate = middle.x - plateReach - Math.max(left + EDGE_PX, plot(1).x);
  const room = Math.min((width - plotWidth) / 2 - EDGE_PX - gap, Math.max(byPlate, plotWidth * 0.62));
  return {
    // Each corner belongs to one seat: its pile is clockwise of its plot. The last card is after the others, whole.
    pileCard(at, i, of) {
      const { along, aside, long, ...lie } = inPile(smallCard, room, i, of);
      const { x, y } = plot(at);
      if (at === 0) return { x: Math.max(left + EDGE_PX, x - 10 - long) + along, y: y + plotHeight * 0.62 + aside, ...lie };
      if (at === 2)
        return { x: x + plotWidth + gap + along, y: Math.max(plotHeight * 0.5, smallCard.height * 0.56 + 4) + y + aside, ...lie };
      const beyond = smallCard.height * 0.56 + 6;
      if (at === 1) return { x: Math.max(left + EDGE_PX, x) + along, y: y - beyond + aside, ...lie };
      return {
        x: Math.min(left + width - EDGE_PX, x + plot(3).width) - long + along,
        y: y + plotHeight + plate + beyond + aside,
        ...lie,
      };
    },
    handCard: (i, of) => (m.beside ? besideTable(m, i, of) : belowTable(m, i, of)),
  };
}

/** Position of a card in a pile: along it and from its center line, and the pile's length. */
interface Lying extends Pick<Point, 'turn' | 'size'> {
  readonly along: number;
  readonly aside: number;
  readonly long: number;
}

/**
 * In card widths: a card of a row, a small one with its gap, and the last one; then the width of the ring in pixels.
 */
const [ROW, SMALL, LAST, RING] = [0.9, 0.67, 1.12, 10];
/** The visible part of each card in a row, in card widths: minimum and maximum. The number needs the minimum. */
const PEEP = [0.42, 0.5] as const;
/** The usual number of cards in a game: it decides how piles lie, so that they do not rearrange. */
const USUAL = 8;

function inPile({ width, height }: Size, room: number, i: number, of: number): Lying {
  const top = i === of - 1;
  const last = width * LAST + RING;
  const peep = (count: number) => Math.min(PEEP[1], ((room - last) / width - ROW) / Math.max(1, count - 2));
  if (peep(Math.max(of, USUAL)) >= PEEP[0]) {
    const step = width * peep(of);
    const long = of > 1 ? step * (of - 2) + width * ROW + last : last;
    if (top) return { along: long - last / 2, aside: 0, long, turn: 0, size: LAST };
    return { along: (width * ROW) / 2 + i * step, aside: 0, long, turn: [-4, 2, -2, 4][i % 4] ?? 0, size: ROW };
  }
  // If a row is too long, cards lie whole but small in two or three rows, oldest first.
  const columns = (rows: number) => Math.ceil((of - 1) / rows) || 1;
  const rows = (room - last) / columns(2) < width * PEEP[0] ? 3 : 2;
  const step = Math.min(width * SMALL, (room - last) / columns(rows));
  const size = step / width / 1.08;
  const long = of > 1 ? step * columns(rows) + last : last;
  if (top) return { along: long - last / 2, aside: 0, long, turn: 0, size: LAST };
  return {
    along: (Math.floor(i / rows) + 0.5) * step,
    aside: ((i % rows) - (rows - 1) / 2) * 1.06 * height * size,
    long,
    turn: 0,
    size,
  };
}

function belowTable({ all, table, above, handCardSize: { width, height } }: Measures, i: number, of: number): Point {
  const step = Math.min(width + 10, (all - width - 16) / Math.max(1, of - 1));
  const off = i - (of - 1) / 2;
  return { x: all / 2 + off * step, y: table + above + height / 2 + Math.abs(off) * 1.5, turn: off * 1.5 };
}

function besideTable({ all, height, leftHand, handCardSize: card }: Measures, i: number, of: number): Point {
  const rows = Math.ceil(of / 2);
  const step = Math.min(card.height + 14, (height - card.height - 28) / Math.max(1, rows - 1));
  const column = i % 2;
  const right = 10 + card.width / 2 + (1 - column) * (card.width + 8);
  return {
    x: leftHand ? 2 * (10 + card.width / 2) + card.width + 8 - right : all - right,
    y: height / 2 + (Math.floor(i / 2) - (rows - 1) / 2) * step,
    turn: column === 0 ? -1 : 1,
  };
}

/** Positions of sheep in a pasture, as parts of its width and height. */
const PASTURE_SPOTS = [
  [0.29, 0.6],
  [0.69, 0.57],
  [0.49, 0.74],
  [0.21, 0.78],
  [0.79, 0.76],
] as const;

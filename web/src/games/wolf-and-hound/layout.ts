import type { Seat } from '@bellwether/kernel';
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
  readonly gate: (at: ScreenSeat, i: number, of: number) => Point;
  readonly pileCard: (at: ScreenSeat, i: number, of: number) => Point;
  readonly handCard: (i: number, of: number) => Point;
  readonly deck: Point;
  readonly turnedUp: Point;
  readonly ring: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /** A point of the ring road, `steps` seats clockwise of the viewer's gate (fractions lie between). */
  readonly onRing: (steps: number) => Point;
  readonly animalSize: number;
  readonly sheepSize: number;
  readonly smallCard: Size;
  readonly handCardSize: Size;
  readonly tableHeight: number;
}

/** Where a seat is on the screen: 0 at the bottom, then clockwise: left, top, right. */
export type ScreenSeat = 0 | 1 | 2 | 3;

export function screenSeatOf(seat: Seat, bottom: Seat): ScreenSeat {
  return ((seat - bottom + 4) % 4) as ScreenSeat;
}

export function seatAt(at: ScreenSeat, bottom: Seat): Seat {
  return ((bottom - 1 + at) % 4) + 1;
}

const CARD_SHAPE = 1.38;
const PLATE_HEIGHT = 24;
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function layOut(size: Size): Layout {
  const m = measure(size);
  const plot = (at: ScreenSeat) => plotAt(m, at);
  const ring = ringOf(m);
  return {
    ...size,
    plot,
    ...homestead(m, plot),
    ...road(m, ring),
    ...cards(m, plot),
    ring,
    plateWidth: Math.max(m.plotWidth, 112),
    animalSize: m.animalSize,
    sheepSize: Math.min(m.plotWidth * 0.24, m.plotHeight * 0.33),
    smallCard: m.smallCard,
    handCardSize: m.handCardSize,
    tableHeight: m.table,
  };
}

/** The sizes that all coordinates follow from. */
type Measures = ReturnType<typeof measure>;

function measure({ width, height }: Size) {
  const wide = width > height;
  const handWidth = between(56, Math.min(width / 5, height * (wide ? 0.13 : 0.15)), 112);
  const handCardSize = cardOf(handWidth);
  /** The height of the table above the hand. */
  const table = height - handCardSize.height - 20;
  const plotWidth = between(100, Math.min(width * 0.375, table * 0.5), 280);
  const plotHeight = Math.min(plotWidth * 0.8, (table - 2 * PLATE_HEIGHT) * (wide || table < 440 ? 0.275 : 0.31));
  const animalSize = between(44, Math.min(plotWidth * 0.48, plotHeight * (wide ? 0.62 : 0.68)), 104);
  const smallCard = cardOf(between(22, plotWidth * 0.2, 40));
  /** How far the plots at the sides are from the middle. */
  const spread = Math.min(width / 2 - plotWidth / 2 - 5, plotWidth * 1.42);
  return { width, handCardSize, table, plotWidth, plotHeight, animalSize, smallCard, spread, middle: { x: width / 2, y: table / 2 } };
}

function cardOf(width: number): Size {
  return { width, height: width * CARD_SHAPE };
}

function plotAt({ middle, spread, table, plotWidth, plotHeight }: Measures, at: ScreenSeat): Plot {
  const x = middle.x + ([0, -spread, 0, spread] as const)[at] - plotWidth / 2;
  const y = at === 2 ? 2 : at === 0 ? table - plotHeight - PLATE_HEIGHT : middle.y - (plotHeight + PLATE_HEIGHT) / 2;
  return { x, y, width: plotWidth, height: plotHeight };
}

function ringOf({ middle, spread, table, plotWidth, plotHeight, animalSize }: Measures): Layout['ring'] {
  const top = plotHeight + PLATE_HEIGHT + animalSize * 0.5;
  const bottom = table - plotHeight - PLATE_HEIGHT - animalSize * 0.5;
  return {
    x: middle.x,
    y: (top + bottom) / 2,
    rx: Math.max(spread - plotWidth / 2 - animalSize * 0.1, animalSize * 1.25),
    ry: Math.max((bottom - top) / 2, animalSize * 0.7),
  };
}

/** Sheep at home and in the forest, and whose they are. */
function homestead({ plotWidth, plotHeight }: Measures, plot: Layout['plot']): Pick<Layout, 'pastureSheep' | 'lostSheep' | 'plate'> {
  return {
    pastureSheep(at, i) {
      const { x, y } = plot(at);
      const [right, down] = PASTURE_SPOTS[i] ?? PASTURE_SPOTS[0];
      // Beside the ring road they keep away from the gate, where animals stand before them.
      const [aside, room] = at === 1 ? [0.06, 0.72] : at === 3 ? [0.22, 0.72] : [0, 1];
      return { x: x + plotWidth * (aside + right * room), y: y + plotHeight * down };
    },
    lostSheep(at, i) {
      const { x, y } = plot(at);
      return { x: x + plotWidth * (0.17 + 0.165 * i), y: y + plotHeight * 0.27, size: 0.72 };
    },
    plate(at) {
      const { x, y } = plot(at);
      return { x: x + plotWidth / 2, y: y + plotHeight + PLATE_HEIGHT / 2 };
    },
  };
}

/** The ring road with its gates, and the deck in its middle. */
function road({ animalSize, smallCard }: Measures, ring: Layout['ring']): Pick<Layout, 'onRing' | 'gate' | 'deck' | 'turnedUp'> {
  const onRing = (steps: number): Point => {
    const angle = Math.PI / 2 + (steps * Math.PI) / 2;
    return { x: ring.x + ring.rx * Math.cos(angle), y: ring.y + ring.ry * Math.sin(angle) };
  };
  // Where the ring is flat, whoever stands at the far or near gate would stand on the deck: it lies beside them.
  const flat = smallCard.height * 0.6 + animalSize * 0.4 > ring.ry && ring.rx > animalSize * 2;
  const deck = { x: flat ? ring.x - ring.rx * 0.42 : ring.x, y: ring.y };
  return {
    onRing,
    gate(at, i, of) {
      const { x, y } = onRing(at);
      if (at % 2 === 0) return { x: x + (i - (of - 1) / 2) * Math.min(animalSize, (ring.rx * 2.2) / of), y };
      // At the sides they stand one behind the other, upwards: the plate below stays in sight.
      return { x, y: y + (i - (of - 1) * 0.78) * Math.min(animalSize * 0.82, (ring.ry * 2) / of) };
    },
    deck,
    turnedUp: { ...deck, size: 1 },
  };
}

/** Played cards and the hand. */
function cards(m: Measures, plot: Layout['plot']): Pick<Layout, 'pileCard' | 'handCard'> {
  const { width, plotWidth, plotHeight, smallCard, handCardSize } = m;
  return {
    // Every corner belongs to one seat: the pile lies clockwise of its plot.
    pileCard(at, i, of) {
      const room = (at % 2 === 0 ? (width - plotWidth) / 2 : plotWidth) - 10;
      const step = of > 1 ? Math.min(smallCard.width * 0.5, (room - smallCard.width) / (of - 1)) : 0;
      const { x, y } = plot(at);
      const long = smallCard.width + step * (of - 1);
      const along = smallCard.width / 2 + i * step;
      if (at === 0) return { x: Math.max(4, x - 8 - long) + along, y: y + plotHeight * 0.62 };
      if (at === 2) return { x: x + plotWidth + 8 + along, y: y + plotHeight * 0.5 };
      if (at === 1) return { x: Math.max(4, x) + along, y: y - smallCard.height / 2 - 6 };
      return { x: Math.min(width - 4, x + plotWidth) - long + along, y: y + plotHeight + PLATE_HEIGHT + smallCard.height / 2 + 4 };
    },
    handCard(i, of) {
      const step = Math.min(handCardSize.width + 10, (width - handCardSize.width - 16) / Math.max(1, of - 1));
      const off = i - (of - 1) / 2;
      return { x: width / 2 + off * step, y: m.table + 10 + handCardSize.height / 2 + Math.abs(off) * 1.5, turn: off * 1.5 };
    },
  };
}

/** Where sheep like to stand in a pasture, as parts of its width and height. */
const PASTURE_SPOTS = [
  [0.29, 0.6],
  [0.69, 0.57],
  [0.49, 0.74],
  [0.21, 0.78],
  [0.79, 0.76],
] as const;

import type { Seat } from '@bellwether/kernel';
import type { Place } from '../../stage/scene.ts';
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
  readonly plot: (position: Position) => Plot;
  readonly pastureSheep: (position: Position, i: number) => Place;
  readonly lostSheep: (position: Position, i: number) => Place;
  readonly plate: (position: Position) => Place;
  readonly plateWidth: number;
  readonly gate: (position: Position, i: number, of: number) => Place;
  readonly pileCard: (position: Position, i: number, of: number) => Place;
  readonly handCard: (i: number, of: number) => Place;
  readonly deck: Place;
  readonly turnedUp: Place;
  readonly ring: { readonly x: number; readonly y: number; readonly rx: number; readonly ry: number };
  /** A point of the ring road, `steps` seats clockwise of the viewer's gate (fractions lie between). */
  readonly onRing: (steps: number) => Place;
  readonly animalSize: number;
  readonly sheepSize: number;
  readonly smallCard: Size;
  readonly handCardSize: Size;
  readonly tableHeight: number;
}

/** Where a seat is on the screen: 0 at the bottom, then clockwise: left, top, right. */
export type Position = 0 | 1 | 2 | 3;

export function positionOf(seat: Seat, bottom: Seat): Position {
  return ((seat - bottom + 4) % 4) as Position;
}

export function seatAt(position: Position, bottom: Seat): Seat {
  return ((bottom - 1 + position) % 4) + 1;
}

const CARD_SHAPE = 1.38;
const between = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function layOut({ width, height }: Size): Layout {
  const wide = width > height;
  const handWidth = between(56, Math.min(width / 5, height * (wide ? 0.13 : 0.15)), 112);
  const handCardSize = { width: handWidth, height: handWidth * CARD_SHAPE };
  const handHeight = handCardSize.height + 20;
  const table = height - handHeight;
  const plateHeight = 24;
  const plotWidth = between(100, Math.min(width * 0.375, table * 0.5), 280);
  const plotHeight = Math.min(plotWidth * 0.8, (table - 2 * plateHeight) * (wide || table < 440 ? 0.275 : 0.31));
  const animalSize = between(44, Math.min(plotWidth * 0.48, plotHeight * (wide ? 0.62 : 0.68)), 104);
  const smallWidth = between(22, plotWidth * 0.2, 40);
  const smallCard = { width: smallWidth, height: smallWidth * CARD_SHAPE };
  const middle = { x: width / 2, y: table / 2 };

  const spread = Math.min(width / 2 - plotWidth / 2 - 5, plotWidth * 1.42);
  const sideX = [0, -spread, 0, spread] as const;
  const plot = (position: Position): Plot => {
    const x = middle.x + sideX[position] - plotWidth / 2;
    if (position === 2) return { x, y: 2, width: plotWidth, height: plotHeight };
    if (position === 0) return { x, y: table - plotHeight - plateHeight, width: plotWidth, height: plotHeight };
    return { x, y: middle.y - (plotHeight + plateHeight) / 2, width: plotWidth, height: plotHeight };
  };
  const ringTop = plotHeight + plateHeight + animalSize * 0.5;
  const ringBottom = table - plotHeight - plateHeight - animalSize * 0.5;
  const ring = {
    x: middle.x,
    y: (ringTop + ringBottom) / 2,
    rx: Math.max(spread - plotWidth / 2 - animalSize * 0.1, animalSize * 1.25),
    ry: Math.max((ringBottom - ringTop) / 2, animalSize * 0.7),
  };
  const onRing = (steps: number): Place => {
    const angle = Math.PI / 2 + (steps * Math.PI) / 2;
    return { x: ring.x + ring.rx * Math.cos(angle), y: ring.y + ring.ry * Math.sin(angle) };
  };
  // Where the ring is flat, whoever stands at the far or near gate would stand on the deck: it lies beside them.
  const flat = smallCard.height * 0.6 + animalSize * 0.4 > ring.ry && ring.rx > animalSize * 2;
  const deck = { x: flat ? ring.x - ring.rx * 0.42 : ring.x, y: ring.y };
  const sheepSize = Math.min(plotWidth * 0.24, plotHeight * 0.33);

  return {
    width,
    height,
    plot,
    pastureSheep(position, i) {
      const { x, y } = plot(position);
      const spot = PASTURE_SPOTS[i] ?? PASTURE_SPOTS[0];
      // Beside the ring road they keep away from the gate, where animals stand before them.
      const aside = position === 1 ? [0.06, 0.72] : position === 3 ? [0.22, 0.72] : [0, 1];
      return { x: x + plotWidth * ((aside[0] as number) + spot[0] * (aside[1] as number)), y: y + plotHeight * spot[1] };
    },
    lostSheep(position, i) {
      const { x, y } = plot(position);
      return { x: x + plotWidth * (0.17 + 0.165 * i), y: y + plotHeight * 0.27, size: 0.72 };
    },
    plate(position) {
      const { x, y } = plot(position);
      return { x: x + plotWidth / 2, y: y + plotHeight + plateHeight / 2 };
    },
    plateWidth: Math.max(plotWidth, 112),
    gate(position, i, of) {
      const { x, y } = onRing(position);
      if (position % 2 === 0) return { x: x + (i - (of - 1) / 2) * Math.min(animalSize, (ring.rx * 2.2) / of), y };
      // At the sides they stand one behind the other, upwards: the plate below stays in sight.
      return { x, y: y + (i - (of - 1) * 0.78) * Math.min(animalSize * 0.82, (ring.ry * 2) / of) };
    },
    // Every corner belongs to one seat: the pile lies clockwise of its plot.
    pileCard(position, i, of) {
      const room = (position % 2 === 0 ? (width - plotWidth) / 2 : plotWidth) - 10;
      const step = of > 1 ? Math.min(smallWidth * 0.5, (room - smallWidth) / (of - 1)) : 0;
      const { x, y } = plot(position);
      const long = smallWidth + step * (of - 1);
      const along = smallWidth / 2 + i * step;
      if (position === 0) return { x: Math.max(4, x - 8 - long) + along, y: y + plotHeight * 0.62 };
      if (position === 2) return { x: x + plotWidth + 8 + along, y: y + plotHeight * 0.5 };
      if (position === 1) return { x: Math.max(4, x) + along, y: y - smallCard.height / 2 - 6 };
      return { x: Math.min(width - 4, x + plotWidth) - long + along, y: y + plotHeight + plateHeight + smallCard.height / 2 + 4 };
    },
    handCard(i, of) {
      const step = Math.min(handWidth + 10, (width - handWidth - 16) / Math.max(1, of - 1));
      const off = i - (of - 1) / 2;
      return { x: width / 2 + off * step, y: table + 10 + handCardSize.height / 2 + Math.abs(off) * 1.5, turn: off * 1.5 };
    },
    deck,
    turnedUp: { ...deck, size: 1 },
    ring,
    onRing,
    animalSize,
    sheepSize,
    smallCard,
    handCardSize,
    tableHeight: table,
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

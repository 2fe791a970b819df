import type { Size } from '../ui/useSize.ts';

export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Free spots: cells of a loose grid of `step` pixels that no part of the game covers. The same on every visit. */
export function freeSpots({ width, height }: Size, taken: readonly Box[], step: number): readonly Spot[] {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const spots = Array.from({ length: columns * rows }, (_, i): Spot => {
    const shift = (part: number) => (((i + 1) * part) % 1) - 0.5;
    return {
      x: Math.round((((i % columns) + 0.5 + shift(0.618) * 0.5) * width) / columns),
      y: Math.round(((Math.floor(i / columns) + 0.5 + shift(0.755) * 0.5) * height) / rows),
      size: Math.round(step * (0.62 + 0.2 * shift(0.414))),
    };
  });
  return spots.filter(({ x, y, size }) => {
    const half = size * 0.55;
    const own = { x: x - half, y: y - half * 1.2, width: 2 * half, height: 2.1 * half };
    const isInside = own.x > 0 && own.y > 4 && own.x + own.width < width && own.y + own.height < height;
    return isInside && taken.every((box) => !overlaps(own, box));
  });
}

function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

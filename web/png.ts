import { crc32, deflateSync } from 'node:zlib';

/**
 * Encodes a picture with at most 256 colors as PNG: flat drawings lose nothing visible and take a third of the bytes.
 * `rgba`: four bytes a pixel, opaque.
 */
export function pngOf(width: number, height: number, rgba: Uint8Array): Buffer {
  const palette = paletteOf(rgba);
  const nearest = new Map<number, number>();
  // Each row starts with its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (let i = 0; i < width * height; i++) {
    const colour = colourAt(rgba, i);
    let index = nearest.get(colour);
    if (index === undefined) {
      index = nearestOf(palette, colour);
      nearest.set(colour, index);
    }
    rows[i + Math.floor(i / width) + 1] = index;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, with a palette.
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Buffer.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('PLTE', colours), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function colourAt(rgba: Uint8Array, i: number): number {
  return ((rgba[4 * i] ?? 0) << 16) | ((rgba[4 * i + 1] ?? 0) << 8) | (rgba[4 * i + 2] ?? 0);
}

/** The most frequent colors; of similar ones only the first. */
function paletteOf(rgba: Uint8Array): readonly number[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < rgba.length / 4; i++) {
    const colour = colourAt(rgba, i);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort((a, b) => b[1] - a[1]).map(([colour]) => colour);
  const palette: number[] = [];
  for (const alike of [24, 16, 8, 0])
    for (const colour of byCount) {
      if (palette.length === 256) return palette;
      if (palette.every((one) => distance(one, colour) > alike)) palette.push(colour);
    }
  return palette;
}

function nearestOf(palette: readonly number[], colour: number): number {
  let best = 0;
  for (const [i, one] of palette.entries()) if (distance(one, colour) < distance(palette[best] ?? 0, colour)) best = i;
  return best;
}

function distance(a: number, b: number): number {
  return Math.abs((a >> 16) - (b >> 16)) + Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) + Math.abs((a & 255) - (b & 255));
}

import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pngOf } from '../web/png.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../web/public');
const file = (name: string) => path.join(PUBLIC, name);

/** Width and height from the file's header. */
function sizeOf(png: Buffer): string {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

describe('the pictures that systems and messengers ask for', () => {
  const { icons } = JSON.parse(readFileSync(file('manifest.webmanifest'), 'utf8')) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string; readonly purpose: string }[];
  };

  it('are there in the sizes that the manifest names', () => {
    const drawn = icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of drawn) expect(sizeOf(readFileSync(file(src))), src).toBe(sizes);
    expect(drawn.map(({ purpose, sizes }) => `${purpose} ${sizes}`).sort()).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ]);
    for (const { src } of drawn) expect(statSync(file(src)).size, src).toBeLessThan(25_000);
  });

  it('are there where the page says so', () => {
    const page = readFileSync(path.join(PUBLIC, '../index.html'), 'utf8');
    const named = [...page.matchAll(/(?:href|content)="\.\/([^"]+)"/g)].map(([, name]) => name ?? '');
    expect(named).toEqual(expect.arrayContaining(['apple-touch-icon.png', 'preview.png', 'manifest.webmanifest', 'icon.svg']));
    for (const name of named) expect(statSync(file(name)).size, name).toBeGreaterThan(0);
    expect(sizeOf(readFileSync(file('apple-touch-icon.png')))).toBe('180x180');
    expect(sizeOf(readFileSync(file('preview.png')))).toBe('1200x630');
    expect(statSync(file('preview.png')).size).toBeLessThan(120_000);
  });
});

it('a picture of few colours keeps every one of them', () => {
  const pixels = [
    [1, 2, 3],
    [250, 0, 0],
    [1, 2, 3],
    [0, 0, 250],
  ];
  const png = pngOf(2, 2, Uint8Array.from(pixels.flatMap((rgb) => [...rgb, 255])));
  expect(sizeOf(png)).toBe('2x2');
  const part = (name: string) => {
    const at = png.indexOf(name, 0, 'latin1');
    return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
  };
  const palette = part('PLTE');
  const rows = inflateSync(part('IDAT'));
  const shown = [1, 2, 4, 5].map((i) => [...palette.subarray(3 * (rows[i] ?? 0), 3 * (rows[i] ?? 0) + 3)]);
  expect(shown).toEqual(pixels);
});

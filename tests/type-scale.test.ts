import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../web/src');
const read = (name: string) => readFileSync(path.join(SRC, name), 'utf8');
const valuesOf = (css: string, property: string) =>
  [...css.matchAll(new RegExp(`${property}: ([^;]+);`, 'g'))].map(([, value]) => value ?? '');

/** Seven sizes of type, in rem: 12, 14, 16, 18, 22, 28 and 40 pixels. */
const SIZES = [0.75, 0.875, 1, 1.125, 1.375, 1.75, 2.5].map((rem) => `${rem}rem`);
/** Sizes that follow from their surroundings. */
const RELATIVE = /^(0|100%|[\d.]+pt|[\d.]+mm|[\d.]+em|(min|max|clamp)\(.*\))$/;
/** Three radii, and a smaller one for marks within a line. */
const RADII = [8, 14, 20, 4].map((px) => `${px}px`);
const ROUND = /^(0|inherit|\d+%|99+px)$/;

describe('the scale of all pages', () => {
  it('has seven sizes of type', () => {
    // Tables fit their type to the board; a living room's screen is read from three meters away.
    const own = /^games\/|^online\/room\//;
    const css = globSync('**/*.css', { cwd: SRC }).filter((name) => !own.test(name.replaceAll('\\', '/')));
    expect(css.length).toBeGreaterThan(20);
    const other = css.flatMap((name) =>
      valuesOf(read(name), 'font-size').flatMap((size) => (SIZES.includes(size) || RELATIVE.test(size) ? [] : [`${name}: ${size}`])),
    );
    expect(other).toEqual([]);
  });

  it('has three radii', () => {
    const other = globSync('**/*.css', { cwd: SRC }).flatMap((name) =>
      valuesOf(read(name), 'border-radius').flatMap((value) =>
        value.split(' ').every((one) => RADII.includes(one) || ROUND.test(one)) ? [] : [`${name}: ${value}`],
      ),
    );
    expect(other).toEqual([]);
  });
});

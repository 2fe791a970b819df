import { describe, expect, it } from 'vitest';
import { BOTS_AFTER_MS, formTables, type Seeker } from '../../src/meet/matcher.ts';

const NOW = 1_000_000;
const waits = (key: string, strength: number | null, seconds: number, more: Partial<Seeker> = {}): Seeker => ({
  key,
  strength,
  since: NOW - 1_000 * seconds,
  ...more,
});
const tables = (seekers: readonly Seeker[], seats = 2, mayMeet?: (a: Seeker, b: Seeker) => boolean) =>
  formTables(seekers, seats, NOW, mayMeet).map((table) => table.map(({ key }) => key));

describe('people who wait', () => {
  it('are brought together with the nearest; whoever waits longest chooses first', () => {
    const all = [waits('new', 1_010, 1), waits('near', 1_030, 2), waits('first', 1_040, 9), waits('far', 1_070, 3)];
    expect(tables(all)).toEqual([
      ['first', 'near'],
      ['far', 'new'],
    ]);
  });

  it('reach further the longer they wait', () => {
    const pair = (seconds: number) => tables([waits('a', 800, seconds), waits('b', 1_000, seconds)]);
    expect(pair(1)).toEqual([]);
    expect(pair(11)).toEqual([['a', 'b']]);
  });

  it('play with bots once the first has waited for long enough, and never sooner', () => {
    const seconds = BOTS_AFTER_MS / 1_000;
    expect(tables([waits('a', null, seconds - 1), waits('b', null, 1)], 4)).toEqual([]);
    expect(tables([waits('a', null, seconds), waits('b', null, 1)], 4)).toEqual([['a', 'b']]);
    expect(tables([waits('a', null, seconds)], 4)).toEqual([['a']]);
  });

  it('of whom nobody knows how well they play meet anybody', () => {
    expect(tables([waits('a', null, 1), waits('b', 2_400, 1)])).toEqual([['a', 'b']]);
  });

  it('are never two of one house or one browser, nor two of whom one wants nothing of the other', () => {
    const [a, b, c] = [
      waits('a', null, 30, { house: 'x' }),
      waits('b', null, 3, { house: 'x', mark: 'm' }),
      waits('c', null, 2, { mark: 'm' }),
    ];
    expect(tables([a, b], 2)).toEqual([['a']]);
    expect(tables([a, b, c], 3)).toEqual([['a', 'c']]);
    expect(tables([waits('a', null, 1), waits('d', null, 1)], 2, () => false)).toEqual([]);
  });

  it('sit at one table each', () => {
    const all = Array.from({ length: 41 }, (_, i) => waits(String(i), 1_000 + ((i * 37) % 300), 30));
    const seated = tables(all, 4).flat();
    expect(seated).toHaveLength(41);
    expect(new Set(seated).size).toBe(41);
  });
});

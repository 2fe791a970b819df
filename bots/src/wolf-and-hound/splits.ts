import { at } from '@bellwether/wolf-and-hound';
import type { Fit, Worlds } from './worlds.ts';

/** One distribution of the hidden cards over the hands, and its relative likelihood. */
export interface Split {
  /** Types, in the order of `Worlds.owners`. */
  readonly row: readonly number[];
  readonly weight: number;
}

/**
 * Every distribution of the hidden cards over the hands, with cards of one type interchangeable; undefined if there are more than `most`.
 * Each is weighted by the number of deals it represents and by the fit of its cards.
 */
export function splitsOf(worlds: Worlds, types: number, fit: Fit | undefined, most: number): readonly Split[] | undefined {
  const left = new Int32Array(types);
  for (const type of worlds.hidden) left[type] = (left[type] as number) + 1;
  const { owners } = worlds;
  const row: number[] = [];
  const found: Split[] = [];
  // Types ascend within a hand, so each distribution is visited once; `weight` accumulates the number of deals it represents.
  const share = (n: number, weight: number, run: number): boolean => {
    if (n === owners.length) {
      found.push({ row: row.slice(), weight });
      return found.length <= most;
    }
    const owner = at(owners, n);
    const same = n > 0 && owners[n - 1] === owner;
    for (let type = same ? (row[n - 1] as number) : 0; type < types; type++) {
      const many = left[type] as number;
      if (many === 0) continue;
      const again = same && row[n - 1] === type ? run + 1 : 1;
      left[type] = many - 1;
      row[n] = type;
      const fits = fit === undefined ? 1 : (fit[owner * types + type] as number);
      const goesOn = share(n + 1, (weight * many * fits) / again, again);
      left[type] = many;
      row.length = n;
      if (!goesOn) return false;
    }
    return true;
  };
  return share(0, 1, 0) ? found : undefined;
}

import type { Row } from './result.ts';

export interface Rating {
  readonly name: string;
  readonly elo: number;
  /** Half of the 95 % interval; 0 for the anchor. */
  readonly plusMinus: number;
}

const SCALE = 400 / Math.LN10;
const ROUNDS = 200;
/** A draw added against each opponent. Keeps ratings finite if one side won every game. */
const PRIOR = 0.5;

/** Bradley–Terry ratings of all players in these rows, with the anchor at 0. Newton's method, one player at a time. */
export function ratings(rows: readonly Row[], anchor: string): Rating[] {
  const names = [...new Set(rows.flatMap(({ a, b }) => [a, b]))];
  const strength = new Map(names.map((name) => [name, 0]));
  const at = (name: string) => strength.get(name) as number;
  const information = (name: string) => {
    let pull = 0;
    let weight = 0;
    for (const { a, b, winA, games } of rows) {
      if (a !== name && b !== name) continue;
      const other = a === name ? b : a;
      const won = (a === name ? winA : 1 - winA) * games + PRIOR;
      const expected = 1 / (1 + Math.exp(at(other) - at(name)));
      pull += won - expected * (games + 2 * PRIOR);
      weight += expected * (1 - expected) * (games + 2 * PRIOR);
    }
    return { pull, weight };
  };
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      const { pull, weight } = information(name);
      if (weight > 0) strength.set(name, at(name) + Math.max(-1, Math.min(1, pull / weight)));
    }
  }
  const zero = strength.get(anchor) ?? 0;
  return names
    .map((name) => ({
      name,
      elo: Math.round(SCALE * (at(name) - zero)),
      plusMinus: name === anchor ? 0 : Math.round((SCALE * 1.959964) / Math.sqrt(Math.max(1e-9, information(name).weight))),
    }))
    .sort((x, y) => y.elo - x.elo);
}

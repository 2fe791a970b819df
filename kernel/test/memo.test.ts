import { expect, it } from 'vitest';
import { memoByConfig } from '../src/index.ts';

it('works out once for a config and for its likes, anew for another', () => {
  let times = 0;
  const rules = memoByConfig(({ players }: { readonly players: number }) => ({ players, times: ++times }));
  const config = { players: 2 };
  expect(rules(config)).toBe(rules(config));
  expect(rules(JSON.parse('{"players":2}') as typeof config)).toBe(rules(config));
  expect(rules({ players: 3 })).toEqual({ players: 3, times: 2 });
});

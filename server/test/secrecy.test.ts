import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROVED_GAMES, type ProvedGame } from '../proof/harness/games.ts';
import { compareTwins } from '../proof/secrecy/compare.ts';
import { TwinServer } from '../proof/secrecy/twin-server.ts';
import type { ServedGame } from '../src/games.ts';

let one: TwinServer;
let two: TwinServer;
beforeAll(async () => {
  [one, two] = await Promise.all([TwinServer.start(), TwinServer.start()]);
});
afterAll(() => Promise.all([one.stop(), two.stop()]));

it.each(PROVED_GAMES.map((proved) => [proved.served.game.id, proved] as const))(
  '%s: no byte of any channel tells two deals apart',
  async (_id, proved) => {
    const onlookers = new Set<string>();
    for (let seed = 1, compared = 0; compared < 15; seed++) {
      const result = await compareTwins(proved, one, two, seed);
      if (!result.compared) continue;
      expect(result.difference).toBeUndefined();
      onlookers.add(result.onlooker);
      compared++;
    }
    expect([...onlookers].sort()).toEqual(['bot', 'person', 'spectator']);
  },
);

/** How many differences the spectators of twelve games would notice if this game were served. */
async function noticed(leaking: (honest: ServedGame['game']) => Partial<ServedGame['game']>): Promise<number> {
  const [proved] = PROVED_GAMES as [ProvedGame];
  const restore = Object.getOwnPropertyDescriptor(proved.served, 'game') as PropertyDescriptor;
  Object.defineProperty(proved.served, 'game', { ...restore, value: { ...proved.served.game, ...leaking(proved.served.game) } });
  let found = 0;
  try {
    for (let seed = 1; seed <= 12; seed++) if ((await compareTwins(proved, one, two, seed)).difference !== undefined) found++;
  } finally {
    Object.defineProperty(proved.served, 'game', restore);
  }
  return found;
}

it('would notice a leak in a view', async () => {
  // One digit of the next card of the deck: the same length, and still a leak.
  const leak = (state: object) => {
    const { deck, drawIndex } = state as { deck: number[]; drawIndex: number };
    return (deck[drawIndex] ?? 0) % 7;
  };
  expect(await noticed(({ view }) => ({ view: (state, viewer) => ({ ...view(state, viewer), hint: leak(state) }) }))).toBeGreaterThan(0);
});

it('would notice a leak in an event', async () => {
  // Everything is shown to everyone.
  expect(await noticed(() => ({ show: (event) => event }))).toBeGreaterThan(0);
});

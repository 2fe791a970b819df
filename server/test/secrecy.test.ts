import { afterAll, beforeAll, expect, it } from 'vitest';
import { compareTwins } from '../proof/secrecy/compare.ts';
import { TwinServer } from '../proof/secrecy/twin-server.ts';
import { GAMES, type ServedGame } from '../src/games.ts';

let one: TwinServer;
let two: TwinServer;
beforeAll(async () => {
  [one, two] = await Promise.all([TwinServer.start(), TwinServer.start()]);
});
afterAll(() => Promise.all([one.stop(), two.stop()]));

it.each(GAMES.map((served) => [served.game.id, served] as const))(
  '%s: no byte of any channel tells two deals apart',
  async (_id, served) => {
    const onlookers = new Set<string>();
    for (let seed = 1, compared = 0; compared < 15; seed++) {
      const result = await compareTwins(served, one, two, seed);
      if (!result.compared) continue;
      expect(result.difference).toBeUndefined();
      onlookers.add(result.onlooker);
      compared++;
    }
    expect([...onlookers].sort()).toEqual(['bot', 'person', 'spectator']);
  },
);

it('would notice a leak', async () => {
  const [honest] = GAMES as [ServedGame];
  const { view } = honest.game;
  // One digit of the next card of the deck: the same length, and still too much.
  const leak = (state: object) => ((state as { deck: number[]; next: number }).deck[(state as { next: number }).next] ?? 0) % 7;
  const leaking: ServedGame['game'] = {
    ...honest.game,
    view: (state, viewer) => ({ ...view(state, viewer), hint: leak(state) }),
  };
  const restore = Object.getOwnPropertyDescriptor(honest, 'game') as PropertyDescriptor;
  Object.defineProperty(honest, 'game', { ...restore, value: leaking });
  let noticed = 0;
  try {
    for (let seed = 1; seed <= 12; seed++) if ((await compareTwins(honest, one, two, seed)).difference !== undefined) noticed++;
  } finally {
    Object.defineProperty(honest, 'game', restore);
  }
  expect(noticed).toBeGreaterThan(0);
});

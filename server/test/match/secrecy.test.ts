import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { PROVED_GAMES, type ProvedGame } from '../../proof/harness/games.ts';
import { compareMatches } from '../../proof/secrecy/compare.ts';
import { TwinServer } from '../../proof/secrecy/twin-server.ts';
import { Matches } from '../../src/match/matches.ts';

let one: TwinServer;
let two: TwinServer;
beforeAll(async () => {
  [one, two] = await Promise.all([TwinServer.start(), TwinServer.start()]);
});
afterAll(() => Promise.all([one.stop(), two.stop()]));
afterEach(() => vi.restoreAllMocks());

it.each(PROVED_GAMES.map((proved) => [proved.served.game.id, proved] as const))(
  '%s: no byte outside a room depends on its cards, or on what it makes of them',
  async (_id, proved) => {
    for (let seed = 1, compared = 0; compared < 8; seed++) {
      const result = await compareMatches(proved, one, two, seed);
      if (!result.compared) continue;
      expect(result.difference).toBeUndefined();
      expect(result.bytes).toBeGreaterThan(10_000);
      compared++;
    }
  },
  60_000,
);

it('would notice a deal that is told once one table has ended', async () => {
  vi.spyOn(Matches.prototype, 'isDealOver').mockResolvedValue(true);
  const [proved] = PROVED_GAMES as [ProvedGame];
  let isNoticed = false;
  for (let seed = 101; seed <= 112 && !isNoticed; seed++)
    isNoticed = (await compareMatches(proved, one, two, seed)).difference !== undefined;
  expect(isNoticed).toBe(true);
}, 60_000);

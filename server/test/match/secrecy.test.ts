import { FastRandom } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { HeldTime } from '../held-time.ts';
import { run, SHEEP, WOLF } from '../help.ts';
import { ask, lookAt, PAIRS, PLAIN_BOTS, playTable, seatedMatch } from './help.ts';

const guards = { burst: 1e9, requestsPerMinute: 1e9, tablesPerHour: 1e9, workPerAddress: 1e6, workPerPerson: 1e6, workPerTable: 1e6 };

/** All that the other room and a stranger get, on every way, before and after room 1 has played its deal. The cards are drawn from `cards`. */
async function overheard(game: object, cards: number): Promise<string[]> {
  const [all, deals] = [new FastRandom(1), new FastRandom(cards)];
  const random = (count: number) => Uint8Array.from({ length: count }, () => (count === 32 ? deals : all).below(256));
  const running = await run({ guards, parts: { random, bots: PLAIN_BOTS, time: new HeldTime(1_800_000_000_000) } });
  const { match, key, host } = await seatedMatch(running, { ...game, form: 'pairs', deals: 1 }, PAIRS);
  await ask(running, match, 'deal', { key: host });
  const tables = (await Promise.all([1, 2].map((room) => lookAt(running, match, key(room, 1))))).map(
    ({ dealt }, i) => dealt[0]?.tables[i]?.table as string,
  ) as [string, string];
  const heard: string[] = [];
  const stranger = await running.api.key();
  const sockets = [key(2, 1), stranger].map((mine) =>
    running.client({ table: tables[0], key: mine, heard: (text) => heard.push(text), retry: 3_600_000 }),
  );
  await expect.poll(() => heard.filter((text) => text.includes('still-secret')).length).toBe(2);
  const listen = async () => {
    for (const mine of [{ key: key(2, 1) }, { key: stranger }, {}])
      for (const path of [
        `/api/matches/${match}/look`,
        `/api/matches/${match}/deal`,
        `/api/matches/${match}/leave`,
        `/api/tables/${tables[0]}/look`,
        `/api/tables/${tables[0]}/record`,
        `/api/tables/${tables[0]}/people`,
        ...('key' in mine ? ['/api/me', '/api/me/tables', '/api/me/matches', '/api/me/export'] : []),
      ]) {
        const { status, text } = await running.api.post(path, mine);
        heard.push(`${path} ${status} ${text}`);
      }
  };
  await listen();
  await playTable(running, tables[0], [key(1, 1), key(1, 3)]);
  await listen();
  expect(sockets.map(({ info }) => info)).toEqual([undefined, undefined]);
  // Both tables have promised the same cards: that promise is everybody's, and says nothing.
  return heard.map((text) => text.replace(/sha256:[0-9a-f]{64}/g, 'sha256:…'));
}

it.each([
  ['wolf-and-hound', WOLF],
  ['sheep-and-thief', SHEEP],
])('%s: no byte that the other table or a stranger gets depends on the cards', async (_id, game) => {
  const [one, two] = [await overheard(game, 7), await overheard(game, 8)];
  expect(one.length).toBeGreaterThan(40);
  expect(two).toEqual(one);
});

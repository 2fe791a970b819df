import { FastRandom, pick } from '@bellwether/kernel';
import { expect, it } from 'vitest';
import { playOut, run, SHEEP, seated, WOLF } from './help.ts';

const WOLF_COPY = '{"animals":{"wolf-03":{"target":"left","sheep":-2}},"numbers":{"B1":3,"B3":6}}';
const SHEEP_COPY = '{"cards":{"1":"road:NESW sheep:3"},"fox":"2,3","towns":{"baabourne":"E"},"farmyard":"E"}';
const withCopy = (what: typeof WOLF, copy: string) => ({ ...what, config: [...what.config, ['Copy', copy]] });
const wolves = { ...WOLF, config: WOLF.config.map(([key, value]) => [key ?? '', key === 'Animals' ? 'hound-01 wolf-03' : (value ?? '')]) };

it.each([
  ['wolf-and-hound', wolves, WOLF_COPY],
  ['sheep-and-thief', SHEEP, SHEEP_COPY],
] as const)(
  '[H-COPY] %s: the host’s corrections are at the table for everybody, and the game is played with them',
  async (_, what, copy) => {
    const running = await run();
    const { clients, table } = await seated(running, withCopy(what, copy), ['Clover', 'Thistle']);
    const onlooker = running.client({ table });
    await onlooker.until(({ info }) => info !== undefined);
    for (const client of [...clients, onlooker]) expect(client.info?.config).toContainEqual(['Copy', copy]);
    await clients[0]?.do({ kind: 'start' });
    for (const client of clients) {
      await client.until(({ view }) => view !== undefined);
      expect((client.view as { config: { copy: object } }).config.copy).toEqual(JSON.parse(copy));
    }
    const random = new FastRandom(5);
    await playOut(clients, (legal) => pick(legal, random));
    expect(clients[0]?.info?.status).not.toBe('playing');
  },
);

it.each([
  ['wolf-and-hound', '{"animals":{"wolf-01":{"target":"left"}}}', 'certain'],
  ['wolf-and-hound', '{"animals":{"wolf-03":{"sheep":2}}}', 'wrong-sign'],
  ['wolf-and-hound', '{"numbers":{"B1":9}}', 'sum'],
  ['sheep-and-thief', '{"fox":"1,1"}', 'fox-at-home'],
  ['sheep-and-thief', '{"towns":{"sheepville":"N"}}', 'inner-edge'],
  ['sheep-and-thief', '{"farmyard":""}', 'no-way-out'],
])('[H-COPY] %s: %s is refused with the reason', async (game, copy, problem) => {
  const { api } = await run();
  const answer = await api.post('/api/tables', { key: await api.key(), ...withCopy(game === WOLF.game ? WOLF : SHEEP, copy) });
  expect(answer.json).toMatchObject({ code: 'bad-config', refusal: { code: 'bad-copy', rule: 'H-COPY', facts: { problem } } });
});

it('[H-COPY] what cannot be read, or is too long to be a copy, is refused at the border', async () => {
  const { api } = await run();
  const key = await api.key();
  const long = `{"cards":{${Array.from({ length: 900 }, () => '"1":"meadow"').join(',')}}}`;
  for (const [what, copy] of [
    [WOLF, '{"animals":{"wolf-03":{"id":"wolf-01"}}}'],
    [WOLF, '{"fox":"1,2"}'],
    [SHEEP, '{'],
    [SHEEP, long],
  ] as const) {
    expect((await api.post('/api/tables', { key, ...withCopy(what, copy) })).json).toMatchObject({
      code: expect.stringMatching(/^bad-config$/),
    });
  }
});

import { PROTOCOL } from '@bellwether/wire';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../server/proof/harness/client.ts';
import { atEnd, WOLF } from '../../server/test/help.ts';
import { Cable } from '../proof/fleet/cable.ts';
import { runNode } from './nodes.ts';
import { postgresForTests } from './postgres.ts';

const postgres = postgresForTests();
/** Heartbeats and leases take seconds. */
const SOON = { timeout: 20_000 };

/** Two nodes. The second one reaches the first, which is the table's home, through a proxy. */
async function twoNodes() {
  const url = await postgres.fresh();
  const home = await runNode(url);
  const [{ address }] = (await postgres.query(url, 'SELECT address FROM nodes')) as [{ address: string }];
  const cable = await Cable.start(address);
  atEnd(() => cable.close());
  await postgres.query(url, `UPDATE nodes SET address = '${cable.address}'`);
  const other = await runNode(url);
  return { home, other, cable };
}

it.each([[['there']], [['back']], [['there', 'back']]] as const)(
  'the network between two nodes loses what goes %s: everybody hears of it, and finds back',
  async (directions) => {
    const { home, other, cable } = await twoNodes();
    const [host, key] = [await home.api.key(), await other.api.key()];
    const { table } = await home.api.table({ key: host, ...WOLF, seat: 1, name: 'Clover' });
    const here = home.client({ table, key: host });
    const heard: string[] = [];
    const there = other.client({ table, key, heard: (text) => heard.push(text) });
    await there.until(({ info }) => info !== undefined);
    expect(await there.do({ kind: 'sit', seat: 2, name: 'Thistle' })).toMatchObject({ t: 'done' });
    await here.until(({ online }) => online.join() === '1,2');

    cable.cut(...directions);
    const command = { id: newId(), rev: 0, key, action: { kind: 'say', seat: 2, phrase: 'hello' } };
    const answer = await other.api.post(`/api/tables/${table}/commands`, command);
    expect(answer.json).toMatchObject({ code: 'storage-failed' });
    await expect.poll(() => heard.some((text) => text.includes('"bye"') && text.includes('"changed"')), SOON).toBe(true);
    await here.until(({ online }) => online.join() === '1');

    cable.mend();
    await here.until(({ online }) => online.join() === '1,2');
    expect((await other.api.post(`/api/tables/${table}/commands`, command)).json).toMatchObject({ t: 'done' });
    expect(there.reconnects).toBe(0);
  },
);

it('a node that cannot reach the database sends its people to the others until it can', async () => {
  const url = await postgres.fresh();
  const cable = await Cable.start(new URL(url).host);
  atEnd(() => cable.close());
  const other = await runNode(url);
  const cutOff = await runNode(url.replace(new URL(url).host, cable.address));
  atEnd(() => cable.mend());
  const { table } = await cutOff.api.table({ key: await cutOff.api.key(), ...WOLF });
  const heard: string[] = [];
  const socketTo = ({ api }: typeof other) => {
    const socket = new WebSocket(api.socket);
    atEnd(() => socket.terminate());
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('error', () => {});
    return socket;
  };
  /** The result of a new connection. */
  const answerOf = async (node: typeof other) => {
    const socket = socketTo(node);
    const answer = await new Promise<unknown>((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
    });
    socket.terminate();
    return answer;
  };
  const socket = socketTo(cutOff);
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ t: 'hello', protocol: PROTOCOL }));
  socket.send(JSON.stringify({ t: 'watch', table }));
  await expect.poll(() => heard.some((text) => text.startsWith('{"t":"table"'))).toBe(true);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  cable.cut('there', 'back');
  expect(await closed).toBe(1012);
  expect(heard.at(-1)).toBe('{"t":"bye","reason":"stopping"}');
  expect(await answerOf(cutOff)).toBe(503);
  // By now the other node owns the table.
  expect((await other.api.post(`/api/tables/${table}/look`, {})).json).toMatchObject({ t: 'table' });
  cable.mend();
  await expect.poll(() => answerOf(cutOff), SOON).toBe('open');
});

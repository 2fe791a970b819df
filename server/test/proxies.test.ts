import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Proxies, readProxies } from '../src/limits/proxies.ts';
import { atEnd, run, WOLF } from './help.ts';

it.each<[string, Proxies | undefined]>([
  ['', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
  ['10.0.0.1', ['10.0.0.1']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['yes', undefined],
  ['1, 10.0.0.1', undefined],
])('reads "%s"', (text, expected) => {
  expect(readProxies(text)).toEqual(expected);
});

/**
 * Whether clients with these `X-Forwarded-For` headers count as one address for requests and sockets: the second one of an address is
 * refused.
 */
async function isOneAddress(trustProxy: Proxies, first: string, second: string): Promise<{ http: boolean; socket: boolean }> {
  const { api } = await run({ options: { trustProxy }, guards: { requestsPerMinute: 1, connectionsPerAddress: 1 } });
  const ask = async (said: string) => (await api.post('/api/keys', undefined, { 'x-forwarded-for': said })).status;
  const knock = (said: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(api.socket, { headers: { 'x-forwarded-for': said } });
      atEnd(() => socket.terminate());
      socket.on('error', () => {});
      socket.on('open', () => resolve(101));
      socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    });
  await ask(first);
  await knock(first);
  return { http: (await ask(second)) === 429, socket: (await knock(second)) === 429 };
}

describe('who asks', () => {
  it.each<[string, Proxies, string, string, boolean]>([
    ['without a proxy, whoever is connected', 0, '198.51.100.1', '198.51.100.2', true],
    ['behind one, what it added last', 1, '198.51.100.1', '198.51.100.2', false],
    ['whatever is invented further left', 1, '198.51.100.1, 203.0.113.5', '198.51.100.2, 203.0.113.5', true],
    ['behind two, what the outer one added', 2, '198.51.100.1, 10.0.0.1', '198.51.100.2, 10.0.0.1', false],
    ['and nothing further left', 2, '1.1.1.1, 198.51.100.1, 10.0.0.1', '2.2.2.2, 198.51.100.1, 10.0.0.1', true],
    [
      'behind those named, the first who is none of them',
      ['127.0.0.1', '10.0.0.0/8'],
      '198.51.100.1, 10.9.9.9',
      '198.51.100.2, 10.9.9.9',
      false,
    ],
    ['if the sender is none of them, the sender', ['10.0.0.0/8'], '198.51.100.1', '198.51.100.2', true],
  ])('is %s, for requests and sockets alike', async (_who, trustProxy, first, second, expected) => {
    expect(await isOneAddress(trustProxy, first, second)).toEqual({ http: expected, socket: expected });
  });

  it('an invented loopback address opens no figures', async () => {
    const { api } = await run({ options: { trustProxy: 1 } });
    const answer = await fetch(`${api.base}/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1, 203.0.113.5' } });
    expect(answer.status).toBe(404);
  });
});

describe('figures', () => {
  const status = (port: number, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path: '/metrics', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end();
    });

  it.each([
    [{ host: '127.0.0.1:8080' }, 200],
    [{ host: 'localhost' }, 200],
    [{ host: '[::1]:8080' }, 200],
    [{ host: 'rebound.example' }, 404],
    [{ host: 'localhost.example' }, 404],
    [{ host: '192.168.1.5' }, 404],
    [{ host: '127.0.0.1:8080', 'x-forwarded-for': '198.51.100.1' }, 404],
    [{ host: '127.0.0.1:8080', forwarded: 'for=198.51.100.1' }, 404],
  ])('are for the machine itself: %o is answered %i', async (headers, expected) => {
    const { server } = await run();
    expect(await status(server.port, headers)).toBe(expected);
  });

  it('are for everybody if the operator says so, and for nobody', async () => {
    const named = { host: 'sheep.example', 'x-forwarded-for': '198.51.100.1' };
    expect(await status((await run({ options: { metrics: 'all' } })).server.port, named)).toBe(200);
    expect(await status((await run({ options: { metrics: 'off' } })).server.port, { host: 'localhost' })).toBe(404);
  });
});

describe('links', () => {
  const make = (port: number, key: string, headers: Record<string, string>) =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path: '/api/tables', method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          let body = '';
          answer.on('data', (chunk) => {
            body += String(chunk);
          });
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
        },
      );
      asked.on('error', reject);
      asked.end(JSON.stringify({ key, ...WOLF }));
    });

  it('name the host that was asked for, if it can be one', async () => {
    const { api, server } = await run();
    const key = await api.key();
    expect((await make(server.port, key, { host: 'sheep.example:8080' })).body).toContain('"link":"http://sheep.example:8080/#/t/');
    expect((await make(server.port, key, { host: '[fd00::1]:65535' })).body).toContain('"link":"http://[fd00::1]:65535/#/t/');
    for (const host of ['"><script>', 'a b', 'x@evil.example', 'evil.example/path', 'x.example:99999', 'x.example:65536', 'x.example:0']) {
      expect(await make(server.port, key, { host })).toMatchObject({ status: 400, body: expect.stringContaining('"where":"host"') });
    }
  });

  it('believe X-Forwarded-Host of a proxy of ours alone, and our own address before anybody', async () => {
    const said = { 'x-forwarded-host': 'evil.example' };
    for (const [options, expected] of [
      [{ trustProxy: 0 }, '127.0.0.1'],
      [{ trustProxy: ['10.0.0.1'] }, '127.0.0.1'],
      [{ trustProxy: ['127.0.0.1'] }, 'evil.example'],
      [{ trustProxy: 1, publicAddress: 'https://sheep.example/' }, 'sheep.example'],
    ] as const) {
      const { api, server } = await run({ options });
      expect((await make(server.port, await api.key(), said)).body).toMatch(new RegExp(`"link":"https?://${expected}[:/]`));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { ownAddress } from '../../src/http/own-address.ts';
import { addressOfPage } from '../../src/http/page-address.ts';
import { DEFAULT_OPTIONS } from '../../src/options.ts';
import { run, WOLF } from '../help.ts';

const at = (host: string, bound = '0.0.0.0', house: string | undefined = '192.168.1.5') =>
  ownAddress({ ...DEFAULT_OPTIONS, host: bound }, { protocol: 'http', host, socket: { localPort: 8080 } }, () => house);

describe('a link that a phone in the house can follow', () => {
  it.each<[string, ReturnType<typeof at>, ReturnType<typeof at>]>([
    ['is what the page was opened by', at('sheep.example:81'), { address: 'http://sheep.example:81', reach: 'everybody' }],
    ['also in the house', at('192.168.1.5:8080'), { address: 'http://192.168.1.5:8080', reach: 'house' }],
    ['never localhost', at('localhost:8080'), { address: 'http://192.168.1.5:8080', reach: 'house' }],
    ['nor 127.0.0.1, nor [::1]', at('[::1]:8080'), { address: 'http://192.168.1.5:8080', reach: 'house' }],
    ['but the one address it listens on', at('127.0.0.1:8080', '10.1.2.3'), { address: 'http://10.1.2.3:8080', reach: 'house' }],
    ['or it says that nobody else can', at('localhost:8080', '127.0.0.1'), { address: 'http://localhost:8080', reach: 'machine' }],
    [
      'as where there is no network',
      ownAddress({ ...DEFAULT_OPTIONS, host: '::' }, { protocol: 'http', host: 'localhost:1', socket: {} }, () => undefined),
      { address: 'http://localhost:1', reach: 'machine' },
    ],
  ])('%s', (_what, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('is the public address, if the operator named it, and nothing that is no host', () => {
    const asked = { protocol: 'http', host: 'localhost:1', socket: { localPort: 1 } };
    expect(ownAddress({ ...DEFAULT_OPTIONS, publicAddress: 'https://sheep.example/' }, asked)).toEqual({
      address: 'https://sheep.example',
      reach: 'everybody',
    });
    expect(at('"><script>')).toBeUndefined();
  });
});

describe('a picture for a camera', () => {
  it.each([
    ['is drawn of every link that another device can follow', 'sheep.example', 'http://sheep.example/#/', true],
    ['is never of localhost: the link alone is for another browser here', 'localhost:8080', 'http://localhost:8080/#/', false],
  ])('%s', async (_what, host, start, isDrawn) => {
    const { api } = await run({ options: { trustProxy: 1 } });
    const post = async (path: string, body: object) => (await api.post(path, body, { 'x-forwarded-host': host })).json as { table: string };
    const key = await api.key();
    const made = await post('/api/tables', { key, ...WOLF });
    const invites = [
      made,
      await post(`/api/tables/${made.table}/invite`, {}),
      await post(`/api/tables/${made.table}/doors`, {}),
      await post('/api/me/join', { key }),
    ];
    const own = await fetch(`${api.base}/api/address`, { headers: { 'x-forwarded-host': host } });
    expect(await own.json()).toEqual({ address: start.replace('/#/', ''), reach: isDrawn ? 'everybody' : 'machine' });
    for (const invite of invites) {
      expect(invite).toHaveProperty('link', expect.stringContaining(start));
      expect('qr' in invite).toBe(isDrawn);
    }
  });
});

it('passkeys belong to the name by which the page was opened, wherever others reach it', () => {
  const asked = { protocol: 'http', host: 'localhost:8080' } as const;
  expect(addressOfPage({ ...DEFAULT_OPTIONS, host: '0.0.0.0' }, asked)).toBe('http://localhost:8080');
  expect(addressOfPage({ ...DEFAULT_OPTIONS, publicAddress: 'https://sheep.example/' }, asked)).toBe('https://sheep.example');
  expect(addressOfPage(DEFAULT_OPTIONS, { protocol: 'http', host: '"><script>' })).toBeUndefined();
});

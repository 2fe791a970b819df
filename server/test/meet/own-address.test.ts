import { describe, expect, it } from 'vitest';
import { ownAddress } from '../../src/http/own-address.ts';
import { DEFAULT_OPTIONS } from '../../src/options.ts';

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

import { expect, it } from 'vitest';
import { addressOf } from '../../src/app/server-address.ts';

it.each([
  ['sheep.example', 'https://sheep.example/'],
  [' https://sheep.example/club ', 'https://sheep.example/club/'],
  ['http://sheep.example:8080/#/t/abcdefgh12345678', 'http://sheep.example:8080/'],
  ['localhost:8080', 'http://localhost:8080/'],
  ['192.168.1.20:8080', 'http://192.168.1.20:8080/'],
  ['raspberry:8080', 'http://raspberry:8080/'],
  ['raspberry.local', 'http://raspberry.local/'],
])('reads %s as the page at %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

it.each(['', '  ', 'no address at all', 'javascript:alert(1)', 'ftp://sheep.example', 'file:///etc/passwd', 'https://me@sheep.example'])(
  'leads nowhere for “%s”',
  (typed) => {
    expect(addressOf(typed)).toBeUndefined();
  },
);

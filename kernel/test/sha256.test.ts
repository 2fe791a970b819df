import { describe, expect, test } from 'vitest';
import { hex, sha256, unhex } from '../src/index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])("gives the standard's digest of %j", (text, digest) => {
    expect(hex(sha256(bytes(text)))).toBe(digest);
  });

  test("gives the standard's digest of a million times a", () => {
    expect(hex(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  // Bytes (7i + n) mod 256 for i below n; digests from another implementation. The lengths are those at which the padding changes.
  test.each([
    [55, '81afe5b788dc2ce138ff83d9b20164db75a94d75d2b2432eea4a0ef605088c72'],
    [56, '2aba54f0ac632420a2b502431408866e40e1d5e430df4cd822642c78ab2eb9c1'],
    [63, '733d3d4ee79ee67145bf73da13588f6f235d37414fc64b14a2f00f1762792f5e'],
    [64, '79322907b3e9d013d7dc2c2f256674dbf733045cde01df3539271c6f5605feb8'],
    [65, 'd85c007c6eb440f085afa2b84f6f2bce4658b240e9f62cb1364bf0485a57e720'],
    [119, '6c87eedf096b345de205b702e5223b73b447a3207791ded3ea007ba15ed6736e'],
    [120, '42500cf6a1e3936d6b9e0bcfe296d654b63255e525487d3634d0b15fde591c4d'],
    [128, '489d55fea9a73af36b6dd0be7b4117d8e5683386d39544e8a44c99a87f368707'],
  ])('pads %i bytes rightly', (n, digest) => {
    expect(hex(sha256(Uint8Array.from({ length: n }, (_, i) => 7 * i + n)))).toBe(digest);
  });
});

describe('hexadecimal', () => {
  test('goes there and back', () => {
    const all = Uint8Array.from({ length: 256 }, (_, i) => i);
    expect(unhex(hex(all))).toEqual(all);
    expect(unhex('')).toEqual(new Uint8Array(0));
  });

  test.each(['a', 'ab c', 'AB', '0x', 'g0', 'ab\n'])('refuses %j', (text) => {
    expect(unhex(text)).toBeUndefined();
  });
});

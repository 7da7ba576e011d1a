import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fromHex, hmacSha256, sha256, sha256Hex, toHex, utf8 } from './sha256.ts';

/** Bytes without a pattern that a wrong order of words could hide behind. */
const bytes = (length: number): Uint8Array => Uint8Array.from({ length }, (_, i) => (i * i * 31 + i * 7 + 3) & 0xff);
const hex = (text: string): Uint8Array => fromHex(text) ?? new Uint8Array();

describe('SHA-256 (FIPS 180-4)', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['Орёл — das Wappentier', createHash('sha256').update('Орёл — das Wappentier').digest('hex')],
  ])('of %j', (text, digest) => {
    expect(sha256Hex(text)).toBe(digest);
  });

  test('of a million times a', () => {
    expect(toHex(sha256(new Uint8Array(1_000_000).fill(0x61)))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });

  test.each([0, 1, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 119, 120, 127, 128, 129, 1000, 65_537])(
    'of %i bytes, as another implementation has it',
    (length) => {
      expect(toHex(sha256(bytes(length)))).toBe(createHash('sha256').update(bytes(length)).digest('hex'));
    },
  );

  test('of bytes in the midst of others, which stay as they are', () => {
    const whole = bytes(200);
    expect(toHex(sha256(whole.subarray(50, 120)))).toBe(toHex(sha256(whole.slice(50, 120))));
    expect(whole).toEqual(bytes(200));
  });
});

describe('HMAC-SHA-256 (RFC 4231)', () => {
  test.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      toHex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
  ])('key %s, message %s', (key, message, digest) => {
    expect(toHex(hmacSha256(hex(key), hex(message)))).toBe(digest);
  });

  test.each([0, 63, 64, 65])('a key of %i bytes, as another implementation has it', (length) => {
    const expected = createHmac('sha256', bytes(length)).update(bytes(100)).digest('hex');
    expect(toHex(hmacSha256(bytes(length), bytes(100)))).toBe(expected);
  });
});

describe('hexadecimal digits', () => {
  test('go both ways', () => {
    expect(toHex(new Uint8Array([0, 1, 15, 16, 255]))).toBe('00010f10ff');
    expect(fromHex('00010f10ff')).toEqual(new Uint8Array([0, 1, 15, 16, 255]));
    expect(fromHex('')).toEqual(new Uint8Array());
  });

  test.each(['0', 'AB', 'zz', '0x', ' 00', '00\n'])('%j are none', (text) => {
    expect(fromHex(text)).toBeNull();
  });
});

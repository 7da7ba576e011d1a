import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { chacha20 } from './chacha20.ts';
import { fromHex, toHex } from './sha256.ts';

function block(key: string, counter: number, nonceLow = 0, nonceHigh = 0): string {
  const words = new Uint32Array(16);
  chacha20(fromHex(key) ?? new Uint8Array(), counter, nonceLow, nonceHigh, words);
  const bytes = new DataView(new ArrayBuffer(64));
  words.forEach((word, i) => bytes.setUint32(4 * i, word, true));
  return toHex(new Uint8Array(bytes.buffer));
}

const ZERO = '00'.repeat(32);

test.each([
  [
    1,
    ZERO,
    0,
    0,
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  ],
  [
    2,
    ZERO,
    1,
    0,
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ],
  [
    3,
    `${'00'.repeat(31)}01`,
    1,
    0,
    '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  ],
  [
    4,
    `00ff${'00'.repeat(30)}`,
    2,
    0,
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  ],
  [
    5,
    ZERO,
    0,
    0x02000000,
    'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  ],
])('key stream block %i of RFC 8439, appendix A.1', (_, key, counter, nonceHigh, stream) => {
  expect(block(key, counter, 0, nonceHigh)).toBe(stream);
});

test('every part of the input changes the block: key, both halves of the counter, both words of the nonce', () => {
  const blocks = [
    block(ZERO, 0),
    block(`01${'00'.repeat(31)}`, 0),
    block(ZERO, 1),
    block(ZERO, 2 ** 32),
    block(ZERO, 0, 1),
    block(ZERO, 0, 0, 1),
  ];
  expect(new Set(blocks).size).toBe(blocks.length);
});

test.each([1, 2 ** 32 - 1, 2 ** 32, 2 ** 32 * 5 + 7, Number.MAX_SAFE_INTEGER])('block %i, as another implementation has it', (counter) => {
  const start = Buffer.alloc(16);
  start.writeBigUInt64LE(BigInt(counter), 0);
  start.writeUInt32LE(3, 8);
  start.writeUInt32LE(9, 12);
  const key = Buffer.alloc(32, 0xa7);
  const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(64));
  expect(block(key.toString('hex'), counter, 3, 9)).toBe(stream.toString('hex'));
});

test('a key in the midst of other bytes is read where it lies', () => {
  const words = new Uint32Array(16);
  const around = new Uint8Array(48).fill(0xee);
  around.set(new Uint8Array(32), 8);
  chacha20(around.subarray(8, 40), 0, 0, 0, words);
  expect(words[0]).toBe(0xade0b876);
});

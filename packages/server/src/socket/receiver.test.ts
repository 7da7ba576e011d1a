import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Receiver, type Received } from './receiver.ts';

const MOST = 1000;

/** A frame as a client makes it. */
function masked(opcode: number, content: Uint8Array, { final = true, mask = [1, 2, 3, 4] } = {}): Buffer {
  const { length } = content;
  const head = [(final ? 0x80 : 0) | opcode];
  if (length < 126) head.push(0x80 | length);
  else if (length < 65536) head.push(0x80 | 126, length >> 8, length & 0xff);
  else head.push(0x80 | 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff);
  return Buffer.from([...head, ...mask, ...content.map((byte, i) => byte ^ (mask[i & 3] ?? 0))]);
}

function heard(chunks: readonly Buffer[]): string[] {
  const all: string[] = [];
  const to: Received = {
    message: (text, bytes) => all.push(text === null ? `binary ${bytes}` : `text ${text}`),
    part: () => {},
    ping: (content) => all.push(`ping ${content.toString()}`),
    pong: () => all.push('pong'),
    close: (code) => all.push(`close ${code}`),
    fault: (code) => all.push(`fault ${code}`),
  };
  const receiver = new Receiver(MOST, to);
  for (const chunk of chunks) receiver.push(Buffer.from(chunk));
  return all;
}

/** Cut at the given places, whatever lies there. */
const cut = (bytes: Buffer, cuts: readonly number[]): Buffer[] => {
  const places = [0, ...cuts.map((at) => at % (bytes.length + 1)).sort((a, b) => a - b), bytes.length];
  return places.slice(1).map((end, i) => bytes.subarray(places[i], end));
};

test('messages are heard as they were said, however they are masked, split into frames and cut into pieces, with pings in between', () => {
  const message = fc.record({
    text: fc.oneof(fc.string({ maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 60 })),
    splits: fc.array(fc.nat(), { maxLength: 4 }),
    mask: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)),
    ping: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(message, { maxLength: 6 }), fc.array(fc.nat(), { maxLength: 12 }), (messages, cuts) => {
      const bytes: Buffer[] = [];
      const expected: string[] = [];
      for (const { text, splits, mask, ping } of messages) {
        const pieces = cut(Buffer.from(text), splits);
        pieces.forEach((piece, i) => {
          bytes.push(masked(i === 0 ? 1 : 0, piece, { final: i === pieces.length - 1, mask }));
          if (!ping || i === pieces.length - 1) return;
          bytes.push(masked(9, Buffer.from('p')));
          expected.push('ping p');
        });
        expected.push(`text ${text}`);
      }
      expect(heard(cut(Buffer.concat(bytes), cuts))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('byte by byte, and all at once', () => {
  const bytes = Buffer.concat([
    masked(1, Buffer.alloc(700, 'x')),
    masked(2, Buffer.alloc(3)),
    masked(10, Buffer.alloc(0)),
    masked(8, Buffer.from([3, 232])),
  ]);
  const expected = [`text ${'x'.repeat(700)}`, 'binary 3', 'pong', 'close 1000'];
  expect(heard([bytes])).toEqual(expected);
  expect(heard([...bytes].map((byte) => Buffer.from([byte])))).toEqual(expected);
});

describe('what breaks the protocol ends the connection with its code, and nothing after it is heard', () => {
  const unmasked = Buffer.from([0x81, 1, 120]);
  const reserved = masked(1, Buffer.from('x'));
  reserved[0] = 0xc1;
  const huge = Buffer.from([0x81, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]);
  test.each<[name: string, frames: readonly Buffer[], end: string]>([
    ['a frame without a mask', [unmasked], 'fault 1002'],
    ['a reserved bit', [reserved], 'fault 1002'],
    ['a reserved opcode', [masked(3, Buffer.alloc(0))], 'fault 1002'],
    ['a reserved control opcode', [masked(11, Buffer.alloc(0))], 'fault 1002'],
    ['a ping in pieces', [masked(9, Buffer.alloc(0), { final: false })], 'fault 1002'],
    ['a ping too long', [masked(9, Buffer.alloc(126))], 'fault 1002'],
    ['a continuation of nothing', [masked(0, Buffer.from('x'))], 'fault 1002'],
    ['a message inside a message', [masked(1, Buffer.from('x'), { final: false }), masked(1, Buffer.from('y'))], 'fault 1002'],
    ['a message too long', [masked(1, Buffer.alloc(MOST + 1))], 'fault 1009'],
    ['a length beyond all bounds, before any of it has come', [huge], 'fault 1009'],
    ['parts too long together', [masked(1, Buffer.alloc(MOST), { final: false }), masked(0, Buffer.alloc(1))], 'fault 1009'],
    ['text that is none', [masked(1, Buffer.from([0xc3, 0x28]))], 'fault 1007'],
    [
      'text that is none, cut between its parts',
      [masked(1, Buffer.from([0xc3]), { final: false }), masked(0, Buffer.from([0x28]))],
      'fault 1007',
    ],
    ['a farewell of one byte', [masked(8, Buffer.from([3]))], 'fault 1002'],
    ['a farewell with a code nobody may say', [masked(8, Buffer.from([3, 238]))], 'fault 1002'],
    ['a farewell with a reason that is no text', [masked(8, Buffer.from([3, 232, 0xff]))], 'fault 1007'],
    ['a farewell without a word', [masked(8, Buffer.alloc(0))], 'close 1005'],
  ])('%s', (_, frames, end) => {
    expect(heard([...frames, masked(1, Buffer.from('late'))])).toEqual([end]);
  });
});

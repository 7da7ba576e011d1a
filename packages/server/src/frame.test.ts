import { expect, test } from 'vitest';
import { Frames } from './frame.ts';

/** A text as a client sends it. */
function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head = Buffer.alloc(body.length < 126 ? 6 : body.length < 65_536 ? 8 : 14);
  head[0] = 0x81;
  head[1] = 0x80 | (body.length < 126 ? body.length : body.length < 65_536 ? 126 : 127);
  if (body.length >= 65_536) head.writeBigUInt64BE(BigInt(body.length), 2);
  else if (body.length >= 126) head.writeUInt16BE(body.length, 2);
  head.set([1, 2, 3, 4], head.length - 4);
  return Buffer.concat([head, body.map((byte, i) => byte ^ (1 + (i & 3)))]);
}
const long = (text: string): string => text.padEnd(2000, '.');

test('a long message is known by its beginning, however messages are cut into chunks', () => {
  const wire = Buffer.concat([frame('short'), frame(long('first')), frame('x'.repeat(300)), frame(long('second')), frame('short')]);
  for (const cuts of [[], [500], [2100], [1000, 1500, 2500, 3000, 4000]]) {
    const frames = new Frames(1000);
    const found = [0, ...cuts].flatMap((from, i) => frames.longIn(wire.subarray(from, cuts[i] ?? wire.length)) ?? []);
    // Of several in one chunk the first is enough.
    expect(found.map(({ length, text }) => [length, text.replaceAll('.', '')])).toEqual(
      cuts.length === 0
        ? [[2000, 'first']]
        : [
            [2000, 'first'],
            [2000, 'second'],
          ],
    );
  }
});

test('where a chunk ends in the midst of a head nothing is taken for one', () => {
  const frames = new Frames(1000);
  const wire = Buffer.concat([frame('short'), frame(long('cut'))]);
  expect(frames.longIn(wire.subarray(0, 13))).toBeNull();
  expect(frames.longIn(wire.subarray(13))).toBeNull();
});

test('the longest length a message can name', () => {
  const wire = frame('x'.repeat(70_000));
  expect(new Frames(1000).longIn(wire)?.length).toBe(70_000);
});

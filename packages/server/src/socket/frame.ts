/** Frames a server sends (RFC 6455, 5.2). A server does not mask, so a frame is a head and its content, and leaves in one write. */
import type { Writable } from 'node:stream';

export const OPCODE = { continuation: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;
const FINAL = 0x80;

/** Plain letters go to the socket as they are: no buffer is made for them, and most of what a server says has no others. */
export function writeText(wire: Writable, text: string): void {
  const { length } = text;
  const plain = Buffer.byteLength(text) === length;
  if (plain && length < 126) wire.write(`\x81${String.fromCharCode(length)}${text}`, 'latin1');
  else if (plain && length < 65536) wire.write(`\x81\x7e${String.fromCharCode(length >> 8, length & 0xff)}${text}`, 'latin1');
  else wire.write(frame(OPCODE.text, Buffer.from(text)));
}

/** The whole frame as one piece. */
export function frame(opcode: number, content: Uint8Array): Buffer {
  const { length } = content;
  const head = length < 126 ? 2 : length < 65536 ? 4 : 10;
  const whole = Buffer.allocUnsafe(head + length);
  whole[0] = FINAL | opcode;
  if (head === 2) whole[1] = length;
  else if (head === 4) {
    whole[1] = 126;
    whole.writeUInt16BE(length, 2);
  } else {
    whole[1] = 127;
    whole.writeBigUInt64BE(BigInt(length), 2);
  }
  whole.set(content, head);
  return whole;
}

export function closeFrame(code: number, reason: string): Buffer {
  const content = Buffer.alloc(2 + Buffer.byteLength(reason));
  content.writeUInt16BE(code, 0);
  content.write(reason, 2);
  return frame(OPCODE.close, content);
}
